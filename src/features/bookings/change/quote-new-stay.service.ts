import { type Booking, typesOf } from "#src/features/bookings/booking.ts"
import { nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { findRateOffer } from "#src/features/content/offers/offers.service.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { shorteningFee } from "#src/features/pricing/cancellation-policy.ts"
import { findMissedMinimum, type NightRate } from "#src/features/pricing/minimum-stay.ts"
import { quoteChangedNights } from "#src/features/pricing/offers/quote-offers.ts"
import { type RoomsOfType, totalsByNight } from "#src/features/pricing/quote.ts"
import { listNightRates } from "#src/features/pricing/rates.service.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Priced } from "./stay-change.ts"

/** Prices new dates of a booking: nights that stay keep their price. With the fee for nights that are given up late. */
export async function quoteNewStay(
  { clock, db: sql }: Pick<Platform, "clock"> & { readonly db: Sql },
  booking: Booking,
  to: Stay,
): Promise<Priced> {
  const { gstSlabs: slabs } = await findBookingSettings(sql)
  const priced = { today: clock.today(), slabs }
  const types: (RoomsOfType & typeof priced & { rates: NightRate[] })[] = []
  for (const type of typesOf(booking)) {
    const room = await findRoomType(sql, type.roomTypeId)
    if (!room) throw new Error("the room type of a booking was not found")
    const rates = await listNightRates(sql, [room], { from: to.checkIn, to: to.checkOut })
    types.push({ ...type, ...priced, rates: rates.get(room.id) ?? [] })
  }
  const offer = booking.offer && (await findRateOffer(sql, booking.offer.id))
  const quote = quoteChangedNights(types, booking, offer)
  const removed = totalsByNight(booking).filter(({ night }) => night < to.checkIn || night >= to.checkOut)
  const fee = shorteningFee(
    { ...booking, removedNightTotals: removed.map(({ total }) => total) },
    clock.now(),
  )
  const rates = types.flatMap((type) => type.rates)
  return { quote, missedMinimum: findMissedMinimum(rates, nightsOf(to)), fee }
}
