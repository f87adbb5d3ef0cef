import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type Result, refused } from "#src/shared/result.ts"
import { bookingsByAccount, bookingsByAddress } from "./booking-limits.ts"
import {
  findRepeatedBooking,
  type PlaceBooking,
  placeBooking,
  type PlacedBooking,
  type PlaceBookingRefusal,
} from "./place-booking.service.ts"

export type BookOnlineRefusal =
  | PlaceBookingRefusal
  | { readonly kind: "too-many-bookings"; readonly retryAfterSeconds: number }

/** Books a stay from the site or the API, within the rate limits of the account and its address (SAFE-3). */
export async function bookOnline(
  platform: Platform,
  { actor, address }: { readonly actor: Actor; readonly address: string },
  input: PlaceBooking,
): Promise<Result<PlacedBooking, BookOnlineRefusal>> {
  if (actor.kind !== "user") return refused({ kind: "not-signed-in" })
  const retryAfterSeconds =
    (await platform.rateLimiter.take(bookingsByAddress, address)) ??
    (await platform.rateLimiter.take(bookingsByAccount, actor.userId))
  if (retryAfterSeconds === null) return placeBooking(platform, actor, input)
  // The repeat of a confirmation that was booked gets its booking however often it is sent (BOOK-9).
  const repeat = await findRepeatedBooking(platform, actor.userId, input)
  return repeat ?? refused({ kind: "too-many-bookings", retryAfterSeconds })
}
