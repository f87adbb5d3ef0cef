import { createHash, randomBytes } from "node:crypto"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import { findLinkedBookingId, insertPaymentLink } from "./payment-links.store.ts"

const secretShape = /^[\w-]{43}$/

const hashOf = (secret: string): Uint8Array => createHash("sha256").update(secret).digest()

/** Makes a way to a booking's payment that needs no sign-in, and gives its secret: it stands in an email alone. */
export async function createPaymentLink(sql: Sql, bookingId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url")
  await insertPaymentLink(sql, bookingId, hashOf(secret))
  return secret
}

/** The booking that an email's link is to pay; null when the link is wrong or too old. */
export async function findBookingOfLink(platform: Platform, secret: string): Promise<Booking | null> {
  const id = secretShape.test(secret) ? await findLinkedBookingId(platform.db, hashOf(secret)) : null
  return id ? findBookingById(platform.db, id) : null
}
