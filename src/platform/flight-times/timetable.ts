import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, refused } from "#src/shared/result.ts"
import type { FlightDirection, FlightTimes } from "./flight-times.ts"
import {
  domesticArrivals,
  domesticDepartures,
  internationalArrivals,
  internationalDepartures,
  type TimetableRow,
} from "./sample-timetable.ts"

type Rows = { readonly international: readonly TimetableRow[]; readonly domestic: readonly TimetableRow[] }

const rowsOf: Readonly<Record<FlightDirection, Rows>> = {
  arrival: { international: internationalArrivals, domestic: domesticArrivals },
  departure: { international: internationalDepartures, domestic: domesticDepartures },
}

/** Monday is 1 and Sunday 7 (ISO 8601). */
const weekdayOf = (date: CalendarDate): string => String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)

/** The flights of the sample timetable. */
export const localTimetable: FlightTimes = {
  kind: "timetable",
  async find({ direction, flight, date }) {
    const { international, domestic } = rowsOf[direction]
    const day = weekdayOf(date)
    const isThatFlight = ([number, , , , days]: TimetableRow) => number === flight && days.includes(day)
    const abroad = international.find(isThatFlight)
    const row = abroad ?? domestic.find(isThatFlight)
    if (!row) return refused("unknown")
    const [, otherAirport, time, terminal] = row
    return done({ time, terminal, isInternational: row === abroad, otherAirport })
  },
}
