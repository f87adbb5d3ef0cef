import { addDays, type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  formatMonth,
  monthOf,
} from "#src/shared/calendar-month.ts"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const

export const weekdayNames: readonly string[] = weekdays

const daysIn = (month: CalendarMonth): number =>
  daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1)))

/** Monday is 0. */
const weekdayOf = (date: CalendarDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks of a month from Monday to Sunday; null for the days of other months. Weeks wholly before `from` are omitted. */
export function listWeeks(month: CalendarMonth, from: CalendarDate): (CalendarDate | null)[][] {
  const first = firstDayOf(month)
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

/** 'Friday 25 December 2026', for screen readers. */
export const formatDay = (date: CalendarDate): string =>
  `${weekdays[weekdayOf(date)]} ${Number(date.slice(8))} ${formatMonth(monthOf(date))}`

function sameDayOf(date: CalendarDate, month: CalendarMonth): CalendarDate {
  const day = Math.min(Number(date.slice(8)), daysIn(month))
  return addDays(firstDayOf(month), day - 1)
}

/** The date that a key moves the focus to (the grid pattern of the ARIA Authoring Practices); null for other keys. */
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

/** The one date of a month that the Tab key reaches: the preferred one, else the first that can be chosen. */
export function tabbableDate(
  month: CalendarMonth,
  preferred: CalendarDate,
  limits: DayLimits,
): CalendarDate | null {
  if (monthOf(preferred) === month && isWithin(preferred, limits)) return preferred
  const first = within(firstDayOf(month), limits)
  return monthOf(first) === month ? first : null
}
