import type { OutstandingRefund } from "#src/features/payments/payment.ts"
import { Badge } from "#src/ui/badge.tsx"
import {
  type Booking,
  type BookingStatus,
  type PayableBooking,
  type PaymentState,
  computePaymentState,
} from "../booking.ts"
import {
  paymentStateNames,
  statusNames,
  outstandingRefundNames,
} from "#src/features/bookings/status-names.ts"

const tones = {
  held: "warning",
  confirmed: "info",
  completed: "success",
  cancelled: "danger",
  expired: "neutral",
} as const satisfies Record<BookingStatus, string>

const paymentTones = {
  pending: "warning",
  "part-paid": "warning",
  paid: "success",
  "refund-due": "warning",
  refunded: "neutral",
} as const satisfies Record<PaymentState, string>

export const BookingStatusBadge = ({ booking: { status } }: { booking: Pick<Booking, "status"> }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
)

const PaymentBadge = ({ state }: { state: PaymentState }) => (
  <Badge tone={paymentTones[state]}>{paymentStateNames[state]}</Badge>
)

export function PaymentStatusBadge({ booking }: { booking: PayableBooking }) {
  const state = computePaymentState(booking)
  return state && <PaymentBadge state={state} />
}

const outstandingTones = { failed: "danger", waiting: "warning" } as const satisfies Record<
  OutstandingRefund["state"],
  string
>

/** Beside a refund that the guest has not received, which looks like any other line without it. */
export const OutstandingRefundBadge = ({ state }: Pick<OutstandingRefund, "state">) => (
  <Badge tone={outstandingTones[state]}>{outstandingRefundNames[state]}</Badge>
)

type GuestPaymentBadgeProps = { booking: PayableBooking & Pick<Booking, "paymentMode"> }

/** For guests: a stay that is paid at the hotel has nothing pending; its price says how it is paid. */
export function GuestPaymentBadge({ booking }: GuestPaymentBadgeProps) {
  const isDueAtHotel = booking.paymentMode === "pay-at-hotel" && computePaymentState(booking) === "pending"
  return isDueAtHotel ? null : <PaymentStatusBadge booking={booking} />
}
