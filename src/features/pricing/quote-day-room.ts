import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import { ratesOfDayRoom } from "#src/features/day-rooms/day-room-price.ts"
import { combineQuotes, type Quote, quoteNights } from "./quote.ts"
import type { QuoteWithOffer, TypeToQuote } from "./offers/quote-offers.ts"

/** The quote of the rooms of one type. All nights have the tax rate of the one that is charged. */
function quoteType({ rates, rooms, gstPeriods }: TypeToQuote, dayRoom: DayRoom): Quote {
  const quote = quoteNights(ratesOfDayRoom(rates, dayRoom), rooms, gstPeriods)
  const basisPoints = quote.nights.at(-1)?.basisPoints ?? 0
  return { ...quote, nights: quote.nights.map((night) => ({ ...night, basisPoints })) }
}

/** Quotes a day room: a share of the more expensive night, without offers (GUEST-8). */
export const quoteDayRoom = (types: readonly TypeToQuote[], dayRoom: DayRoom): QuoteWithOffer => ({
  quote: combineQuotes(types.map((type) => ({ ...type, quote: quoteType(type, dayRoom) }))),
  code: null,
  memberSaving: null,
})
