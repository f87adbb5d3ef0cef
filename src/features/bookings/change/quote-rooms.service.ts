import type { Stay } from "#src/features/availability/stay.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findRateOffer } from "#src/features/content/offers/offers.service.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import type { NightRate } from "#src/features/pricing/minimum-stay.ts"
import { quoteChangedNights, type RoomsToQuote } from "#src/features/pricing/offers/quote-offers.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { listNightRates } from "#src/features/pricing/rates.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { RoomsAtPrice } from "./rooms-at-price.ts"

export type Reading = Pick<Platform, "clock"> & { readonly db: Sql }

type ChangedRooms = {
  readonly booking: Booking
  readonly rooms: readonly RoomsAtPrice[]
  readonly to: Stay
}

type QuotedRooms = {
  readonly quote: Quote
  readonly types: readonly { readonly room: RoomType; readonly rates: readonly NightRate[] }[]
}

/**
 * Quotes the rooms of a booking for new dates: booked nights keep their price; added nights have today's rate and the
 * offer of the booking, if it applies. Null when a room type was deleted.
 */
export async function quoteRooms(
  { clock, db: sql }: Reading,
  { booking, rooms, to }: ChangedRooms,
): Promise<QuotedRooms | null> {
  const { gstPeriods } = await findBookingSettings(sql)
  const priced: (RoomsToQuote & { room: RoomType; rates: NightRate[] })[] = []
  for (const own of rooms) {
    const room = await findRoomType(sql, own.roomTypeId)
    if (!room) return null
    const rates = await listNightRates(sql, [room], { from: to.checkIn, to: to.checkOut })
    priced.push({ ...own, room, gstPeriods, today: clock.today(), rates: rates.get(room.id) ?? [] })
  }
  const offer = booking.offer && (await findRateOffer(sql, booking.offer.id))
  return { quote: quoteChangedNights(priced, offer), types: priced }
}
