import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type Booking, isHidden } from "./booking.ts"
import { canSeeBooking } from "./booking-access.ts"
import { isHoldExpired } from "./pay/hold.ts"
import {
  findBookingById,
  findDeletedBooking,
  findNewestOfUser,
  type BookingPage,
  listAllBookings,
  listBookingsOfUser,
  listHoldsOfUser,
} from "./bookings.store.ts"

export { bookedOfferSql } from "./booked-offers.store.ts"
export { companySql } from "./company/company.store.ts"
export { dayRoomSql } from "./day-rooms/booking-hours.store.ts"
export { countedRoomNamesSql, roomNamesSql } from "./list/booked-room-names.store.ts"
export { keptPriceSql } from "./price-lock/kept-prices.store.ts"

/** A booking that the actor may see; '-1' is their newest (BOOK-4). Null when there is none for them. */
export async function findBooking(platform: Platform, actor: Actor, id: string): Promise<Booking | null> {
  if (id === "-1") return actor.kind === "user" ? findNewestOfUser(platform.db, actor.userId) : null
  const booking = await findBookingById(platform.db, id)
  return booking && canSeeBooking(actor, booking.guest.id) ? booking : null
}

/** The booking of an email. A cancelled booking may be deleted before its email is written. */
export async function findBookingOfEmail(
  platform: Pick<Platform, "db">,
  email: { readonly bookingId: string; readonly kind: string },
): Promise<Booking | null> {
  const booking = await findBookingById(platform.db, email.bookingId)
  if (booking || email.kind !== "cancelled") return booking
  return findDeletedBooking(platform.db, email.bookingId)
}

/** A booking for the desk, which does not see unpaid online attempts (ADM-6). */
export async function findBookingForDesk(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Booking | null> {
  if (!hasRight(actor, "bookings.see")) return null
  const booking = await findBooking(platform, actor, id)
  return booking && !isHidden(booking) ? booking : null
}

/** Newest first: all bookings for the administration, else the user's own; a visitor has none (API-6). */
export async function listBookings(platform: Platform, actor: Actor, page: BookingPage): Promise<Booking[]> {
  if (hasRight(actor, "bookings.see")) return listAllBookings(platform.db, page)
  return actor.kind === "user" ? listBookingsOfUser(platform.db, actor.userId, page) : []
}

/** A user's own bookings, without unpaid online attempts, also for an administrator's own account (ACCT-4). */
export async function listOwnBookings(platform: Platform, actor: Actor): Promise<Booking[]> {
  if (actor.kind !== "user") return []
  return listBookingsOfUser(platform.db, actor.userId, { limit: 200, withUnpaid: false })
}

/** A user's stays that are held until they are paid online, newest first (BOOK-10); their list leaves them out. */
export async function listOwnHolds({ db, clock }: Platform, actor: Actor): Promise<Booking[]> {
  if (actor.kind !== "user") return []
  const now = clock.now().toISOString()
  const holds = await listHoldsOfUser(db, actor.userId)
  return holds.filter(({ holdExpiresAt }) => !isHoldExpired(holdExpiresAt, now))
}
