import { countNights, type Quote } from "#src/features/pricing/quote.ts"
import type { Money } from "#src/shared/money.ts"

/** The amounts that a guest or a caller of the API saw. */
export type SeenPrice = {
  /** The total that the guest saw; null when the caller saw none. A different total refuses the booking (BOOK-7). */
  readonly seenTotal: Money | null
  /** Other amounts that a caller of the API may send: nights, and the price of one room a night. */
  readonly seenFigures?: { readonly days?: number | undefined; readonly price?: Money | undefined }
}

export function matchesSeenPrice(
  quote: Quote,
  { seenTotal, seenFigures: { days, price } = {} }: SeenPrice,
): boolean {
  if (seenTotal !== null && seenTotal !== quote.total) return false
  if (days !== undefined && days !== countNights(quote.nights)) return false
  return price === undefined || quote.nights.some((night) => night.price === price)
}
