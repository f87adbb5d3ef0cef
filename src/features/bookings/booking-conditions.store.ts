import { containing, type Place } from "#src/platform/db/table-source.ts"
import type { PaymentMode, PaymentStatus } from "./booking.ts"
import type { ListedStatus } from "./booking-list.ts"
import { phoneDigitsOf, referenceStartOf } from "./booking-search.ts"

// The conditions that lists of bookings share; each speaks of a booking as b.

export const statusConditions: Readonly<Record<ListedStatus, string>> = {
  confirmed: "b.status in ('confirmed', 'held')",
  completed: "b.status = 'completed'",
  cancelled: "b.status = 'cancelled'",
  expired: "b.status = 'expired'",
}

export const paymentConditions: Readonly<Record<PaymentStatus, string>> = {
  pending: "b.payment_status = 'pending'",
  done: "b.payment_status = 'done'",
}

export const modeConditions: Readonly<Record<PaymentMode, string>> = {
  "pay-at-hotel": "b.payment_mode = 'pay-at-hotel'",
  online: "b.payment_mode = 'online'",
}

// Digits are looked for as they are stored, however a number was typed.
const ofGuest = (words: string): string => containing(phoneDigitsOf(words) ?? words)

/** Whether a booking's reference begins with the words, or its guest's name, e-mail address or phone holds them. */
export function matchesBooking(words: string, place: Place): string {
  const start = referenceStartOf(words)
  const guest = `exists (select 1 from users u where u.id = b.user_id and u.search_text like ${place(ofGuest(words))})`
  return start ? `(b.reference like ${place(`${start}%`)} or ${guest})` : guest
}

/** The ids of those bookings. */
export function foundBookings(words: string, place: Place): string {
  const start = referenceStartOf(words)
  const byGuest = `select b.id from (select id from users where search_text like ${place(ofGuest(words))}) as person
    join bookings b on b.user_id = person.id`
  return start
    ? `select id from bookings where reference like ${place(`${start}%`)} union ${byGuest}`
    : byGuest
}
