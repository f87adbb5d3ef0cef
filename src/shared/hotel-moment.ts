import { formatLongDate, parseIsoDate } from "./calendar-date.ts"

// India keeps one offset all year, so a guest's browser needs no zone data to tell the hotel's time.
const hotelOffsetMilliseconds = 5.5 * 3_600_000

/** The hotel's date and time of an instant, written as if it were UTC. */
export const atHotel = (instant: string): string =>
  new Date(Date.parse(instant) + hotelOffsetMilliseconds).toISOString()

/** The time of day at the hotel of an instant: '14:32'. */
export const formatHotelTime = (instant: string): string => atHotel(instant).slice(11, 16)

/** The day at the hotel of an instant: 'Thu 24 Dec 2026'. */
export function formatHotelDate(instant: string): string {
  const date = parseIsoDate(atHotel(instant).slice(0, 10))
  if (!date) throw new RangeError(`not an instant: ${instant}`)
  return formatLongDate(date)
}

/** An instant as the hotel's calendar and clock show it: 'Thu 24 Dec 2026, 14:00'. */
export const formatHotelMoment = (instant: string): string =>
  `${formatHotelDate(instant)}, ${formatHotelTime(instant)}`
