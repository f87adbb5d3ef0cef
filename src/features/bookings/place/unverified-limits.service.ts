import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { isBeyondLimits } from "./booking-limits.ts"
import { lockUnpaidStays } from "./unpaid-stays.store.ts"

/** Rolls a transaction back: an unverified account would keep more unpaid rooms than it may (SAFE-3). */
export class BeyondUnverifiedLimits extends Error {}

/** Throws `BeyondUnverifiedLimits` when a user keeps more than an unverified account may; call it after the change. */
export async function checkUnverifiedLimits(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  userId: string,
): Promise<void> {
  if (isBeyondLimits(await lockUnpaidStays(tx, userId, clock.today()))) throw new BeyondUnverifiedLimits()
}
