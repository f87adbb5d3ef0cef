import { type CalendarDate, formatDayFirst, parseCalendarDate } from "#src/shared/calendar-date.ts"
import type { Party, RoomGuests } from "./party.ts"

/** What a guest asks for; its address is the only state of a search (L-17), so links, reloads and sign-ins keep it. */
export type StaySearch = {
  readonly checkIn: CalendarDate | null
  readonly checkOut: CalendarDate | null
  readonly party: Party
}

export const defaultParty: Party = [{ adults: 2, children: 0 }]

const mostRoomsRead = 1000

const count = (text: string | undefined): number =>
  text && /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN

// '2-1' is two adults and a child; rooms are joined by '_', which needs no escaping in an address.
function parseParty(text: string): RoomGuests[] {
  if (text === "") return []
  return text
    .split("_", mostRoomsRead)
    .map((room) => room.split("-"))
    .map(([adults, children]) => ({ adults: count(adults), children: count(children ?? "0") }))
}

const formatParty = (party: Party): string => party.map((room) => `${room.adults}-${room.children}`).join("_")

// Without script each room's counts arrive as fields of their own, in the order of the rooms.
function partyOfFields(query: URLSearchParams): RoomGuests[] {
  const children = query.getAll("child")
  return query
    .getAll("adult")
    .map((adults, room) => ({ adults: count(adults), children: count(children[room] ?? "0") }))
}

/** Reads a search from an address; whatever is missing or unreadable stays open for the form to ask. */
export function parseStaySearch(query: URLSearchParams): StaySearch {
  const rooms = query.get("rooms")
  const party = query.has("adult") ? partyOfFields(query) : rooms === null ? defaultParty : parseParty(rooms)
  return {
    checkIn: parseCalendarDate(query.get("checkIn") ?? ""),
    checkOut: parseCalendarDate(query.get("checkOut") ?? ""),
    party,
  }
}

/** Writes a search in the specification's words: checkIn and checkOut as DD-MM-YYYY, rooms as '2-0_1-1' (AVAIL-6). */
export function formatStaySearch(search: StaySearch): URLSearchParams {
  const query = new URLSearchParams()
  if (search.checkIn) query.set("checkIn", formatDayFirst(search.checkIn))
  if (search.checkOut) query.set("checkOut", formatDayFirst(search.checkOut))
  query.set("rooms", formatParty(search.party))
  return query
}

/** What is handed on to the booking page: the search and the figures that the guest saw (AVAIL-6). */
export function formatBookingQuery(
  search: StaySearch,
  seen: { totalRupees: number; nights: number },
): URLSearchParams {
  const query = formatStaySearch(search)
  query.set("total", String(seen.totalRupees))
  query.set("totalDays", String(seen.nights))
  query.set("quantity", String(search.party.length))
  return query
}
