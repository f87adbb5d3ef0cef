import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { UnmatchedPayment } from "./payment.ts"
import { listNewestUnmatched } from "./unmatched-payments.store.ts"

/** Payments without a booking (L-7); null without the right to see the revenue. */
export async function listUnmatchedPayments(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: readonly UnmatchedPayment[] } | null> {
  return hasRight(actor, "revenue.see") ? listNewestUnmatched(platform.db, limit) : null
}
