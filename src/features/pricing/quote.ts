import type { NightRate } from "./minimum-stay.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, sum, times } from "#src/shared/money.ts"
import { type GstSlab, type TaxedPrice, taxPrice } from "./gst.ts"
import type { AppliedOffer } from "./offers/applied-offer.ts"

export type QuotedNight = TaxedPrice & { readonly night: CalendarDate }

/** The one price of a stay, which every screen, email and API reply shows and the booking stores (BOOK-7, L-18). */
export type Quote = {
  /** One entry a night, for one room. */
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
  slabs: readonly GstSlab[],
): Quote {
  return sumQuote(
    rates.map(({ night, price }) => ({ night, ...taxPrice(price, slabs) })),
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
