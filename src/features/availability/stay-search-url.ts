import { type CalendarDate, formatDayFirst, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { type DayRoom, nightsOfDayRoom, parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { maxRoomsPerBooking, type Party, type RoomGuests } from "./party.ts"

/** The dates and guests of a search. Its URL is its only state (L-17), so links, reloads and sign-ins keep it. */
export type StaySearch = {
  readonly checkIn: CalendarDate | null
  readonly checkOut: CalendarDate | null
  readonly party: Party
  /** The hours of a day room, whose nights are the dates above; null for hours that could not be read (GUEST-8). */
  readonly dayRoom?: DayRoom | null
  /** The room type of each room, by slug or id, when they differ (GUEST-4). */
  readonly types?: readonly string[]
  /** The offer that the guest came for, and the code that was typed (GUEST-7). */
  readonly offerId?: string
  readonly code?: string
}

/** A search, and the signed-in guest for whom it is priced; without a guest it has the price of a visitor. */
export type QuoteRequest = StaySearch & {
  readonly guestId?: string
  /** Seconds to wait after too many tried codes: the code of the search is not looked up. */
  readonly codeWaitSeconds?: number
  /** The first night that can be booked, if the desk books; today by default. */
  readonly firstNight?: CalendarDate
}

/** The label of the link that leads back to a search. */
export const backToSearchLabel = ({ dayRoom }: StaySearch) =>
  dayRoom === undefined ? "Change dates or rooms" : "Change hours or room"

export const defaultParty: Party = [{ adults: 2, children: 0 }]

// Enough to refuse the party: a page has fields for each room, so an address of 4 kB would be a page of 2.5 MB.
const maxRoomsRead = maxRoomsPerBooking + 1

const count = (text: string | undefined): number =>
  text && /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN

// '2-1' is two adults and a child; rooms are joined by '_', which needs no escaping in a URL.
function parseParty(text: string): RoomGuests[] {
  if (text === "") return []
  return text
    .split("_", maxRoomsRead)
    .map((room) => room.split("-"))
    .map(([adults, children]) => ({ adults: count(adults), children: count(children ?? "0") }))
}

/** Formats the guests of each room for a URL: '2-1_1-0'. */
export const formatParty = (party: Party): string =>
  party.map((room) => `${room.adults}-${room.children}`).join("_")

// Without JavaScript each room sends its counts as separate fields, in the order of the rooms.
function partyOfFields(query: URLSearchParams): RoomGuests[] {
  const children = query.getAll("child")
  return query
    .getAll("adult")
    .slice(0, maxRoomsRead)
    .map((adults, room) => ({ adults: count(adults), children: count(children[room] ?? "0") }))
}

const maxCodeLength = 40

// 'classic-room_deluxe-room' has a slug for each room. Rooms of one type need none: their type is in the path.
function parseTypes(query: URLSearchParams): Pick<StaySearch, "types"> {
  const types = (query.get("types") ?? "").slice(0, maxTypesLength).split("_")
  return new Set(types).size > 1 ? { types } : {}
}

const maxTypesLength = 1000

const parseOffer = (query: URLSearchParams): Pick<StaySearch, "offerId" | "code"> => {
  const offerId = query.get("offer") ?? ""
  const code = (query.get("code") ?? "").trim().slice(0, maxCodeLength)
  return { ...(/^[0-9a-f-]{36}$/.test(offerId) && { offerId }), ...(code !== "" && { code }) }
}

type DatesOfSearch = Pick<StaySearch, "checkIn" | "checkOut" | "dayRoom">

/** The hours of a day room, and the nights that it takes. */
export const datesOfDayRoom = (dayRoom: DayRoom | null): DatesOfSearch =>
  dayRoom ? { ...nightsOfDayRoom(dayRoom), dayRoom } : { checkIn: null, checkOut: null, dayRoom }

// The hours of a day room decide which nights it takes; other dates in the address are ignored.
const parseDayRoomDates = (query: URLSearchParams): Partial<DatesOfSearch> =>
  query.has("startsAt")
    ? datesOfDayRoom(parseDayRoom(query.get("startsAt") ?? "", query.get("hours") ?? ""))
    : {}

/** Reads the address of a booking page: a search, the hours of a day room, and the room type of each room when they differ. */
export const parseStayBooking = (query: URLSearchParams): StaySearch => ({
  ...parseStaySearch(query),
  ...parseDayRoomDates(query),
  ...parseTypes(query),
})

function readParty(query: URLSearchParams): Party {
  if (query.has("adult")) return partyOfFields(query)
  const rooms = query.get("rooms")
  return rooms === null ? defaultParty : parseParty(rooms)
}

/** Reads a search from a URL; values that are missing or invalid become null. */
export function parseStaySearch(query: URLSearchParams): StaySearch {
  return {
    checkIn: parseCalendarDate(query.get("checkIn") ?? ""),
    checkOut: parseCalendarDate(query.get("checkOut") ?? ""),
    party: readParty(query),
    ...parseOffer(query),
  }
}

/** Formats a search for a URL: checkIn and checkOut as DD-MM-YYYY, a day room as startsAt and hours, rooms as '2-0_1-1' (AVAIL-6). */
export function formatStaySearch(search: StaySearch): URLSearchParams {
  const query = new URLSearchParams()
  const { dayRoom } = search
  if (dayRoom) {
    query.set("startsAt", dayRoom.startsAt)
    query.set("hours", String(dayRoom.hours))
  }
  if (search.checkIn && !dayRoom) query.set("checkIn", formatDayFirst(search.checkIn))
  if (search.checkOut && !dayRoom) query.set("checkOut", formatDayFirst(search.checkOut))
  query.set("rooms", formatParty(search.party))
  if (search.types) query.set("types", search.types.join("_"))
  if (search.offerId) query.set("offer", search.offerId)
  if (search.code) query.set("code", search.code)
  return query
}

/** The query of the booking page: the search and the price that the guest saw (AVAIL-6). */
export function formatBookingQuery(
  search: StaySearch,
  quoted: { totalRupees: number; nights: number },
): URLSearchParams {
  const query = formatStaySearch(search)
  query.set("total", String(quoted.totalRupees))
  query.set("totalDays", String(quoted.nights))
  query.set("quantity", String(search.party.length))
  return query
}
