import { done, type Result, refused } from "#src/shared/result.ts"

/** The guests of one room. Children are 0 to 12 years old. */
export type RoomGuests = { readonly adults: number; readonly children: number }

/** The rooms of a booking, each with its guests. */
export type Party = readonly RoomGuests[]

export type PartyRefusal = "no-room" | "too-many-rooms" | "no-adult" | "too-many-adults" | "too-many-children"

export const maxAdultsPerRoom = 2
export const maxChildrenPerRoom = 2
export const maxRoomsPerBooking = 10

function checkRoom(guests: RoomGuests): PartyRefusal | null {
  if (!Number.isInteger(guests.adults) || guests.adults < 1) return "no-adult"
  if (guests.adults > maxAdultsPerRoom) return "too-many-adults"
  if (!Number.isInteger(guests.children) || guests.children < 0) return "too-many-children"
  if (guests.children > maxChildrenPerRoom) return "too-many-children"
  return null
}

/** Checks the guests of each room (AVAIL-4); the refusal names the first invalid room, counted from 0. */
export function checkParty(party: Party): Result<Party, { reason: PartyRefusal; room: number | null }> {
  if (party.length === 0) return refused({ reason: "no-room", room: null })
  if (party.length > maxRoomsPerBooking) return refused({ reason: "too-many-rooms", room: null })
  for (const [room, guests] of party.entries()) {
    const reason = checkRoom(guests)
    if (reason) return refused({ reason, room })
  }
  return done(party)
}

export const adultsOf = (party: Party): number => party.reduce((sum, room) => sum + room.adults, 0)

export const childrenOf = (party: Party): number => party.reduce((sum, room) => sum + room.children, 0)

const share = (total: number, rooms: number, room: number): number =>
  Math.floor(total / rooms) + (room < total % rooms ? 1 : 0)

/** Spreads totals evenly over rooms: the API's payload has totals only (section 7 of the specification). */
export const partyOfTotals = (totals: { adults: number; children: number; rooms: number }): Party =>
  Array.from({ length: Math.min(totals.rooms, maxRoomsPerBooking + 1) }, (_, room) => ({
    adults: share(totals.adults, totals.rooms, room),
    children: share(totals.children, totals.rooms, room),
  }))
