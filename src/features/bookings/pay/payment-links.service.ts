import { createHash, randomBytes } from "node:crypto"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import { findLinkedBookingId, insertPaymentLink } from "./payment-links.store.ts"

const secretShape = /^[\w-]{43}$/

const hashOf = (secret: string): Uint8Array => createHash("sha256").update(secret).digest()

/** Creates a link that pays a booking without a sign-in and returns its secret, which only the email contains. */
export async function createPaymentLink(sql: Sql, bookingId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url")
  await insertPaymentLink(sql, bookingId, hashOf(secret))
  return secret
}

/** The booking that a payment link pays; null when the link is unknown or expired. */
export async function findBookingOfLink(platform: Platform, secret: string): Promise<Booking | null> {
  const id = secretShape.test(secret) ? await findLinkedBookingId(platform.db, hashOf(secret)) : null
  return id ? findBookingById(platform.db, id) : null
}
