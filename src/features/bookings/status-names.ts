import type { OutstandingRefund } from "#src/features/payments/payment.ts"
import { messages } from "#src/shared/messages.ts"
import type { Booking, BookingStatus, PaymentMode, PaymentState, PaymentStatus } from "./booking.ts"

const words = messages.booking

/** The labels of the specification, which has two statuses; the others follow its style. */
export const statusNames: Readonly<Record<BookingStatus, string>> = {
  held: words.confirmed,
  confirmed: words.confirmed,
  completed: words.completed,
  cancelled: "Booking is Cancelled",
  expired: "Booking is Expired",
}

export const paymentModeNames: Readonly<Record<PaymentMode, string>> = {
  "pay-at-hotel": words.payAtHotel,
  online: words.netBanking,
}

export const paymentStatusNames: Readonly<Record<PaymentStatus, string>> = {
  pending: words.paymentPending,
  done: words.paymentDone,
}

/** The badge of a payment; the contract quotes those of the two payment statuses. */
export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  pending: `Payment ${words.paymentPending}`,
  paid: `Payment ${words.paymentDone}`,
  "part-paid": "Part paid",
  "refund-due": "Refund due",
  refunded: "Refunded",
}

export const outstandingRefundNames: Readonly<Record<OutstandingRefund["state"], string>> = {
  failed: "Failed",
  waiting: "Waits for a dispute",
}

/** What a guest reads beside the price of a stay; nobody pays it for a cancelled one. */
export function formatPriceNote({ status, extras }: Pick<Booking, "status" | "extras">): string {
  if (status === "cancelled" || status === "expired") return "was the price"
  return extras.length > 0 ? "without your extras · {how}" : "in all · {how}"
}
