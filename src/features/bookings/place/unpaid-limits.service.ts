import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import {
  exceededLimit,
  type UnpaidLimit,
  unverifiedNightsByAddress,
  verifiedNightsByAddress,
} from "./booking-limits.ts"
import { findNeverPaid, lockUnpaidStays } from "./unpaid-stays.store.ts"

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

/**
 * Counts room-nights of a guest who may be anybody; the limit that is exceeded, or null (SAFE-3). What is too much for one
 * account is refused in any case, and does not count for its address.
 */
export async function countNightsOfAddress(
  { db, rateLimiter, clock }: Pick<Platform, "db" | "rateLimiter" | "clock">,
  { userId, address, roomNights }: AddedNights,
): Promise<UnpaidLimit | null> {
  const guest = roomNights > 0 ? await findNeverPaid(db, userId, clock.today()) : null
  if (!guest) return null
  const exceeded = exceededLimit({ ...guest, hasPaid: false, openHolds: 0, roomNights })
  if (exceeded) return exceeded
  const limit = guest.isVerified ? verifiedNightsByAddress : unverifiedNightsByAddress
  if ((await rateLimiter.take(limit, address, roomNights)) === null) return null
  return guest.isVerified ? "unpaid-limit" : "unverified-limit"
}
