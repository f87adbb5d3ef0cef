import type { BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import {
  defineChoice,
  containing,
  type ListColumns,
  type ListSearch,
  type AddParameter,
  type ListSql,
} from "#src/platform/lists/define-list.ts"
import type { ListedBooking } from "./listed-booking.ts"
import { parsePhoneDigits, parseReferenceStart } from "./search-words.ts"

// Bookings that were never confirmed are unpaid attempts, which have a status key of their own.
const statuses = ["confirmed", "completed", "cancelled"] as const satisfies BookingStatus[]
const payments = ["pending", "done"] as const satisfies PaymentStatus[]
const modes = ["pay-at-hotel", "online"] as const satisfies PaymentMode[]

/** Columns of every list of bookings; the status key answers their filters. */
export const statusColumns = {
  status: { label: "Status", cell: ["choice", "status"], filter: defineChoice(statuses, statusNames) },
  payment: {
    label: "Payment",
    isExtra: true,
    cell: ["choice", "paymentStatus"],
    filter: defineChoice(payments, paymentStatusNames),
  },
  mode: {
    label: "Mode",
    isExtra: true,
    cell: ["choice", "paymentMode"],
    filter: defineChoice(modes, paymentModeNames),
  },
} as const satisfies ListColumns<Pick<ListedBooking, "status" | "paymentStatus" | "paymentMode">>

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

const guestsLike = (words: string, addParameter: AddParameter): string =>
  `select id from users where search_text like ${addParameter(containing(parsePhoneDigits(words) ?? words))}`

function referenceConditions(words: string, addParameter: AddParameter): string[] {
  const start = parseReferenceStart(words)
  return start ? [`b.reference like ${addParameter(`${start}%`)}`] : []
}

/** The most matching guests that are read first; beyond it, the guest of each booking is looked up instead. */
const fewGuests = 5000

/** Finds records by the guest whose id is in a column. */
export const guestSearch = (userId: string): ListSearch => ({
  label: "Guest, email or phone",
  conditions: (words, addParameter) => [`${userId} in (${guestsLike(words, addParameter)})`],
  matches: (words, addParameter) => {
    const guests = guestsLike(words, addParameter)
    const areFew = `(select count(*) <= ${fewGuests} from (${guests} limit ${fewGuests + 1}) as guests)`
    return `case when ${areFew} then ${userId} in (${guests})
      else exists (${guests} and id = ${userId} offset 0) end`
  },
})

const byGuest = guestSearch("b.user_id")

/** Finds bookings by their guest, and by the beginning of their reference. */
export const bookingSearch: ListSearch = {
  label: "Reference, guest, email or phone",
  conditions: (words, addParameter) => [
    ...byGuest.conditions(words, addParameter),
    ...referenceConditions(words, addParameter),
  ],
  matches: (words, addParameter) =>
    [byGuest.matches(words, addParameter), ...referenceConditions(words, addParameter)].join(" or "),
}
