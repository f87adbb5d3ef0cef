import type { Booking } from "#src/features/bookings/booking.ts"
import { excessDiscount } from "#src/features/folio/discount-lines.ts"
import { type FolioLine, sumLines } from "#src/features/folio/folio-line.ts"
import { add, fromPaise, type Money, subtract, zero } from "#src/shared/money.ts"
import type { Priced, StayChange } from "./stay-change.ts"

type PricedFolio = Priced &
  Pick<StayChange, "extras"> & { readonly lines: readonly FolioLine[]; readonly refundable: Money }

/** What a change of dates would refund and leave to pay. */
export function computeStayChange(
  booking: Booking,
  { lines, refundable, ...priced }: PricedFolio,
): StayChange {
  const difference = subtract(priced.quote.total, booking.total)
  const { charged, owed } = sumLines(lines)
  const discounts = subtract(zero, sumLines(lines.filter(({ kind }) => kind === "discount")).charged)
  const more = add(difference, priced.extras)
  const lostDiscount = excessDiscount(add(charged, more), discounts)
  const balance = owed + more + lostDiscount + priced.fee
  const refund = fromPaise(Math.min(Math.max(0, -balance), refundable))
  return { ...priced, difference, refund, owed: fromPaise(balance + refund) }
}
