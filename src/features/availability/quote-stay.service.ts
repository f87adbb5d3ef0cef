import { type MissedMinimum, findMissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { nightRates, readPricingRules } from "#src/features/pricing/rates.service.ts"
import { isSellable, type RoomType } from "#src/features/rooms/room-type.ts"
import { findRoom, listRooms } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { checkAvailability, type FreeNight, type NotAvailable, roomsLeft } from "./availability.ts"
import { listFreeNights } from "./availability.store.ts"
import type { BookingSettings } from "#src/features/pricing/booking-settings.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { checkParty, type Party, type PartyRefusal } from "./party.ts"
import { type Quote, quoteNights } from "#src/features/pricing/quote.ts"
import { checkStay, type Stay, type StayRefusal } from "./stay.ts"

/** A stay that can be booked: its one price, and how many such rooms are left on its fullest night. */
export type StayOffer = {
  readonly room: RoomType
  readonly stay: Stay
  readonly party: Party
  readonly quote: Quote
  readonly left: number
  readonly settings: BookingSettings
  /** The night that is sold in longer stays only: the desk may allow it, a guest may not. */
  readonly missed: MissedMinimum | null
}

export type StayQuestion = {
  readonly checkIn: CalendarDate | null
  readonly checkOut: CalendarDate | null
  readonly party: Party
}

export type StaySearchRefusal =
  | { readonly kind: "stay"; readonly reason: StayRefusal }
  | { readonly kind: "party"; readonly reason: PartyRefusal; readonly room: number | null }

export type StayOfferRefusal =
  | StaySearchRefusal
  | { readonly kind: "unknown-room" }
  | { readonly kind: "zero-total" }
  | NotAvailable

/** Judges dates and guests alone, before any room is looked at. */
export function checkStaySearch(
  question: StayQuestion,
  today: CalendarDate,
): Result<{ stay: Stay; party: Party }, StaySearchRefusal> {
  const stay = checkStay(question, today)
  if (!stay.ok) return refused({ kind: "stay", reason: stay.refusal })
  const party = checkParty(question.party)
  if (!party.ok) return refused({ kind: "party", ...party.refusal })
  return done({ stay: stay.value, party: party.value })
}

/** Prices a stay in one room type and says whether it is free; the same answer for every screen and call. */
export async function quoteStay(
  platform: Platform,
  roomId: string,
  question: StayQuestion,
): Promise<Result<StayOffer, StayOfferRefusal>> {
  const offer = await quoteStayIgnoringMinimum(platform, roomId, question)
  return offer.ok && offer.value.missed ? refused(tooShort(offer.value, offer.value.missed)) : offer
}

/** The same without the minimum stay, which the desk may override: `missed` names the night that asks for more. */
export async function quoteStayIgnoringMinimum(
  platform: Platform,
  roomId: string,
  question: StayQuestion,
): Promise<Result<StayOffer, StayOfferRefusal>> {
  const checked = checkStaySearch(question, platform.clock.today())
  const [room, facts] = await platform.db.readTogether((sql) =>
    Promise.all([
      findRoom(sql, roomId),
      checked.ok ? readNights(sql, [roomId].filter(isRecordId), checked.value.stay) : null,
    ]),
  )
  if (!room?.isActive) return refused({ kind: "unknown-room" })
  if (!checked.ok) return checked
  if (!isSellable(room)) return refused({ kind: "not-available", firstFullNight: null, left: 0 })
  if (!facts) throw new Error("the nights of a checked stay were not read")
  const offer = offerOf(room, checked.value, facts)
  if (offer.quote.total === 0) return refused({ kind: "zero-total" })
  const free = checkAvailability(offer.free, question.party.length)
  return free.ok ? done(offer) : refused({ kind: "not-available", ...free.refusal })
}

const tooShort = ({ left }: StayOffer, { night, nights }: MissedMinimum): NotAvailable => ({
  kind: "not-available",
  firstFullNight: night,
  left,
  minimumNights: nights,
})

/** Rooms first: a longer stay helps nobody on a night that is full. */
function whyNot(offer: DatedOffer, rooms: number): NotAvailable | null {
  const free = checkAvailability(offer.free, rooms)
  if (!free.ok) return { kind: "not-available", ...free.refusal }
  return offer.missed && tooShort(offer, offer.missed)
}

/** How many rooms of each type are free on each night of the stretch. */
export const findFreeNights = listFreeNights

export type RoomOffer = StayOffer & {
  readonly isAvailable: boolean
  /** Why it cannot be booked, where the stay's own nights are the reason. */
  readonly why: NotAvailable | null
}

/** Every active type for one stay, with its price and how many are left (AVAIL-7). */
export async function searchStays(
  platform: Platform,
  question: StayQuestion,
): Promise<Result<RoomOffer[], StaySearchRefusal>> {
  const checked = checkStaySearch(question, platform.clock.today())
  if (!checked.ok) return checked
  const rooms = await listRooms(platform.db)
  const roomIds = rooms.map(({ id }) => id)
  const facts = await platform.db.readTogether((sql) => readNights(sql, roomIds, checked.value.stay))
  return done(
    rooms.map((room) => {
      const offer = offerOf(room, checked.value, facts)
      const why = whyNot(offer, question.party.length)
      return { ...offer, why, isAvailable: isSellable(offer.room) && why === null }
    }),
  )
}

type DatedOffer = StayOffer & { readonly free: FreeNight[] }

type NightFacts = Awaited<ReturnType<typeof readNights>>

async function readNights(sql: Sql, roomIds: readonly string[], stay: Stay) {
  const range = { from: stay.checkIn, to: stay.checkOut }
  const [rules, free, settings] = await Promise.all([
    readPricingRules(sql, roomIds, range),
    listFreeNights(sql, roomIds, range),
    findBookingSettings(sql),
  ])
  return { range, rules, free, settings }
}

function offerOf(
  room: RoomType,
  { stay, party }: { stay: Stay; party: Party },
  { range, rules, free, settings }: NightFacts,
): DatedOffer {
  const nights = free.get(room.id) ?? []
  const rates = nightRates(rules, room, range)
  const quote = quoteNights(rates, party.length, settings.gstSlabs)
  const missed = findMissedMinimum(rates)
  return { room, stay, party, quote, left: roomsLeft(nights), free: nights, missed, settings }
}
