import { type CalendarDate, calendarDateOf } from "./calendar-date.ts"

/** A calendar month 'YYYY-MM'. */
export type CalendarMonth = string

const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7)

export const firstDayOf = (month: CalendarMonth): CalendarDate => calendarDateOf(`${month}-01`)

/** The month that is `count` months later, or earlier for a negative count. */
export function addMonths(month: CalendarMonth, count: number): CalendarMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`
}

/** For people: 'November 2026'. */
export const formatMonth = (month: CalendarMonth): string =>
  `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
