import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { updatePaymentMode } from "#src/features/bookings/booking-changes.store.ts"
import { confirmHeldBooking } from "#src/features/bookings/booking-transitions.store.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

export type PayAtHotelRefusal = "not-signed-in" | "unknown-booking" | "lapsed" | "ended"

/**
 * Confirms the guest's held booking without an online payment: it is paid at the hotel. A repeat changes nothing, and
 * a payment that arrives later pays the confirmed booking.
 */
export async function payAtHotel(
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<Result<{ id: string }, PayAtHotelRefusal>> {
  if (actor.kind !== "user") return refused("not-signed-in")
  const booking = await findBooking(platform, actor, bookingId)
  if (booking?.guest.id !== actor.userId) return refused("unknown-booking")
  return confirmUnpaid(platform, actor, booking.id)
}

const confirmUnpaid = (
  platform: Platform,
  actor: SignedInActor,
  id: string,
): Promise<Result<{ id: string }, PayAtHotelRefusal>> =>
  platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking) return refused("unknown-booking")
    if (booking.status === "confirmed") return done({ id })
    if (booking.status !== "held") return refused(booking.status === "expired" ? "lapsed" : "ended")
    await confirmHeldBooking(tx, id, { actor, businessDate: platform.clock.today() })
    await updatePaymentMode(tx, id, "pay-at-hotel")
    await requestBookingEmail(platform, tx, { bookingId: id, kind: "confirmed" })
    return done({ id })
  })
