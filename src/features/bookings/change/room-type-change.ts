import type { TooFewRooms } from "#src/features/availability/availability.ts"
import type { PartyRefusal } from "#src/features/availability/party.ts"
import { type Booking, groupRoomsByType } from "#src/features/bookings/booking.ts"
import { formatRoomTypes } from "#src/features/pricing/quote.ts"
import type { Money } from "#src/shared/money.ts"
import { atPriceOfToday, type RoomsAtPrice } from "./rooms-at-price.ts"
import type { ChangeTermsRefusal, StayChange } from "./stay-change.ts"

/** `keep`: the nights keep their booked price; `new`: they take the price of the new room type. */
export const roomTypePrices = ["keep", "new"] as const
export type RoomTypePrice = (typeof roomTypePrices)[number]

/** How many rooms of a booked type get which other type, and at which price. */
export type NewRoomType = {
  readonly from: string
  readonly rooms: number
  readonly to: string
  readonly price: RoomTypePrice
}

export type ChangeRoomTypeRefusal =
  | ChangeTermsRefusal
  | {
      readonly kind:
        | "forbidden"
        | "unknown-booking"
        | "not-changeable"
        | "day-room"
        | "has-begun"
        | "not-booked"
        | "same-type"
        | "not-sold"
        | "zero-total"
        | "decided"
    }
  | { readonly kind: "too-many-rooms"; readonly booked: number }
  /** The amount of the upgrade is above the limit of the role. */
  | { readonly kind: "upgrade-over-limit"; readonly amount: Money; readonly limit: Money }
  | { readonly kind: "party"; readonly reason: PartyRefusal; readonly room: number | null }
  | (Omit<TooFewRooms, "firstFullNight"> & {
      readonly kind: "not-available"
      readonly firstFullNight: TooFewRooms["firstFullNight"] | null
    })

/** The price of another room type, and the rooms of the booking after the change. */
export type RoomTypeChange = StayChange & {
  readonly bookedRooms: Booking["bookedRooms"]
  /** The amount of the upgrade: today's price of the rooms of the new type less their kept prices. */
  readonly upgradeAmount: Money
}

/** The rooms of a booked type that change first, from the last: the first room gives the booking its type. */
export const listLastRooms = (booking: Booking, roomTypeId: string, rooms: number): number[] =>
  booking.bookedRooms
    .flatMap((room, index) => (room.roomTypeId === roomTypeId ? [index + 1] : []))
    .slice(-rooms)

type NewTypeOfRooms = {
  readonly positions: readonly number[]
  readonly type: { readonly id: string; readonly name: string }
}

/** The rooms of a booking when those at these positions have another type. */
export const bookedRoomsAfter = (
  { bookedRooms }: Pick<Booking, "bookedRooms">,
  { positions, type }: NewTypeOfRooms,
): Booking["bookedRooms"] =>
  bookedRooms.map((room, index) =>
    positions.includes(index + 1) ? { ...room, roomTypeId: type.id, roomName: type.name } : room,
  )

/** 'Classic Room'; of several types '2 × Classic Room, 1 × Family Suite'. */
export const formatBookedRooms = (bookedRooms: Booking["bookedRooms"]): string =>
  formatRoomTypes(groupRoomsByType({ bookedRooms }))

/** The rooms of a booking by type and price when those at these positions have another type, with the prices that they keep. */
export function roomsAtPriceAfter(
  rooms: readonly RoomsAtPrice[],
  { positions: changing, type, price }: NewTypeOfRooms & { readonly price: RoomTypePrice },
): RoomsAtPrice[] {
  const after = rooms.flatMap((group) => {
    const moved = group.positions.filter((position) => changing.includes(position))
    const kept = group.positions.filter((position) => !changing.includes(position))
    const changed = {
      roomTypeId: type.id,
      roomName: type.name,
      positions: moved,
      rooms: moved.length,
      booked: group.booked,
    }
    return [
      { ...group, positions: kept, rooms: kept.length },
      price === "keep" ? changed : atPriceOfToday(changed),
    ].filter(({ positions }) => positions.length > 0)
  })
  return after.toSorted((a, b) => (a.positions[0] ?? 0) - (b.positions[0] ?? 0))
}
