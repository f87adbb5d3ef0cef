import { addDays, type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { addMonths, firstDayOf, monthOf } from "#src/shared/calendar-month.ts"

/** A calendar month at the hotel. */
export type Month = {
  /** '2026-11'. */
  readonly key: string
  readonly from: CalendarDate
  /** The first day of the next month. */
  readonly to: CalendarDate
}

function monthAround(date: CalendarDate): Month {
  const key = monthOf(date)
  return { key, from: firstDayOf(key), to: firstDayOf(addMonths(key, 1)) }
}

/** The month of a URL such as '2026-11'; the current month when it is missing, malformed or in the future. */
export function parseMonth(text: string | null, today: CalendarDate): Month {
  const from = parseIsoDate(`${text ?? ""}-01`)
  return monthAround(from && from <= today ? from : today)
}

/** The last day of a month, or today while it lasts: balances are stated as of this day. */
export const lastDayOf = ({ to }: Month, today: CalendarDate): CalendarDate => {
  const last = addDays(to, -1)
  return last < today ? last : today
}

/** The last months, newest first. */
export function lastMonths(today: CalendarDate, count: number): Month[] {
  const months = [monthAround(today)]
  while (months.length < count) {
    const { from } = months.at(-1) ?? monthAround(today)
    months.push(monthAround(addDays(from, -1)))
  }
  return months
}
