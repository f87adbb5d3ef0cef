import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { findCandidateOffers } from "#src/features/pricing/offers/candidate-offers.service.ts"
import { quoteWithOffers } from "#src/features/pricing/offers/quote-offers.ts"
import { listNightRates } from "#src/features/pricing/rates.service.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { listFreeNights } from "./availability.store.ts"

/** A stay of one night in one room; its total is null where it cannot be booked. */
export type OneNightStay = {
  readonly roomId: string
  readonly checkIn: CalendarDate
  readonly total: Money | null
}

/** The stays of one night from today on, in every active room type, at the prices of `quoteStay`. */
export async function listOneNightStays(platform: Platform, nights: number): Promise<OneNightStay[]> {
  const from = platform.clock.today()
  const range = { from, to: addDays(from, nights) }
  const rooms = await listActiveRoomTypes(platform.db)
  const ids = rooms.map(({ id }) => id)
  const [rates, free, { gstPeriods }, candidateOffers] = await platform.db.readTogether((sql) =>
    Promise.all([
      listNightRates(sql, rooms, range),
      listFreeNights(sql, ids, range),
      findBookingSettings(sql),
      findCandidateOffers(sql, {}, from),
    ]),
  )
  return rooms.flatMap((room) =>
    (rates.get(room.id) ?? []).map((rate, place) => {
      const isOpen = isSellable(room) && (free.get(room.id)?.[place]?.free ?? 0) > 0
      const type = { roomTypeId: room.id, roomName: room.name, rooms: 1, rates: [rate] }
      const { total } = quoteWithOffers([{ ...type, today: from, gstPeriods }], candidateOffers).quote
      const isBookable = isOpen && total > 0 && (rate.minimumNights ?? 1) <= 1
      return { roomId: room.id, checkIn: rate.night, total: isBookable ? total : null }
    }),
  )
}
