import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { secretShape } from "#src/shared/validation/secret-shape.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import type { Deposit } from "#src/features/bookings/deposits/deposit.ts"
import { findDeposit } from "#src/features/bookings/deposits/deposits.store.ts"
import { findLinkTarget, insertPaymentLink, type LinkTarget } from "./payment-links.store.ts"

export type { LinkTarget } from "./payment-links.store.ts"

/** Creates a link that pays without a sign-in and returns its secret, which only the email contains. */
export async function createPaymentLink(sql: Sql, target: LinkTarget): Promise<string> {
  const secret = newSecret()
  await insertPaymentLink(sql, target, hashOfSecret(secret))
  return secret
}

/** The booking that a payment link pays, and its deposit if it pays one; null when the link is unknown or expired. */
export async function findBookingOfLink(
  { db }: Platform,
  secret: string,
): Promise<{ readonly booking: Booking; readonly deposit: Deposit | null } | null> {
  const target = secretShape.test(secret) ? await findLinkTarget(db, hashOfSecret(secret)) : null
  const booking = target && (await findBookingById(db, target.bookingId))
  if (!booking) return null
  return { booking, deposit: target.depositId === null ? null : await findDeposit(db, target.depositId) }
}
