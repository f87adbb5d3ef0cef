import type { NightRate } from "./minimum-stay.ts"
import { type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { type Money, sum, times } from "#src/shared/money.ts"
import { type GstPeriods, gstSlabsOn, type TaxedPrice, taxPrice } from "./gst.ts"
import type { AppliedOffer } from "./offers/applied-offer.ts"

/** The rooms of one type in a stay; those of a booking with the positions of its rooms, from 1. */
export type RoomsOfType = {
  readonly roomTypeId: string
  readonly roomName: string
  readonly rooms: number
  readonly positions?: readonly number[]
}

/** The price of one room on a night; of a stay in several room types also which rooms have it. */
export type QuotedNight = TaxedPrice & { readonly night: CalendarDate } & Partial<RoomsOfType>

/** The one price of a stay, which every screen, email and API reply shows and the booking stores (BOOK-7, L-18). */
export type Quote = {
  /** One entry a night, for one room; of a stay in several room types one a night and type. */
  readonly nights: readonly QuotedNight[]
  readonly rooms: number
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
  /** The offer in these prices. */
  readonly offer?: AppliedOffer | null
}

/** Quotes a stay of rooms of one type: each night is taxed separately, and totals are the sums of nights (CONST-7). */
export function quoteNights(
  rates: readonly Pick<NightRate, "night" | "price">[],
  rooms: number,
  gstPeriods: GstPeriods,
): Quote {
  return sumQuote(
    rates.map(({ night, price }) => ({ night, ...taxPrice(price, gstSlabsOn(gstPeriods, night)) })),
    rooms,
  )
}

function sumQuote(nights: readonly QuotedNight[], rooms: number): Quote {
  const forAllRooms = (amount: (night: QuotedNight) => Money): Money => times(sum(nights.map(amount)), rooms)
  return {
    nights,
    rooms,
    subtotal: forAllRooms((night) => night.taxable),
    gst: forAllRooms((night) => night.gst),
    total: forAllRooms((night) => night.price),
  }
}

/** The quote of changed dates, in which nights that are booked already keep their price and tax. */
export function keepBookedPrices(quote: Quote, own: readonly QuotedNight[]): Quote {
  const known = new Map(
    own.map(({ night, price, taxable, gst, basisPoints }) => [
      night,
      { night, price, taxable, gst, basisPoints },
    ]),
  )
  return sumQuote(
    quote.nights.map((night) => known.get(night.night) ?? night),
    quote.rooms,
  )
}

/** The price of a night when all nights have the same price, else null. */
export function findUniformPrice(quote: Quote): Money | null {
  const first = quote.nights[0]?.price
  if (first === undefined) return null
  return quote.nights.every((night) => night.price === first) ? first : null
}

/** The quote of a stay in several room types, from the quotes of its types; of one type it is that quote. */
export function combineQuotes(types: readonly (RoomsOfType & { readonly quote: Quote })[]): Quote {
  const [first, ...others] = types.map(({ quote }) => quote)
  if (!first) throw new RangeError("a stay without rooms has no quote")
  if (others.length === 0) return first
  const total = (amount: (quote: Quote) => Money): Money => sum(types.map(({ quote }) => amount(quote)))
  const nights = types.flatMap(({ roomTypeId, roomName, rooms, positions, quote }) =>
    quote.nights.map((night) => ({
      ...night,
      roomTypeId,
      roomName,
      rooms,
      ...(positions && { positions }),
    })),
  )
  const offer = combineOffers(types)
  return {
    nights: nights.toSorted((a, b) => daysBetween(b.night, a.night)),
    rooms: types.reduce((all, { rooms }) => all + rooms, 0),
    subtotal: total((quote) => quote.subtotal),
    gst: total((quote) => quote.gst),
    total: total((quote) => quote.total),
    ...(offer && { offer }),
  }
}

/** The offer of several room types, with savings by type and night, or by room and night where rooms of a type differ. */
function combineOffers(types: readonly (RoomsOfType & { readonly quote: Quote })[]): AppliedOffer | null {
  const offers = types.flatMap(({ quote: { offer }, ...type }) => (offer ? [{ ...type, offer }] : []))
  const applied = offers[0]?.offer
  if (!applied) return null
  const isByRoom = new Set(types.map(({ roomTypeId }) => roomTypeId)).size < types.length
  const savings = offers.flatMap(({ roomTypeId, positions = [], offer }) =>
    (isByRoom ? positions : [roomTypeId]).flatMap((owner) =>
      Object.entries(offer.savings).map(([night, saving]) => [`${owner} ${night}`, saving] as const),
    ),
  )
  const saving = sum(offers.map(({ offer }) => offer.saving))
  return { ...applied, saving, savings: Object.fromEntries(savings) }
}

export type PricedNights = {
  readonly nights: readonly Pick<QuotedNight, "night" | "price" | "rooms">[]
  readonly rooms: number
}

/** The nights of a stay in order, each with the price of all rooms. */
export function totalsByNight({ nights, rooms }: PricedNights): { night: CalendarDate; total: Money }[] {
  const byNight = Map.groupBy(nights, ({ night }) => night)
  return [...byNight].map(([night, entries]) => ({
    night,
    total: sum(entries.map((entry) => times(entry.price, entry.rooms ?? rooms))),
  }))
}

/** The price of the rooms of one type in a stay of several. */
export const totalOfType = ({ nights, rooms }: Quote, roomTypeId: string): Money =>
  sum(
    nights
      .filter((night) => night.roomTypeId === roomTypeId)
      .map((night) => times(night.price, night.rooms ?? rooms)),
  )

/** How many nights a stay has, in however many room types. */
export const countNights = (nights: readonly Pick<QuotedNight, "night">[]): number =>
  new Set(nights.map(({ night }) => night)).size

/** 'Classic Room'; of several types '2 × Classic Room, 1 × Family Suite', as the store names the rooms of a booking. */
export const formatRoomTypes = (types: readonly Pick<RoomsOfType, "roomName" | "rooms">[]): string =>
  types.length === 1
    ? (types[0]?.roomName ?? "")
    : types.map(({ roomName, rooms }) => `${rooms} × ${roomName}`).join(", ")
