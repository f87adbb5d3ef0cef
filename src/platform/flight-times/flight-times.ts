import type { TerminalId } from "#src/shared/location/airport.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Result } from "#src/shared/result.ts"

/** Whether a flight lands at the hotel's airport or departs from it. */
export type FlightDirection = "arrival" | "departure"

export type FlightQuery = {
  readonly direction: FlightDirection
  /** Designator and number: 'AI 302'. */
  readonly flight: string
  /** The day at the airport on which it lands or leaves. */
  readonly date: CalendarDate
}

export type FlightTime = {
  /** The scheduled time at the airport, 'HH:MM'. */
  readonly time: string
  readonly terminal: TerminalId
  readonly isInternational: boolean
  /** The IATA code of the airport that it comes from or goes to. */
  readonly otherAirport: string
}

/** No such flight that day; or the source of the times does not answer. */
export type FlightTimesRefusal = "unknown" | "unavailable"

/** The schedule of the hotel's airport. */
export type FlightTimes = {
  readonly kind: "timetable" | "http" | "none"
  find(query: FlightQuery): Promise<Result<FlightTime, FlightTimesRefusal>>
}
