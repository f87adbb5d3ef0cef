import type { AirportCall, LayoverPlan } from "./layover.ts"

/** A landing or departure with its flight. */
export type FlightCall = AirportCall & {
  /** Empty where only a time is known. */
  readonly flight: string
  /** The IATA code of the airport at the other end; null where only a time is known. */
  readonly otherAirport: string | null
  /** The flight was not found, or could not be looked up, and the typed time counts. */
  readonly notFound: "unknown" | "unavailable" | null
  /** 'HH:MM' of the timetable where the guest typed another time, which counts; otherwise null. */
  readonly timetableTime: string | null
}

export type FoundLayover = {
  readonly landing: FlightCall
  readonly departure: FlightCall
  readonly plan: LayoverPlan
}
