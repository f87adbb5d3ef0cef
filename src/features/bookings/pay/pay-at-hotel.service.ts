import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { updatePaymentMode } from "#src/features/bookings/booking-changes.store.ts"
import { confirmHeldBooking } from "#src/features/bookings/booking-transitions.store.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import type { UnpaidLimit } from "#src/features/bookings/place/booking-limits.ts"
import { BeyondUnpaidLimit, checkUnpaidLimits } from "#src/features/bookings/place/unpaid-limits.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

export type PayAtHotelRefusal = "not-signed-in" | "unknown-booking" | "lapsed" | "ended" | UnpaidLimit

/**
 * Confirms the guest's held booking without an online payment: it is paid at the hotel. A repeat changes nothing, and
 * a payment that arrives later pays the confirmed booking. An account keeps no more unpaid rooms than it may (SAFE-3).
 */
export async function payAtHotel(
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<Result<{ id: string }, PayAtHotelRefusal>> {
  if (actor.kind !== "user") return refused("not-signed-in")
  const booking = await findBooking(platform, actor, bookingId)
  if (booking?.guest.id !== actor.userId) return refused("unknown-booking")
  return confirmUnpaid(platform, { actor, id: booking.id })
}

type Confirmation = { readonly actor: SignedInActor; readonly id: string }

async function confirmUnpaid(
  platform: Platform,
  confirmation: Confirmation,
): Promise<Result<{ id: string }, PayAtHotelRefusal>> {
  try {
    return await platform.db.transaction((tx) => confirmInTransaction(platform, tx, confirmation))
  } catch (error) {
    if (error instanceof BeyondUnpaidLimit) return refused(error.limit)
    throw error
  }
}

async function confirmInTransaction(
  platform: Platform,
  tx: Sql,
  { actor, id }: Confirmation,
): Promise<Result<{ id: string }, PayAtHotelRefusal>> {
  const booking = await lockAndFindBooking(tx, id)
  if (!booking) return refused("unknown-booking")
  if (booking.status === "confirmed") return done({ id })
  if (booking.status !== "held") return refused(booking.status === "expired" ? "lapsed" : "ended")
  await confirmUnpaidHold(platform, tx, { actor, id })
  return done({ id })
}

/** Confirms a held booking that the caller has locked, to be paid at the hotel. Throws `BeyondUnpaidLimit`. */
export async function confirmUnpaidHold(
  platform: Platform,
  tx: Sql,
  { actor, id }: Confirmation,
): Promise<void> {
  await confirmHeldBooking(tx, id, { actor, businessDate: platform.clock.today() })
  await updatePaymentMode(tx, id, "pay-at-hotel")
  // A hold for the waitlist was placed without the limit; the desk's bookings are never held.
  await checkUnpaidLimits(platform, tx, actor.userId)
  await requestBookingEmail(platform, tx, { bookingId: id, kind: "confirmed" })
}
