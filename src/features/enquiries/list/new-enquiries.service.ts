import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type EnquiryKind, listReadableKinds } from "#src/features/enquiries/enquiry.ts"
import { type NewEnquiry, listNewEnquiriesOfKind } from "./new-enquiries.store.ts"

export type NewEnquiries = {
  readonly kind: EnquiryKind
  readonly count: number
  readonly first: readonly NewEnquiry[]
}

/** The unanswered enquiries of each kind that the actor may read. */
export async function listNewEnquiries(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<NewEnquiries[]> {
  return Promise.all(
    listReadableKinds(actor).map(async (kind) => ({
      kind,
      ...(await listNewEnquiriesOfKind(platform.db, kind, limit)),
    })),
  )
}
