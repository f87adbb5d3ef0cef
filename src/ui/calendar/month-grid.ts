import { addDays, type CalendarDate, calendarDateOf, daysBetween } from "#src/shared/calendar-date.ts"

/** A month as 'YYYY-MM'. */
export type Month = string

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const
const months = [
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

export const weekdayNames: readonly string[] = weekdays

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7)

const firstOf = (month: Month): CalendarDate => calendarDateOf(`${month}-01`)

const indexOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

export function addMonths(month: Month, count: number): Month {
  const index = indexOf(month) + count
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`
}

const daysIn = (month: Month): number => daysBetween(firstOf(month), firstOf(addMonths(month, 1)))

/** Monday is 0. */
const weekdayOf = (date: CalendarDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks of a month from Monday to Sunday that end on `from` or later; null in place of the days of another month. */
export function weeksOf(month: Month, from: CalendarDate): (CalendarDate | null)[][] {
  const first = firstOf(month)
  const before = weekdayOf(first)
  const days = daysIn(month)
  const weeks = Math.ceil((before + days) / 7)
  const all = Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before
      return day >= 0 && day < days ? addDays(first, day) : null
    }),
  )
  return all.filter((week) => week.some((date) => date !== null && date >= from))
}

export const formatMonth = (month: Month): string =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** 'Friday 25 December 2026', for those who hear a calendar. */
export const formatDay = (date: CalendarDate): string =>
  `${weekdays[weekdayOf(date)]} ${Number(date.slice(8))} ${formatMonth(monthOf(date))}`

function sameDayOf(date: CalendarDate, month: Month): CalendarDate {
  const day = Math.min(Number(date.slice(8)), daysIn(month))
  return addDays(firstOf(month), day - 1)
}

/** Where a key leads from a day (the grid pattern of the ARIA Authoring Practices); null for other keys. */
export function dayAfterKey(date: CalendarDate, key: string): CalendarDate | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1)
    case "ArrowRight":
      return addDays(date, 1)
    case "ArrowUp":
      return addDays(date, -7)
    case "ArrowDown":
      return addDays(date, 7)
    case "Home":
      return addDays(date, -weekdayOf(date))
    case "End":
      return addDays(date, 6 - weekdayOf(date))
    case "PageUp":
      return sameDayOf(date, addMonths(monthOf(date), -1))
    case "PageDown":
      return sameDayOf(date, addMonths(monthOf(date), 1))
    default:
      return null
  }
}

/** The days that a calendar shows. */
export type DayLimits = { readonly from: CalendarDate; readonly to: CalendarDate }

export const isWithin = (date: CalendarDate, { from, to }: DayLimits): boolean => date >= from && date <= to

export const within = (date: CalendarDate, limits: DayLimits): CalendarDate => {
  if (date < limits.from) return limits.from
  return date > limits.to ? limits.to : date
}

/** The one day of a month that the Tab key reaches: the preferred one, else the first that can be chosen. */
export function dayOfMonthToReach(
  month: Month,
  preferred: CalendarDate,
  limits: DayLimits,
): CalendarDate | null {
  if (monthOf(preferred) === month && isWithin(preferred, limits)) return preferred
  const first = within(firstOf(month), limits)
  return monthOf(first) === month ? first : null
}
