import type { BookingSettings } from "#src/features/pricing/booking-settings.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { findMissedMinimum, type MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { findCandidateOffers } from "#src/features/pricing/offers/candidate-offers.service.ts"
import type { OfferObstacle } from "#src/features/pricing/offers/offer-price.ts"
import { type QuoteWithOffer, quoteWithOffers } from "#src/features/pricing/offers/quote-offers.ts"
import { quoteDayRoom } from "#src/features/pricing/quote-day-room.ts"
import { findPricingRules, nightRates } from "#src/features/pricing/rates.service.ts"
import { isSellable, type RoomType } from "#src/features/rooms/room-type.ts"
import { findRoomType, listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { checkAvailability, type FreeNight, type NotAvailable, roomsLeft } from "./availability.ts"
import { listFreeNights } from "./availability.store.ts"
import { checkParty, type Party, type PartyRefusal } from "./party.ts"
import { checkDayRoom, checkStay, type Stay, type StayRefusal } from "./stay.ts"
import { toRoomsOfType, findNamedTypes, singleTypeStay, type TypeOfStay } from "./types-of-stay.ts"
import type { QuoteRequest, StaySearch } from "./stay-search-url.ts"

export { listFreeNights }
export { lapsedRoomsSql } from "./availability.store.ts"

/** A stay that can be booked: its one price, and how many such rooms are left on its fullest night. */
export type QuotedStay = QuoteWithOffer & {
  /** The type of the first room. */
  readonly room: RoomType
  /** The types of the stay with their numbers of rooms, the first room's first. */
  readonly types: readonly TypeOfStay[]
  readonly stay: Stay
  readonly party: Party
  readonly left: number
  readonly settings: BookingSettings
  /** The minimum stay that is not met, which the desk may allow. */
  readonly missedMinimum: MissedMinimum | null
}

export type StaySearchRefusal =
  | { readonly kind: "stay"; readonly reason: StayRefusal }
  | { readonly kind: "party"; readonly reason: PartyRefusal; readonly room: number | null }

export type QuoteStayRefusal =
  | StaySearchRefusal
  | { readonly kind: "unknown-room" }
  | { readonly kind: "zero-total" }
  | NotAvailable

/** A typed promo code that does not apply, on screens that refuse it instead of ignoring it. */
type CodeRefusal = { readonly kind: "code"; readonly reason: OfferObstacle }

export type CheckedQuoteRefusal = QuoteStayRefusal | CodeRefusal

export type CheckedSearch = { readonly stay: Stay; readonly party: Party }

/** Checks dates and guests without looking at any room. */
export const checkStaySearch = (
  search: StaySearch,
  today: CalendarDate,
): Result<CheckedSearch, StaySearchRefusal> => checkGuests(search, checkStay(search, today))

/** The same for a request that may be for a day room. */
const checkRequest = (
  search: QuoteRequest,
  { clock }: Pick<Platform, "clock">,
): Result<CheckedSearch, StaySearchRefusal> =>
  search.dayRoom === undefined
    ? checkStaySearch(search, search.firstNight ?? clock.today())
    : checkGuests(search, checkDayRoom(search.dayRoom, { now: clock.now(), today: clock.today() }))

function checkGuests(
  search: StaySearch,
  stay: Result<Stay, StayRefusal>,
): Result<CheckedSearch, StaySearchRefusal> {
  if (!stay.ok) return refused({ kind: "stay", reason: stay.refusal })
  const party = checkParty(search.party)
  if (!party.ok) return refused({ kind: "party", ...party.refusal })
  return done({ stay: stay.value, party: party.value })
}

/**
 * Quotes a stay if it is available, in one room type or in those that the search names. Every screen and API call gets its
 * price here.
 */
export async function quoteStay(
  platform: Platform,
  roomId: string,
  search: QuoteRequest,
): Promise<Result<QuotedStay, QuoteStayRefusal>> {
  const quoted = await quoteStayIgnoringMinimum(platform, roomId, search)
  if (!quoted.ok || !quoted.value.missedMinimum) return quoted
  return refused(belowMinimum(quoted.value, quoted.value.missedMinimum))
}

/** The same without the minimum stay, which the desk may override; the quote names the minimum that is not met. */
export async function quoteStayIgnoringMinimum(
  platform: Platform,
  roomId: string,
  search: QuoteRequest,
): Promise<Result<QuotedStay, QuoteStayRefusal>> {
  const today = platform.clock.today()
  const checked = checkRequest(search, platform)
  const { types: named, party } = search
  const mix = named && findNamedTypes(await listActiveRoomTypes(platform.db), roomId, { types: named, party })
  if (mix === null) return refused({ kind: "unknown-room" })
  const ids = mix ? mix.map(({ room }) => room.id) : [roomId].filter(isRecordId)
  const [room, nights] = await platform.db.readTogether((sql) =>
    Promise.all([
      findRoomType(sql, roomId),
      checked.ok ? readNights(sql, ids, { ...search, ...checked.value.stay, today }) : null,
    ]),
  )
  if (!room?.isActive) return refused({ kind: "unknown-room" })
  if (!checked.ok) return checked
  const types = mix ?? [singleTypeStay(room, checked.value.party)]
  if (!types.every((type) => isSellable(type.room)))
    return refused({ kind: "not-available", firstFullNight: null, left: 0 })
  if (!nights) throw new Error("the nights of a checked stay were not read")
  const quoted = createQuotedStay(types, checked.value, nights)
  if (quoted.quote.total === 0) return refused({ kind: "zero-total" })
  const full = findFullNight(quoted)
  return full ? refused(full) : done(quoted)
}

/** Refuses the quote when its code does not apply. */
export const refuseBadCode = (
  quoted: Result<QuotedStay, QuoteStayRefusal>,
): Result<QuotedStay, CheckedQuoteRefusal> =>
  quoted.ok && quoted.value.code?.kind === "refused"
    ? refused({ kind: "code", reason: quoted.value.code.reason })
    : quoted

const belowMinimum = ({ left }: QuotedStay, { night, nights }: MissedMinimum): NotAvailable => ({
  kind: "not-available",
  firstFullNight: night,
  left,
  minimumNights: nights,
})

/** The first night that has too few rooms of a type. */
function findFullNight({ types, freeNights, missedMinimum }: QuotedStayWithNights): NotAvailable | null {
  for (const [index, { places }] of types.entries()) {
    const free = checkAvailability(freeNights[index] ?? [], places.length)
    if (free.ok) continue
    return { kind: "not-available", ...free.refusal, ...(missedMinimum && { isTooShort: true as const }) }
  }
  return null
}

/** Why a stay cannot be booked. A full night is the first reason: a longer stay would not help. */
export function findUnavailability(quoted: QuotedStayWithNights): NotAvailable | null {
  const full = findFullNight(quoted)
  if (full) return full
  return quoted.missedMinimum && belowMinimum(quoted, quoted.missedMinimum)
}

export type QuotedRoom = QuotedStay & {
  readonly isAvailable: boolean
  /** Why the nights of the stay cannot be booked; null also for a room type that is out of stock. */
  readonly why: NotAvailable | null
}

/** Every active room type for one stay, with its price and how many are left (AVAIL-7). */
export async function searchStays(
  platform: Platform,
  search: QuoteRequest,
): Promise<Result<QuotedRoom[], StaySearchRefusal>> {
  const today = platform.clock.today()
  const checked = checkRequest(search, platform)
  if (!checked.ok) return checked
  const rooms = await listActiveRoomTypes(platform.db)
  const roomIds = rooms.map(({ id }) => id)
  const request = { ...search, ...checked.value.stay, today }
  const nights = await platform.db.readTogether((sql) => readNights(sql, roomIds, request))
  return done(
    rooms.map((room) => {
      const quoted = createQuotedStay([singleTypeStay(room, checked.value.party)], checked.value, nights)
      const why = findUnavailability(quoted)
      return { ...quoted, why, isAvailable: isSellable(room) && why === null }
    }),
  )
}

/** The free rooms by type, in the order of its types. */
type QuotedStayWithNights = QuotedStay & { readonly freeNights: readonly FreeNight[][] }

type StayNights = Awaited<ReturnType<typeof readNights>>

type NightsRequest = Stay &
  Pick<QuoteRequest, "guestId" | "code" | "codeWaitSeconds"> & { readonly today: CalendarDate }

/** Reads everything that prices and limits the nights of a stay. */
export async function readNights(sql: Sql, roomIds: readonly string[], request: NightsRequest) {
  const range = { from: request.checkIn, to: request.checkOut }
  const [rules, freeNights, settings, candidateOffers] = await Promise.all([
    findPricingRules(sql, roomIds, range),
    listFreeNights(sql, roomIds, range),
    findBookingSettings(sql),
    findCandidateOffers(sql, request, request.today),
  ])
  return { rules, freeNights, settings, candidateOffers, today: request.today }
}

/** The quote of a stay within the nights that were read. */
export function createQuotedStay(
  types: readonly TypeOfStay[],
  { stay, party }: CheckedSearch,
  { rules, freeNights: freeNightsByRoom, settings, candidateOffers, today }: StayNights,
): QuotedStayWithNights {
  const [first] = types
  if (!first) throw new RangeError("a stay without rooms has no price")
  const range = { from: stay.checkIn, to: stay.checkOut }
  const freeNights = types.map(({ room }) =>
    (freeNightsByRoom.get(room.id) ?? []).filter(({ night }) => range.from <= night && night < range.to),
  )
  const priced = types.map(({ room, places }) => ({
    ...toRoomsOfType({ room, places }),
    rates: nightRates(rules, room, range),
    today,
    gstPeriods: settings.gstPeriods,
  }))
  // The minimum stay and the offers are for stays by the night (decision 092).
  const missedMinimum = stay.dayRoom
    ? null
    : findMissedMinimum(
        priced.flatMap(({ rates }) => rates),
        daysBetween(stay.checkIn, stay.checkOut),
      )
  const offered = stay.dayRoom ? quoteDayRoom(priced, stay.dayRoom) : quoteWithOffers(priced, candidateOffers)
  const left = Math.min(...freeNights.map(roomsLeft))
  return { ...offered, room: first.room, types, stay, party, left, freeNights, missedMinimum, settings }
}
