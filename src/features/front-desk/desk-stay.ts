import type { BookingStatus, PaymentStatus } from "#src/features/bookings/booking.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** A booking in the lists of the front desk. */
export type DeskStay = {
  readonly id: string
  readonly reference: string
  readonly guestName: string
  readonly phone: string
  /** '2 × Classic Room, 1 × Family Suite'; without a number for one room. */
  readonly rooms: string
  readonly guests: number
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly dayRoom: DayRoom | null
  /** The balance of the folio; negative when the hotel owes the guest. */
  readonly owed: Money
  /** The credits of the payers, whatever the other one owes. */
  readonly credit: Money
  readonly status: BookingStatus
  readonly paymentStatus: PaymentStatus
  readonly holdExpiresAt: string | null
  /** 'HH:MM', as the guest said; null when it is not known. */
  readonly arrivesAt: string | null
  readonly flight: string | null
  readonly wantsCar: boolean
  /** The names of the booked extras. */
  readonly extras: readonly string[]
}

/** What the row of a guest in house shows. */
export type InHouseStay = Pick<DeskStay, "id" | "guestName" | "phone" | "rooms" | "checkOut" | "dayRoom">

/** A stay of today that a search found: its guests arrive today, stay tonight, or leave today. */
export type FoundStay = DeskStay & { readonly presence: "arrives" | "in-house" | "leaves" }

/** The first items of a list and their number, which stops at `maxCounted`. */
export type CountedList<T> = { readonly count: number; readonly first: readonly T[] }

/** A list of a day; `owed` is what all its stays owe, of the lists that show balances. */
export type StayList = CountedList<DeskStay> & { readonly owed: Money }

export const dayLists = ["arrivals", "departures", "in-house", "unpaid", "holds"] as const

export type DayList = (typeof dayLists)[number]

/** The lists of a day, and how many rooms of the hotel are taken tonight. */
export type DeskDay = Readonly<Record<DayList, StayList>> & {
  readonly tonight: { readonly taken: number; readonly rooms: number }
}

export const isDayList = (text: string | null): text is DayList => dayLists.some((list) => list === text)
