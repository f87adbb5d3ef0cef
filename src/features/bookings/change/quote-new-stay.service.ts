import type { Booking } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { shorteningFee } from "#src/features/pricing/cancellation-policy.ts"
import { findMissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { totalsByNight } from "#src/features/pricing/quote.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fromPaise } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { quoteRooms, type Reading } from "./quote-rooms.service.ts"
import { groupRoomsByPrice } from "./rooms-at-price.ts"
import { savingOfRemovedNights } from "./stay-change-amounts.ts"
import type { ChangeStayRefusal, Priced } from "./stay-change.ts"

type NewStay = { readonly actor: Actor; readonly booking: Booking; readonly to: Stay }

/** Prices new dates of a booking: booked nights keep their price. Includes the fee for nights given up late. */
export async function quoteNewStay(
  platform: Reading,
  { actor, booking, to }: NewStay,
): Promise<Result<Priced, ChangeStayRefusal>> {
  const quoted = await quoteRooms(platform, { booking, to, rooms: groupRoomsByPrice(booking) })
  // A type can be deleted on the last day of its last stay.
  if (!quoted) return refused({ kind: "not-changeable" })
  const { quote, types } = quoted
  // A guest cannot book these nights either (LIST-3); the desk decides itself.
  const isSold = types.every(({ room }) => isSellable(room))
  if (!isSold && addsNights(booking, to) && !canManageBookings(actor))
    return refused({ kind: "not-available", firstFullNight: null, left: 0 })
  if (quote.total === 0) return refused({ kind: "zero-total" })
  const removed = totalsByNight(booking).filter(({ night }) => night < to.checkIn || night >= to.checkOut)
  const policyFee = shorteningFee(
    { ...booking, removedNightTotals: removed.map(({ total }) => total) },
    platform.clock.now(),
  )
  // The fee is at most what the removed nights save.
  const saved = savingOfRemovedNights(booking, await listFolioLines(platform.db, booking.id), to)
  const fee = fromPaise(Math.min(policyFee, saved))
  const rates = types.flatMap((type) => type.rates)
  return done({ quote, missedMinimum: findMissedMinimum(rates, nightsOf(to)), fee })
}

const addsNights = (booking: Booking, { checkIn, checkOut }: Stay): boolean =>
  checkIn < booking.checkIn || checkOut > booking.checkOut
