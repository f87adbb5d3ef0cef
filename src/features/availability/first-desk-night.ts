import { type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

const lastNightHours = 6

/** Until when the desk sells last night. */
export const lastNightEndsAt = `0${lastNightHours}:00`

/**
 * The first night that the desk sells. Until six in the morning it is last night, for a guest who arrives after midnight
 * (decision 117); guests who book online begin today at the earliest.
 */
export function firstDeskNight(now: Date): CalendarDate {
  const instant = new Date(now.getTime() - lastNightHours * millisecondsPerHour).toISOString()
  return calendarDateOf(atHotel(instant).slice(0, 10))
}
