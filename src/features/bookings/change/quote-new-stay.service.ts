import { type Booking, typesOf } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { findRateOffer } from "#src/features/content/offers/offers.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { shorteningFee } from "#src/features/pricing/cancellation-policy.ts"
import { findMissedMinimum, type NightRate } from "#src/features/pricing/minimum-stay.ts"
import { quoteChangedNights } from "#src/features/pricing/offers/quote-offers.ts"
import { type RoomsOfType, totalsByNight } from "#src/features/pricing/quote.ts"
import { listNightRates } from "#src/features/pricing/rates.service.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fromPaise } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { savedByLeaving } from "./stay-change-amounts.ts"
import type { ChangeStayRefusal, Priced } from "./stay-change.ts"

type NewStay = { readonly actor: Actor; readonly booking: Booking; readonly to: Stay }

/** Prices new dates of a booking: nights that stay keep their price. With the fee for nights that are given up late. */
export async function quoteNewStay(
  { clock, db: sql }: Pick<Platform, "clock"> & { readonly db: Sql },
  { actor, booking, to }: NewStay,
): Promise<Result<Priced, ChangeStayRefusal>> {
  const { gstSlabs: slabs } = await findBookingSettings(sql)
  const priced = { today: clock.today(), slabs }
  const types: (RoomsOfType & typeof priced & { rates: NightRate[] })[] = []
  for (const type of typesOf(booking)) {
    const room = await findRoomType(sql, type.roomTypeId)
    // A type can be deleted on the last day of its last stay.
    if (!room) return refused({ kind: "not-changeable" })
    // A guest cannot book these nights either (LIST-3); the desk decides itself.
    if (!isSellable(room) && addsNights(booking, to) && !canManageBookings(actor))
      return refused({ kind: "not-available", firstFullNight: null, left: 0 })
    const rates = await listNightRates(sql, [room], { from: to.checkIn, to: to.checkOut })
    types.push({ ...type, ...priced, rates: rates.get(room.id) ?? [] })
  }
  const offer = booking.offer && (await findRateOffer(sql, booking.offer.id))
  const quote = quoteChangedNights(types, booking, offer)
  if (quote.total === 0) return refused({ kind: "zero-total" })
  const removed = totalsByNight(booking).filter(({ night }) => night < to.checkIn || night >= to.checkOut)
  const policyFee = shorteningFee(
    { ...booking, removedNightTotals: removed.map(({ total }) => total) },
    clock.now(),
  )
  // Leaving early never costs more than staying.
  const saved = savedByLeaving(booking, await listFolioLines(sql, booking.id), to)
  const fee = fromPaise(Math.min(policyFee, saved))
  const rates = types.flatMap((type) => type.rates)
  return done({ quote, missedMinimum: findMissedMinimum(rates, nightsOf(to)), fee })
}

const addsNights = (booking: Booking, { checkIn, checkOut }: Stay): boolean =>
  checkIn < booking.checkIn || checkOut > booking.checkOut
