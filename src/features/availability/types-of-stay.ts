import { formatRoomTypes, type RoomsOfType } from "#src/features/pricing/quote.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Party, RoomGuests } from "./party.ts"

/** How many rooms of a stay are of this type, and their places in the party. */
export type TypeOfStay = { readonly room: RoomType; readonly places: readonly number[] }

export const toRoomsOfType = ({ room, places }: TypeOfStay): RoomsOfType => ({
  roomTypeId: room.id,
  roomName: room.name,
  rooms: places.length,
})

/** A stay in one room type. */
export const singleTypeStay = (room: RoomType, party: Party): TypeOfStay => ({
  room,
  places: party.map((_, place) => place),
})

/** The type of each room, in the order of the party. */
export function roomsInOrder(types: readonly TypeOfStay[]): RoomType[] {
  const placed = types.flatMap(({ room, places }) => places.map((place) => ({ room, place })))
  return placed.toSorted((a, b) => a.place - b.place).map(({ room }) => room)
}

type NamedRooms = { readonly roomName: string; readonly party: readonly NamedRoom[] }

/** A room of a party; of several types also which room it is. */
export type NamedRoom = RoomGuests & { readonly roomName?: string }

/** How a page names the rooms of a stay. */
export function nameRooms({ types, party }: { types: readonly TypeOfStay[]; party: Party }): NamedRooms {
  const roomName = formatRoomTypes(types.map(toRoomsOfType))
  if (types.length === 1) return { roomName, party }
  const rooms = roomsInOrder(types)
  return {
    roomName,
    party: party.map((guests, place) => ({ ...guests, roomName: rooms[place]?.name ?? "" })),
  }
}

/**
 * The types of a stay whose search names one for each room, by id or slug; null when one is unknown, when they are not as
 * many as the rooms, or when the first is another than that of the address.
 */
export function findNamedTypes(
  rooms: readonly RoomType[],
  roomId: string,
  { types, party }: { readonly types: readonly string[]; readonly party: Party },
): TypeOfStay[] | null {
  const named = types.map((type) => rooms.find(({ id, slug }) => id === type || slug === type))
  if (named.includes(undefined) || named.length !== party.length || named[0]?.id !== roomId) return null
  const places = Map.groupBy(named.keys(), (place) => named[place])
  return [...places].flatMap(([room, own]) => (room ? [{ room, places: own }] : []))
}
