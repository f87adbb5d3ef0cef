import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { canManageEnquiries, type EnquiryKind } from "./enquiry.ts"
import { type NewEnquiry, selectNewEnquiries } from "./new-enquiries.store.ts"

const newForDays = 7
const kinds: readonly EnquiryKind[] = ["contact", "banquet", "corporate"]
const millisecondsPerDay = 86_400_000

export type NewEnquiries = {
  readonly kind: EnquiryKind
  readonly count: number
  readonly first: readonly NewEnquiry[]
}

/** What came in during the last week, by kind, for those who may read that kind. */
export async function listNewEnquiries(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<NewEnquiries[]> {
  const since = new Date(platform.clock.now().getTime() - newForDays * millisecondsPerDay).toISOString()
  const readable = kinds.filter((kind) => canManageEnquiries(actor, kind))
  return Promise.all(
    readable.map(async (kind) => ({
      kind,
      ...(await selectNewEnquiries(platform.db, kind, { since, limit })),
    })),
  )
}
