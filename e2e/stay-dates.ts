import { addDays, type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"

export type StayDates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate }

/** Today at the hotel, by this machine's clock. */
export const hotelToday = (): CalendarDate =>
  calendarDateOf(new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date()))

/** After the weeks that the demo hotel has sold, and well before the last date that can be booked. */
const firstDay = 60
const days = 400
const daysApart = 5
const turnsApart = 23

export const stayOn = (daysAhead: number, nights: number): StayDates => {
  const checkIn = addDays(hotelToday(), daysAhead)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

let turn = 0

/** Unique dates for a test: those of one worker are consecutive, and workers start far apart. */
export function nextStay(workerIndex: number, nights: number): StayDates {
  const slot = workerIndex * turnsApart + turn
  turn += 1
  return stayOn(firstDay + ((slot * daysApart) % days), nights)
}

/** '25-12-2026': how addresses and the API write a day. */
export const dayFirst = (date: string): string => date.split("-").toReversed().join("-")

const words = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
})

/** 'Fri 25 Dec 2026': how pages write a day. */
export function formatted(date: string): string {
  const part = Object.fromEntries(
    words.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  )
  return `${part["weekday"]} ${part["day"]} ${part["month"]?.slice(0, 3)} ${part["year"]}`
}

/** '25 Dec 2026': how the button of the dates writes a day. */
export const shortly = (date: string): string => formatted(date).slice(4)

/** 'Friday 25 December 2026': how the calendar names a day. */
export const dayNamed = (date: string): RegExp => {
  const [, day, , year] = formatted(date).split(" ")
  const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return new RegExp(` ${day} ${month} ${year}`)
}
