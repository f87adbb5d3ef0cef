import type { BookingSettings } from "#src/features/pricing/booking-settings.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { findMissedMinimum, type MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { type Quote, quoteNights } from "#src/features/pricing/quote.ts"
import { findPricingRules, nightRates } from "#src/features/pricing/rates.service.ts"
import { isSellable, type RoomType } from "#src/features/rooms/room-type.ts"
import { findRoom, listRooms } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { checkAvailability, type FreeNight, type NotAvailable, roomsLeft } from "./availability.ts"
import { listFreeNights } from "./availability.store.ts"
import { checkParty, type Party, type PartyRefusal } from "./party.ts"
import { checkStay, type Stay, type StayRefusal } from "./stay.ts"
import type { StaySearch } from "./stay-search-url.ts"

export { listFreeNights }

/** A stay that can be booked: its one price, and how many such rooms are left on its fullest night. */
export type StayOffer = {
  readonly room: RoomType
  readonly stay: Stay
  readonly party: Party
  readonly quote: Quote
  readonly left: number
  readonly settings: BookingSettings
  /** The minimum stay that is not met, which the desk may allow. */
  readonly missedMinimum: MissedMinimum | null
}

export type StaySearchRefusal =
  | { readonly kind: "stay"; readonly reason: StayRefusal }
  | { readonly kind: "party"; readonly reason: PartyRefusal; readonly room: number | null }

export type StayOfferRefusal =
  | StaySearchRefusal
  | { readonly kind: "unknown-room" }
  | { readonly kind: "zero-total" }
  | NotAvailable

export type CheckedSearch = { readonly stay: Stay; readonly party: Party }

/** Checks dates and guests without looking at any room. */
export function checkStaySearch(
  search: StaySearch,
  today: CalendarDate,
): Result<CheckedSearch, StaySearchRefusal> {
  const stay = checkStay(search, today)
  if (!stay.ok) return refused({ kind: "stay", reason: stay.refusal })
  const party = checkParty(search.party)
  if (!party.ok) return refused({ kind: "party", ...party.refusal })
  return done({ stay: stay.value, party: party.value })
}

/** Quotes a stay in one room type if it is available. Every screen and API call gets its price here. */
export async function quoteStay(
  platform: Platform,
  roomId: string,
  search: StaySearch,
): Promise<Result<StayOffer, StayOfferRefusal>> {
  const offer = await quoteStayIgnoringMinimum(platform, roomId, search)
  if (!offer.ok || !offer.value.missedMinimum) return offer
  return refused(belowMinimum(offer.value, offer.value.missedMinimum))
}

/** The same without the minimum stay, which the desk may override; the offer names the minimum that is not met. */
export async function quoteStayIgnoringMinimum(
  platform: Platform,
  roomId: string,
  search: StaySearch,
): Promise<Result<StayOffer, StayOfferRefusal>> {
  const checked = checkStaySearch(search, platform.clock.today())
  const [room, nights] = await platform.db.readTogether((sql) =>
    Promise.all([
      findRoom(sql, roomId),
      checked.ok ? readNights(sql, [roomId].filter(isRecordId), checked.value.stay) : null,
    ]),
  )
  if (!room?.isActive) return refused({ kind: "unknown-room" })
  if (!checked.ok) return checked
  if (!isSellable(room)) return refused({ kind: "not-available", firstFullNight: null, left: 0 })
  if (!nights) throw new Error("the nights of a checked stay were not read")
  const offer = createOffer(room, checked.value, nights)
  if (offer.quote.total === 0) return refused({ kind: "zero-total" })
  const free = checkAvailability(offer.freeNights, search.party.length)
  return free.ok ? done(offer) : refused({ kind: "not-available", ...free.refusal })
}

const belowMinimum = ({ left }: StayOffer, { night, nights }: MissedMinimum): NotAvailable => ({
  kind: "not-available",
  firstFullNight: night,
  left,
  minimumNights: nights,
})

/** Why a stay cannot be booked. A full night is the first reason: a longer stay would not help. */
export function findUnavailability(offer: OfferWithNights, rooms: number): NotAvailable | null {
  const free = checkAvailability(offer.freeNights, rooms)
  if (!free.ok) return { kind: "not-available", ...free.refusal }
  return offer.missedMinimum && belowMinimum(offer, offer.missedMinimum)
}

export type RoomOffer = StayOffer & {
  readonly isAvailable: boolean
  /** Why the nights of the stay cannot be booked; null also for a room type that is out of stock. */
  readonly why: NotAvailable | null
}

/** Every active room type for one stay, with its price and how many are left (AVAIL-7). */
export async function searchStays(
  platform: Platform,
  search: StaySearch,
): Promise<Result<RoomOffer[], StaySearchRefusal>> {
  const checked = checkStaySearch(search, platform.clock.today())
  if (!checked.ok) return checked
  const rooms = await listRooms(platform.db)
  const roomIds = rooms.map(({ id }) => id)
  const nights = await platform.db.readTogether((sql) => readNights(sql, roomIds, checked.value.stay))
  return done(
    rooms.map((room) => {
      const offer = createOffer(room, checked.value, nights)
      const why = findUnavailability(offer, search.party.length)
      return { ...offer, why, isAvailable: isSellable(room) && why === null }
    }),
  )
}

type OfferWithNights = StayOffer & { readonly freeNights: FreeNight[] }

type StayNights = Awaited<ReturnType<typeof readNights>>

/** Reads everything that prices and limits the nights of a stay. */
export async function readNights(sql: Sql, roomIds: readonly string[], stay: Stay) {
  const range = { from: stay.checkIn, to: stay.checkOut }
  const [rules, freeNights, settings] = await Promise.all([
    findPricingRules(sql, roomIds, range),
    listFreeNights(sql, roomIds, range),
    findBookingSettings(sql),
  ])
  return { rules, freeNights, settings }
}

/** The offer of a stay within the nights that were read. */
export function createOffer(
  room: RoomType,
  { stay, party }: CheckedSearch,
  { rules, freeNights: freeNightsByRoom, settings }: StayNights,
): OfferWithNights {
  const range = { from: stay.checkIn, to: stay.checkOut }
  const freeNights = (freeNightsByRoom.get(room.id) ?? []).filter(
    ({ night }) => range.from <= night && night < range.to,
  )
  const rates = nightRates(rules, room, range)
  const quote = quoteNights(rates, party.length, settings.gstSlabs)
  const missedMinimum = findMissedMinimum(rates)
  return { room, stay, party, quote, left: roomsLeft(freeNights), freeNights, missedMinimum, settings }
}
