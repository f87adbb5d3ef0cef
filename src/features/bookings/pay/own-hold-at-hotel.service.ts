import { removeArrival } from "#src/features/bookings/arrival/arrival.store.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { removeCompany } from "#src/features/bookings/company/company.store.ts"
import { removeBookedExtras } from "#src/features/bookings/extras/booked-extras.store.ts"
import { ExtraChanged, saveBookingDetails } from "#src/features/bookings/place/booking-details.service.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { fingerprintRequest } from "#src/features/bookings/place/repeated-booking.service.ts"
import { BeyondUnpaidLimit } from "#src/features/bookings/place/unpaid-limits.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { findOwnHoldOf, insertKeyOfBooking } from "./own-hold.store.ts"
import { confirmUnpaidHold } from "./pay-at-hotel.service.ts"

/**
 * A guest who left the payment page confirms the same stay again, to be paid at the hotel: the held booking is confirmed
 * with the details of this form, so that one stay is one booking (BOOK-9, decision 119). Returns its id; null when there
 * is no such hold or it cannot be used: the caller then continues with `bookOnline`.
 */
export async function confirmOwnHold(
  platform: Platform,
  actor: SignedInActor,
  request: PlaceBookingRequest,
): Promise<string | null> {
  if (request.paymentMode !== "pay-at-hotel") return null
  const held = fingerprintRequest({ ...request, paymentMode: "online" })
  const id = await findOwnHoldOf(platform.db, actor.userId, held)
  if (id === null) return null
  try {
    return await platform.db.transaction((tx) => confirmInTransaction(platform, tx, { actor, request, id }))
  } catch (error) {
    // `bookOnline` refuses the request for the same reason and returns it.
    if (error instanceof ExtraChanged || error instanceof BeyondUnpaidLimit) return null
    throw error
  }
}

type Confirmation = {
  readonly actor: SignedInActor
  readonly request: PlaceBookingRequest
  readonly id: string
}

// Runs under the booking's lock. A payment that is settled before it has confirmed the booking already; one that is settled
// after it pays the confirmed booking.
async function confirmInTransaction(
  platform: Platform,
  tx: Sql,
  { actor, request, id }: Confirmation,
): Promise<string | null> {
  const booking = await lockAndFindBooking(tx, id)
  if (booking?.status !== "held" && booking?.status !== "confirmed") return null
  if (request.seenTotal !== null && request.seenTotal !== booking.total) return null
  const { idempotencyKey: key } = request
  const keyed = { userId: actor.userId, key, fingerprint: fingerprintRequest(request), bookingId: id }
  // `bookOnline` finds the booking of a key that was used before.
  if (!(await insertKeyOfBooking(tx, keyed))) return null
  if (booking.status === "held") {
    await replaceDetails(tx, booking, request)
    await confirmUnpaidHold(platform, tx, { actor, id })
  }
  return id
}

// The price with its offer and the hours of a day room are those of the hold.
async function replaceDetails(tx: Sql, { id, extras }: Booking, request: PlaceBookingRequest): Promise<void> {
  if (!request.arrival) await removeArrival(tx, id)
  if (!request.company) await removeCompany(tx, id)
  const booked = extras.map(({ extraId }) => extraId)
  await removeBookedExtras(tx, id, booked)
  await saveBookingDetails(tx, id, { ...request, offer: null, dayRoom: null })
}
