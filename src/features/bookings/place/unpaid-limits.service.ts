import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { exceededLimit, type UnpaidLimit, unverifiedNightsByAddress } from "./booking-limits.ts"
import { hasNeverPaidUnverified, lockUnpaidStays } from "./unpaid-stays.store.ts"

/** Thrown to roll a transaction back that would exceed the limit of unpaid rooms of an account (SAFE-3). */
export class BeyondUnpaidLimit extends Error {
  readonly limit: UnpaidLimit

  constructor(limit: UnpaidLimit) {
    super(limit)
    this.limit = limit
  }
}

/** Throws `BeyondUnpaidLimit` when a user keeps more unpaid rooms than the account may; call it after the change. */
export async function checkUnpaidLimits(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  userId: string,
): Promise<void> {
  const limit = exceededLimit(await lockUnpaidStays(tx, userId, clock.today()))
  if (limit) throw new BeyondUnpaidLimit(limit)
}

type AddedNights = { readonly userId: string; readonly address: string; readonly roomNights: number }

/** Counts room-nights of a guest who may be anybody; whether there are too many from the address (SAFE-3). */
export const exceedsNightsOfAddress = async (
  { db, rateLimiter, clock }: Pick<Platform, "db" | "rateLimiter" | "clock">,
  { userId, address, roomNights }: AddedNights,
): Promise<boolean> =>
  roomNights > 0 &&
  (await hasNeverPaidUnverified(db, userId, clock.today())) &&
  (await rateLimiter.take(unverifiedNightsByAddress, address, roomNights)) !== null
