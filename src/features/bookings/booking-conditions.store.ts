import { containing, type FoundRows, type Place } from "#src/platform/db/table-source.ts"
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

const orReference = (words: string, place: Place, guest: string): string => {
  const start = referenceStartOf(words)
  return start ? `(b.reference like ${place(`${start}%`)} or ${guest})` : guest
}

const guestsWith = (words: string, place: Place): string =>
  `select id from users where search_text like ${place(ofGuest(words))}`

/** Whether a booking's reference begins with the words, or its guest's name, e-mail address or phone holds them. */
export const matchesBooking = (words: string, place: Place): string =>
  orReference(
    words,
    place,
    `exists (select 1 from users u where u.id = b.user_id and u.search_text like ${place(ofGuest(words))})`,
  )

/** The same, by the set of all such guests. "Is true" keeps the planner from turning the walk into a join. */
export const isAmongBookings = (words: string, place: Place): string =>
  orReference(words, place, `(b.user_id in (${guestsWith(words, place)})) is true`)

/** Those bookings, by the indexes on the words and on the reference. */
export function foundBookings(
  { select, where, joins = "" }: FoundRows & { joins?: string },
  words: string,
  place: Place,
): string {
  const start = referenceStartOf(words)
  const byGuest = `select ${select} from (${guestsWith(words, place)}) as person
    join bookings b on b.user_id = person.id ${joins} where ${where}`
  if (!start) return byGuest
  return `select ${select} from bookings b ${joins} where ${where} and b.reference like ${place(`${start}%`)}
    union ${byGuest}`
}
