import { hotel } from "#src/shared/hotel.ts"
import { type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"

export type Clock = {
  /** The current instant. */
  now(): Date
  /** The hotel's date, independent of the machine's time zone. */
  today(): CalendarDate
}

const hotelDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: hotel.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

/** The hotel's date at an instant. */
export const dayAtHotel = (instant: Date): CalendarDate => calendarDateOf(hotelDay.format(instant))

export function createClock(now: () => Date = () => new Date()): Clock {
  return { now, today: () => dayAtHotel(now()) }
}
