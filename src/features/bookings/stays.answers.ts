import type { z } from "zod"
import { toRupees } from "#src/shared/money.ts"
import { type Party, partyOfTotals } from "#src/features/availability/party.ts"
import type { QuotedNight } from "#src/features/pricing/quote.ts"
import type { StayOffer, StayQuestion } from "#src/features/availability/quote-stay.service.ts"
import { type availabilityQuery, maxShownLeft, type stayQuoteOutput } from "./stays.schema.ts"

type Question = z.infer<typeof availabilityQuery>

/** The question of a search; two adults in each room unless it says more. */
export function toStaySearch({ checkIn, checkOut, qty, adult, child }: Question): StayQuestion {
  const party: Party = partyOfTotals({ rooms: qty, adults: adult ?? 2 * qty, children: child })
  return { checkIn, checkOut, party }
}

const presentNight = ({ night, price, taxable, gst }: QuotedNight) => ({
  date: night,
  price: toRupees(price),
  subtotal: toRupees(taxable),
  gst: toRupees(gst),
})

export const presentStayQuote = ({ room, quote, left }: StayOffer): z.infer<typeof stayQuoteOutput> => ({
  roomId: room.id,
  name: room.name,
  days: quote.nights.length,
  qty: quote.rooms,
  nights: quote.nights.map(presentNight),
  subtotal: toRupees(quote.subtotal),
  gst: toRupees(quote.gst),
  total: toRupees(quote.total),
  left: Math.min(left, maxShownLeft),
})
