import type { Booking } from "#src/features/bookings/booking.ts"
import type { StayTimes } from "#src/features/day-rooms/day-room.ts"
import type { CancellableStay, CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import { type PricedNights, type Quote, totalsByNight } from "#src/features/pricing/quote.ts"

const nightTotalsOf = (priced: PricedNights) => totalsByNight(priced).map(({ total }) => total)

/** A booking, by the policy that it was made under. */
export const cancellableBooking = (booking: Booking): CancellableStay => ({
  ...booking,
  nightTotals: nightTotalsOf(booking),
})

type QuotedTerms = {
  readonly stay: StayTimes
  readonly party: readonly unknown[]
  readonly quote: Quote
  readonly settings: { readonly cancellationPolicy: CancellationPolicy }
}

/** An offered stay, by the policy of today. */
export const cancellableQuote = ({ stay, party, quote, settings }: QuotedTerms): CancellableStay => ({
  ...stay,
  rooms: party.length,
  total: quote.total,
  nightTotals: nightTotalsOf(quote),
  cancellationPolicy: settings.cancellationPolicy,
})
