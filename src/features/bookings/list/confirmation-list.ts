import type { Money } from "#src/shared/money.ts"
import type { TableRules } from "#src/shared/table-query.ts"
import type { BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import { listedStatuses, paymentModes, paymentStatuses } from "./booking-list.ts"
import {
  choicesOf,
  paymentModeNames,
  paymentStatusNames,
  statusNames,
} from "#src/features/bookings/status-names.ts"

/** A record that a booking became certain. */
export type ConfirmedRecord = {
  readonly id: string
  readonly bookingId: string
  readonly reference: string
  readonly guestName: string
  readonly status: BookingStatus
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
  readonly transactionId: string | null
  readonly confirmedAt: string
}

/** What the confirmed records can be asked (ADM-9). */
export const confirmationListRules = {
  path: "/admin/confirm",
  things: "records",
  searchLabel: "Reference, guest, email or phone",
  sorts: { confirmed: "Confirmed" },
  firstSort: { key: "confirmed", direction: "desc" },
  filters: {
    status: { kind: "choice", label: "Status", choices: choicesOf(listedStatuses, statusNames) },
    payment: { kind: "choice", label: "Payment", choices: choicesOf(paymentStatuses, paymentStatusNames) },
    mode: { kind: "choice", label: "Mode", choices: choicesOf(paymentModes, paymentModeNames) },
    confirmed: { kind: "days", label: "Confirmed" },
  },
  columns: {
    booking: { label: "Booking", sort: "confirmed" },
    guest: { label: "Guest" },
    total: { label: "Total" },
    payment: { label: "Payment" },
    status: { label: "Status" },
  },
} as const satisfies TableRules
