import type { Booking } from "#src/features/bookings/booking.ts"
import { type BookedPrices, pricesOfRooms } from "#src/features/pricing/offers/quote-offers.ts"
import type { RoomsOfType } from "#src/features/pricing/quote.ts"

/** Rooms of a booking of one type and price, with the prices and savings that they keep. */
export type RoomsAtPrice = Required<RoomsOfType> & { readonly booked: BookedPrices }

/**
 * The rooms of a booking by type and price, in their order. Rooms of one type differ in price after a change of room type,
 * which keeps the price of a room or takes that of another day.
 */
export function groupRoomsByPrice(booking: Booking): RoomsAtPrice[] {
  const rooms = booking.bookedRooms.map(({ roomTypeId, roomName }, index) => {
    const room = { roomTypeId, roomName, rooms: 1, positions: [index + 1] }
    return { ...room, booked: pricesOfRooms(booking, room) }
  })
  const groups = Map.groupBy(rooms, ({ roomTypeId, booked: { nights, offer } }) =>
    JSON.stringify([roomTypeId, nights.map(({ night, price, gst }) => [night, price, gst]), offer?.savings]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const positions = [first, ...others].flatMap((room) => room.positions)
    return [{ ...first, rooms: positions.length, positions }]
  })
}

/** The same rooms without the prices and savings that they keep: their nights have the rate of today. */
export function atPriceOfToday(rooms: RoomsAtPrice): RoomsAtPrice {
  const { offer } = rooms.booked
  return { ...rooms, booked: { nights: [], offer: offer && { ...offer, savings: {} } } }
}
