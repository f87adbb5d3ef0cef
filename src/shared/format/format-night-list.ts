import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"

const maxNamedNights = 3

/** 'Fri 25 Dec 2026, Sat 26 Dec 2026 and 4 more'. */
export function formatNightList(nights: readonly CalendarDate[]): string {
  const named = nights.slice(0, maxNamedNights).map(formatLongDate).join(", ")
  const more = nights.length - maxNamedNights
  return more > 0 ? `${named} and ${more} more` : named
}
