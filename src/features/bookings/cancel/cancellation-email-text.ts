import { bookingRows } from "#src/features/bookings/booking-text.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"

export type CancellationAmounts = { readonly charge: Money; readonly refund: Money }

export const cancellationRows = (
  booking: Booking,
  { charge, refund }: CancellationAmounts,
): LabelledValue[] => [
  ...bookingRows(booking),
  { label: "Price of the stay", value: formatMoney(booking.total) },
  { label: "Cancellation charge", value: formatMoney(charge) },
  { label: "Refund", value: formatMoney(refund) },
]
