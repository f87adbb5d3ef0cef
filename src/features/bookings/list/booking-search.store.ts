import { containing, type FoundRows, heldByIndex, type Place } from "#src/platform/db/table-source.ts"
import { listedStatuses, paymentModes, paymentStatuses } from "./booking-list.ts"
import { phoneDigitsOf, referenceStartOf } from "./search-words.ts"

// What lists of bookings share; each condition speaks of a booking as b.

type Choices = Readonly<Record<string, readonly string[]>>

/** Statuses, payments and modes as a booking has them in one word; null for all of them. */
function chosenStatusKeys(choices: Choices): string[] | null {
  const chosen = (key: string, all: readonly string[]) => choices[key] ?? all
  const isWhole = [
    chosen("status", listedStatuses).length === listedStatuses.length,
    chosen("payment", paymentStatuses).length === paymentStatuses.length,
    chosen("mode", paymentModes).length === paymentModes.length,
  ].every(Boolean)
  if (isWhole) return null
  return chosen("status", listedStatuses).flatMap((status) =>
    chosen("payment", paymentStatuses).flatMap((payment) =>
      chosen("mode", paymentModes).map((mode) => `'${status} ${payment} ${mode}'`),
    ),
  )
}

/** The parts of a list of bookings that the chosen statuses, payments and modes are about. */
export const partsOfBookings = (choices: Choices): string[] =>
  chosenStatusKeys(choices)?.map((statusKey) => `b.status_key = ${statusKey}`) ?? []

/** The parts that the chosen rooms are about, each narrowed to what else was chosen. */
export function partsOfRooms(choices: Choices, place: Place): string[] {
  const statusKeys = chosenStatusKeys(choices)
  const narrowed = statusKeys ? ` and b.status_key in (${statusKeys.join(", ")})` : ""
  return (choices["room"] ?? []).map((room) => `b.room_type_id = ${place(room)}::uuid${narrowed}`)
}

// Digits are looked for as they are stored, however a number was typed.
const ofGuest = (words: string): string => phoneDigitsOf(words) ?? words

/** Whether a booking's reference begins with the words, or its guest's name, e-mail address or phone holds them. */
export const matchesBooking = (words: string, place: Place): string => {
  const guest = `b.guest_search_text like ${place(containing(ofGuest(words)))}`
  const start = referenceStartOf(words)
  return start ? `(b.reference like ${place(`${start}%`)} or ${guest})` : guest
}

/** Those bookings, by the indexes on the words of guests and on the reference. */
export function foundBookings({ select, where }: FoundRows, words: string, place: Place): string {
  const start = referenceStartOf(words)
  const guests = `select id from users where ${heldByIndex("search_text", ofGuest(words), place)}`
  // Each guest's own: by what the server thinks of the words it might read every booking instead.
  const byGuest = `select own.* from (${guests}) as person
    cross join lateral (select ${select} from bookings b where b.user_id = person.id and ${where} offset 0) as own`
  if (!start) return byGuest
  return `select ${select} from bookings b
      where ${where} and b.reference like ${place(`${start}%`)} and b.guest_search_text not like ${place(containing(ofGuest(words)))}
    union all ${byGuest}`
}
