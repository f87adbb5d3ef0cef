import { millisecondsPerDay } from "./format/durations.ts"

declare const calendarDate: unique symbol

/** A calendar day 'YYYY-MM-DD' at the hotel: never an instant, so no time zone can shift it. */
export type CalendarDate = string & { readonly [calendarDate]: true }

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/
function isCalendarDay(text: string): text is CalendarDate {
  if (!iso.test(text) || text.startsWith("0000")) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

// Days near the ends of the calendar overflow it as soon as anything is added, in code and in PostgreSQL.
const [earliestInput, latestInput] = ["1900-01-01", "2999-12-31"]

/** Parses 'YYYY-MM-DD' of the years 1900 to 2999; null for anything else. */
export const parseIsoDate = (text: string): CalendarDate | null =>
  isCalendarDay(text) && earliestInput <= text && text <= latestInput ? text : null

/** Parses 'DD-MM-YYYY', the format of searches in addresses (AVAIL-6). */
export function parseDayFirstDate(text: string): CalendarDate | null {
  const parts = dayFirst.exec(text)
  return parts ? parseIsoDate(`${parts[3]}-${parts[2]}-${parts[1]}`) : null
}

/** Parses either date format that addresses and API calls use. */
export const parseCalendarDate = (text: string): CalendarDate | null =>
  parseIsoDate(text) ?? parseDayFirstDate(text)

/** For literals in code and tests; throws on an invalid date. */
export function calendarDateOf(text: string): CalendarDate {
  if (!isCalendarDay(text)) throw new RangeError(`not a calendar date: ${text}`)
  return text
}

export const formatDayFirst = (date: CalendarDate): string =>
  `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`

const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay

const dateOfDay = (day: number): CalendarDate =>
  new Date(day * millisecondsPerDay).toISOString().slice(0, 10) as CalendarDate

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDay(dayNumber(date) + days)

/** Whole days from one date to another; negative when the second lies before the first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from)

/** The days from `from` up to, not including, `to`. */
export function daysUntil(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, dayNumber(to) - first) }, (_, index) => dateOfDay(first + index))
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const

// Not `Intl`: server and browser may have different locale data, and the text must match on hydration.
/** For people: 'Fri 25 Dec 2026'. */
export function formatLongDate(date: CalendarDate): string {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return `${weekday} ${formatShortDate(date)}`
}

/** For people: '25 Dec 2026'. */
export function formatShortDate(date: CalendarDate): string {
  const month = months[Number(date.slice(5, 7)) - 1]
  return `${Number(date.slice(8, 10))} ${month} ${date.slice(0, 4)}`
}
