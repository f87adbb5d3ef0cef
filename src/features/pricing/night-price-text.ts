import { countNights, findUniformPrice, type Quote } from "./quote.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"

/** '₹9,025 a night', 'from ₹9,025 per room per night'; null when it is the price of the stay itself. */
export function formatNightPrice(quote: Quote): string | null {
  const { nights, rooms } = quote
  const cheapest = nights.reduce<Money | null>(
    (least, { price }) => (least === null || price < least ? price : least),
    null,
  )
  if (cheapest === null || countNights(nights) * rooms === 1) return null
  const from = findUniformPrice(quote) === null ? "from " : ""
  return `${from}${formatMoney(cheapest)} ${rooms > 1 ? "per room per night" : "a night"}`
}
