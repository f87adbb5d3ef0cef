import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { listNewestStray, type StrayMoney } from "./unmatched-payments.store.ts"

/** Money without a booking (L-7); null for whoever may not see the revenue. */
export async function listStrayMoney(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: readonly StrayMoney[] } | null> {
  return hasRight(actor, "revenue.see") ? listNewestStray(platform.db, limit) : null
}
