import { bookingRows } from "#src/features/bookings/booking-text.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"

export type CancellationAmounts = {
  readonly charge: Money
  readonly refund: Money
  /** The part of the refund that the company of the booking gets back. */
  readonly companyRefund?: Money
}

export const cancellationRows = (
  booking: Booking,
  { charge, refund, companyRefund = zero }: CancellationAmounts,
): LabelledValue[] => [
  ...bookingRows(booking),
  { label: "Price of the stay", value: formatMoney(booking.total) },
  { label: "Cancellation charge", value: formatMoney(charge) },
  { label: "Refund", value: formatMoney(subtract(refund, companyRefund)) },
  ...(companyRefund > 0 ? [{ label: "Refund to the company", value: formatMoney(companyRefund) }] : []),
]
