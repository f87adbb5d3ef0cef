import { addDays, type CalendarDate, calendarDateOf, parseIsoDate } from "#src/shared/calendar-date.ts"

/** A calendar month at the hotel. */
export type Month = {
  /** '2026-11'. */
  readonly key: string
  readonly from: CalendarDate
  /** The first day of the next month. */
  readonly to: CalendarDate
}

const names = "January February March April May June July August September October November December".split(
  " ",
)

function monthOf(date: CalendarDate): Month {
  const key = date.slice(0, 7)
  const from = calendarDateOf(`${key}-01`)
  return { key, from, to: calendarDateOf(`${addDays(from, 31).slice(0, 7)}-01`) }
}

/** The month of an address such as '2026-11'; the month of today without one, for nonsense and for the future. */
export function parseMonth(text: string | null, today: CalendarDate): Month {
  const from = parseIsoDate(`${text ?? ""}-01`)
  return monthOf(from && from <= today ? from : today)
}

/** The last day of a month, or today while it lasts: balances are told as of this day. */
export const lastDayOf = ({ to }: Month, today: CalendarDate): CalendarDate => {
  const last = addDays(to, -1)
  return last < today ? last : today
}

/** The last months, newest first. */
export function lastMonths(today: CalendarDate, count: number): Month[] {
  const months = [monthOf(today)]
  while (months.length < count) {
    const { from } = months.at(-1) ?? monthOf(today)
    months.push(monthOf(addDays(from, -1)))
  }
  return months
}

/** 'November 2026'. */
export const formatMonth = ({ key }: Pick<Month, "key">): string =>
  `${names[Number(key.slice(5)) - 1]} ${key.slice(0, 4)}`
