import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { canManageEnquiries, type EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { type NewEnquiry, listNewEnquiriesOfKind } from "./new-enquiries.store.ts"

const kinds: readonly EnquiryKind[] = ["contact", "banquet", "corporate"]

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
  const readable = kinds.filter((kind) => canManageEnquiries(actor, kind))
  return Promise.all(
    readable.map(async (kind) => ({
      kind,
      ...(await listNewEnquiriesOfKind(platform.db, kind, limit)),
    })),
  )
}
