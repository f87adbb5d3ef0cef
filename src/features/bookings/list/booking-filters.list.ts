import type { BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import { choicesOf, containing, type ListSearch, type ListSql } from "#src/platform/lists/define-list.ts"
import { phoneDigitsOf, referenceStartOf } from "./search-words.ts"

// Bookings that were never confirmed are unpaid attempts, which have a status key of their own.
const statuses = ["confirmed", "completed", "cancelled"] as const satisfies BookingStatus[]
const payments = ["pending", "done"] as const satisfies PaymentStatus[]
const modes = ["pay-at-hotel", "online"] as const satisfies PaymentMode[]

/** Filters of every list of bookings; the status key answers them. */
export const statusFilters = {
  status: { kind: "choice", label: "Status", choices: choicesOf(statuses, statusNames) },
  payment: { kind: "choice", label: "Payment", choices: choicesOf(payments, paymentStatusNames) },
  mode: { kind: "choice", label: "Mode", choices: choicesOf(modes, paymentModeNames) },
} as const

/** The status keys of the chosen statuses, payments and modes. */
export const statusKey: NonNullable<ListSql["key"]> = {
  column: "b.status_key",
  values: (choices) =>
    (choices["status"] ?? statuses).flatMap((status) =>
      (choices["payment"] ?? payments).flatMap((payment) =>
        (choices["mode"] ?? modes).map((mode) => `${status} ${payment} ${mode}`),
      ),
    ),
}

/** Finds bookings by their guest, and by the beginning of their reference. */
export const bookingSearch: ListSearch = {
  label: "Reference, guest, email or phone",
  conditions: (words, place) => {
    const guest = place(containing(phoneDigitsOf(words) ?? words))
    const start = referenceStartOf(words)
    return [
      `b.user_id in (select id from users where search_text like ${guest})`,
      ...(start ? [`b.reference like ${place(`${start}%`)}`] : []),
    ]
  },
}
