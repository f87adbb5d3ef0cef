import { type HotelModel, isFree, maxTakenRooms, type ModelBooking, type ModelStay } from "./hotel-model.ts"

/** Two room types, whose prices have different tax rates. */
export const modelTypes = ["classic", "suite"] as const
export type ModelType = (typeof modelTypes)[number]

type Rooms = Readonly<Record<ModelType, number>>

export type MixedBooking = ModelBooking & {
  /** How many of the rooms are suites. */
  suites: number
}

/** A hotel whose bookings have rooms of both types. */
export type HotelOfTwoTypes = { readonly stock: Record<ModelType, number>; readonly bookings: MixedBooking[] }

/** The rooms of a booking by type. */
export const roomsOf = ({ rooms, suites }: MixedBooking): Rooms => ({
  classic: rooms - suites,
  suite: suites,
})

/** The hotel as seen by a guest of one room type. */
const hotelOf = (
  { stock }: HotelOfTwoTypes,
  bookings: readonly MixedBooking[],
  type: ModelType,
): HotelModel => ({
  stock: stock[type],
  bookings: bookings.map((one) => ({ ...one, rooms: roomsOf(one)[type] })),
})

/** Whether every night of a stay has these rooms free, those of one booking counted as free. */
export function areFree(
  model: HotelOfTwoTypes,
  stay: ModelStay,
  { rooms, except }: { readonly rooms: Partial<Rooms>; readonly except?: MixedBooking },
): boolean {
  const others = model.bookings.filter((one) => one !== except)
  return modelTypes.every((type) => isFree(hotelOf(model, others, type), stay, { rooms: rooms[type] ?? 0 }))
}

/** The most classic rooms that are taken on one night. */
export const maxTakenClassics = (model: HotelOfTwoTypes): number =>
  maxTakenRooms(hotelOf(model, model.bookings, "classic"))
