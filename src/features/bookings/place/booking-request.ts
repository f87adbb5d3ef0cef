import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Arrival } from "#src/features/bookings/arrival/arrival.ts"
import type { PaymentMode } from "#src/features/bookings/booking.ts"
import type { Company } from "#src/features/bookings/company/company.ts"
import type { RequestedExtra } from "#src/features/bookings/extras/booked-extra.ts"
import type { PriceLock } from "#src/features/bookings/price-lock/price-lock.ts"
import { countNights, type Quote } from "#src/features/pricing/quote.ts"
import type { Money } from "#src/shared/money.ts"
import type { Language } from "#src/shared/language/language.ts"

/** What a guest may add to a booking. */
export type BookingDetails = {
  /** The company that the invoice is made out to. */
  readonly company?: Company | null
  readonly arrival?: Arrival | null
  readonly extras?: readonly RequestedExtra[]
  /** The language of the pages on which the guest books; English by default. */
  readonly language?: Language | undefined
}

/** The amounts that a guest or a caller of the API saw. */
type ExpectedPrice = {
  /** The total that the guest saw; null when the caller saw none. A different total refuses the booking (BOOK-7). */
  readonly seenTotal: Money | null
  /** Other amounts that a caller of the API may send: nights, and the price of one room a night. */
  readonly expectedFigures?: { readonly days?: number | undefined; readonly price?: Money | undefined }
}

/** A request to book a stay. */
export type PlaceBookingRequest = BookingDetails &
  ExpectedPrice & {
    readonly roomId: string
    readonly search: StaySearch
    readonly paymentMode: PaymentMode
    /** A price that the hotel keeps for exactly this stay; its receipt was verified (GUEST-9). */
    readonly lock?: PriceLock | null
    /** One key per confirmation, stored with its draft: the same key returns the same booking (BOOK-9). */
    readonly idempotencyKey: string
  }

/** Whether the computed price is the one that the guest saw. */
export function matchesExpectedPrice(
  quote: Quote,
  { seenTotal, expectedFigures: { days, price } = {} }: ExpectedPrice,
): boolean {
  if (seenTotal !== null && seenTotal !== quote.total) return false
  if (days !== undefined && days !== countNights(quote.nights)) return false
  return price === undefined || quote.nights.some((night) => night.price === price)
}
