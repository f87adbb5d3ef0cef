import { type CalendarDate, calendarDateOf, formatLongDate } from "./calendar-date.ts"
import { hotel } from "./hotel.ts"

// A fixed offset, so that browsers need no time zone data.
const hotelOffsetMilliseconds = -Date.parse(`1970-01-01T00:00:00${hotel.utcOffset}`)

/** The hotel's date and time of an instant, written as if it were UTC. */
export const atHotel = (instant: string): string =>
  new Date(Date.parse(instant) + hotelOffsetMilliseconds).toISOString()

/** A time of day such as '14:00' as '2:00 pm'; noon and midnight by name, because "12:00 pm" is misread. */
export function formatTime(time: string): string {
  if (time === "12:00") return "12 noon"
  if (time === "00:00") return "12 midnight"
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "am" : "pm"}`
}

/** The time of day at the hotel of an instant: '2:32 pm'. */
export const formatHotelTime = (instant: string): string => formatTime(atHotel(instant).slice(11, 16))

/** An instant in the hotel's time, as spreadsheets read it: '2026-11-24 01:45:30'. */
export const formatHotelTimestamp = (instant: string): string =>
  atHotel(instant).slice(0, 19).replace("T", " ")

/** The hotel's date at an instant. Without `Intl`, whose dates have another form in each engine. */
export const hotelDateOf = (instant: string): CalendarDate => calendarDateOf(atHotel(instant).slice(0, 10))

/** The day at the hotel of an instant: 'Thu 24 Dec 2026'. */
export const formatHotelDate = (instant: string): string => formatLongDate(hotelDateOf(instant))

/** An instant as the hotel's calendar and clock show it: 'Thu 24 Dec 2026, 2:00 pm'. */
export const formatHotelMoment = (instant: string): string =>
  `${formatHotelDate(instant)}, ${formatHotelTime(instant)}`
