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
  let known = { minute: Number.NaN, day: dayAtHotel(now()) }
  return {
    now,
    today() {
      const instant = now()
      // Days begin with a minute in every time zone, and `Intl` is slow.
      const minute = Math.floor(instant.getTime() / 60_000)
      if (minute !== known.minute) known = { minute, day: dayAtHotel(instant) }
      return known.day
    },
  }
}
