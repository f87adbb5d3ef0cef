import { addDays, type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { maxDaysAhead, maxStayNights, type Stay, type StayRefusal } from "./stay.ts"

/** All nights that can be booked, as a guest's calendar shows them. */
export type StayCalendar = {
  /** The first night: today at the hotel. */
  readonly from: CalendarDate
  /** The lowest price of each night in paise, GST included; 0 when it is sold out, null when unknown. */
  readonly prices: readonly (number | null)[]
  /** The shortest stay that includes a night, by the index of the night; only where it is longer than one night. */
  readonly minimums: Readonly<Record<number, number>>
}

/** The request for a calendar. */
export type CalendarRequest = {
  /** Null for the lowest price of all room types. */
  readonly roomId: string | null
  /** How many rooms of one type must be free. */
  readonly rooms: number
}

/** The address of a calendar, in the one spelling that the server caches. */
export const calendarPath = ({ roomId, rooms }: CalendarRequest): string =>
  `/price-calendar.json?rooms=${rooms}${roomId ? `&room=${roomId}` : ""}`

/** Why a day cannot be chosen. */
export type DayRefusal =
  | { readonly kind: "stay"; readonly reason: StayRefusal }
  | { readonly kind: "sold-out"; readonly night: CalendarDate }
  | { readonly kind: "below-minimum"; readonly night: CalendarDate; readonly nights: number }

/** The price of a night; 0 when it is sold out, null when unknown. */
export const priceOn = ({ from, prices }: StayCalendar, night: CalendarDate): number | null =>
  prices[daysBetween(from, night)] ?? null

export const minimumOn = ({ from, minimums }: StayCalendar, night: CalendarDate): number =>
  minimums[daysBetween(from, night)] ?? 1

/** Why a guest who arrives on `arrival` cannot depart on `date`; null when the stay fits. */
export function findDepartureRefusal(
  calendar: StayCalendar,
  arrival: CalendarDate,
  date: CalendarDate,
): DayRefusal | null {
  const nights = daysBetween(arrival, date)
  if (nights < 1) return { kind: "stay", reason: "check-out-not-after-check-in" }
  if (nights > maxStayNights) return { kind: "stay", reason: "too-many-nights" }
  let missed: DayRefusal | null = null
  let longest = nights
  for (let night = arrival; night < date; night = addDays(night, 1)) {
    if (priceOn(calendar, night) === 0) return { kind: "sold-out", night }
    const minimum = minimumOn(calendar, night)
    if (minimum > longest) {
      longest = minimum
      missed = { kind: "below-minimum", night, nights: minimum }
    }
  }
  return missed
}

/** The first day on which a guest who arrives on `arrival` can depart; else why there is none. */
export function findFirstDeparture(calendar: StayCalendar, arrival: CalendarDate): CalendarDate | DayRefusal {
  let date = addDays(arrival, 1)
  for (;;) {
    const refusal = findDepartureRefusal(calendar, arrival, date)
    if (refusal === null) return date
    if (refusal.kind !== "below-minimum") return refusal
    // A longer stay may include a night with a longer minimum, so the rule is checked again.
    date = addDays(arrival, refusal.nights)
  }
}

/** Why a guest cannot arrive on a day; null when some stay that begins there fits. */
export function findArrivalRefusal(calendar: StayCalendar, date: CalendarDate): DayRefusal | null {
  const ahead = daysBetween(calendar.from, date)
  if (ahead < 0) return { kind: "stay", reason: "check-in-past" }
  if (ahead > maxDaysAhead) return { kind: "stay", reason: "too-far-ahead" }
  if (priceOn(calendar, date) === 0) return { kind: "sold-out", night: date }
  const first = findFirstDeparture(calendar, date)
  return typeof first === "string" ? null : first
}

/** The calendar for changing a booked stay, whose own nights count as free. */
export const withOwnNightsFree = (calendar: StayCalendar, { checkIn, checkOut }: Stay): StayCalendar => ({
  ...calendar,
  prices: calendar.prices.map((price, place) => {
    const night = addDays(calendar.from, place)
    return price === 0 && checkIn <= night && night < checkOut ? null : price
  }),
})
