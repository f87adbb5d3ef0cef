import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotelDateOf } from "#src/shared/hotel-moment.ts"

export type Clock = {
  /** The current instant. */
  now(): Date
  /** The hotel's date, independent of the machine's time zone. */
  today(): CalendarDate
}

/** The hotel's date at an instant. */
export const dayAtHotel = (instant: Date): CalendarDate => hotelDateOf(instant.toISOString())

export const createClock = (now: () => Date = () => new Date()): Clock => ({
  now,
  today: () => dayAtHotel(now()),
})
