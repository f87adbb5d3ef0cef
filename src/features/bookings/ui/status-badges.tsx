import { Badge } from "#src/ui/badge.tsx"
import type { Booking, BookingStatus, PaymentStatus } from "../booking.ts"
import { paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"

const tones = {
  held: "warning",
  confirmed: "info",
  completed: "success",
  cancelled: "danger",
  expired: "neutral",
} as const satisfies Record<BookingStatus, string>

const paymentTones = { pending: "warning", done: "success" } as const satisfies Record<PaymentStatus, string>

export const BookingStatusBadge = ({ booking: { status } }: { booking: Pick<Booking, "status"> }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
)

type Payable = Pick<Booking, "paymentStatus">

export const PaymentStatusBadge = ({ booking: { paymentStatus } }: { booking: Payable }) => (
  <Badge tone={paymentTones[paymentStatus]}>{`Payment ${paymentStatusNames[paymentStatus]}`}</Badge>
)

/** For guests: a stay that is paid at the hotel has nothing pending. */
export function GuestPaymentBadge({
  booking,
}: {
  booking: Payable & Pick<Booking, "paymentMode" | "status">
}) {
  const isDueAtHotel = booking.paymentMode === "pay-at-hotel" && booking.paymentStatus === "pending"
  if (!isDueAtHotel) return <PaymentStatusBadge booking={booking} />
  return booking.status === "confirmed" ? <Badge>Pay at the hotel</Badge> : null
}
