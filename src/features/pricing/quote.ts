import type { NightRate } from "./minimum-stay.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, sum, times } from "#src/shared/money.ts"
import { type GstSlab, type TaxedPrice, taxPrice } from "./gst.ts"

export type QuotedNight = TaxedPrice & { readonly night: CalendarDate }

/** The one price of a stay: every screen, email and API answer shows it, and the booking keeps it (BOOK-7, L-18). */
export type Quote = {
  /** One entry a night, for one room. */
  readonly nights: readonly QuotedNight[]
  readonly rooms: number
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
}

/** Prices a stay of a number of like rooms: each night taxed by itself, totals the sums of their nights (CONST-7). */
export function quoteNights(
  rates: readonly Pick<NightRate, "night" | "price">[],
  rooms: number,
  slabs: readonly GstSlab[],
): Quote {
  return quoteOf(
    rates.map(({ night, price }) => ({ night, ...taxPrice(price, slabs) })),
    rooms,
  )
}

/** The quote of nights whose prices and taxes are known. */
function quoteOf(nights: readonly QuotedNight[], rooms: number): Quote {
  const forAllRooms = (amount: (night: QuotedNight) => Money): Money => times(sum(nights.map(amount)), rooms)
  return {
    nights,
    rooms,
    subtotal: forAllRooms((night) => night.taxable),
    gst: forAllRooms((night) => night.gst),
    total: forAllRooms((night) => night.price),
  }
}

/** A stay's new quote, in which the nights that it has already keep the price and the tax that they were booked at. */
export function keepBookedPrices(quote: Quote, own: readonly QuotedNight[]): Quote {
  const known = new Map(
    own.map(({ night, price, taxable, gst, basisPoints }) => [
      night,
      { night, price, taxable, gst, basisPoints },
    ]),
  )
  return quoteOf(
    quote.nights.map((night) => known.get(night.night) ?? night),
    quote.rooms,
  )
}

/** The price of a night when all nights cost the same, else null: then the nights are listed one by one. */
export function findUniformPrice(quote: Quote): Money | null {
  const first = quote.nights[0]?.price
  if (first === undefined) return null
  return quote.nights.every((night) => night.price === first) ? first : null
}
