import { type BillLine, creditOfGuest, outstandingRefundOfGuest } from "#src/features/folio/bill-line.ts"
import type { OutstandingRefund } from "#src/features/payments/payment.ts"
import { atLeastZero } from "#src/shared/money.ts"
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

type GuestPaymentBadgeProps = {
  booking: PayableBooking & Pick<Booking, "paymentMode" | "guestDue" | "companyDue">
  bill: readonly BillLine[]
}

/** For guests: a stay that is paid at the hotel, or by a company, has nothing pending; its price and bill say who pays. */
export function GuestPaymentBadge({ booking, bill }: GuestPaymentBadgeProps) {
  const { paymentMode, guestDue: owed, companyDue } = booking
  const credit = atLeastZero(creditOfGuest(bill))
  const state = computePaymentState({
    ...booking,
    owed,
    credit,
    outstandingRefund: outstandingRefundOfGuest(bill),
  })
  const isDueElsewhere = paymentMode === "pay-at-hotel" || (owed === 0 && companyDue > 0)
  return state && !(state === "pending" && isDueElsewhere) ? <PaymentBadge state={state} /> : null
}
