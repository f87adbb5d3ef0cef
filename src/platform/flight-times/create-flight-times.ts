import type { Config } from "#src/config.ts"
import { refused } from "#src/shared/result.ts"
import type { Log } from "../log/log.ts"
import type { FlightTimes } from "./flight-times.ts"
import { createHttpFlightTimes } from "./http-flight-times.ts"
import { localTimetable } from "./timetable.ts"

// Guests of a real hotel must not plan by sample data.
const noFlightTimes: FlightTimes = { kind: "none", find: async () => refused("unavailable") }

/** The provider of the settings, else the sample timetable of the demo hotel, else none: then guests type the times. */
export function createFlightTimes(config: Pick<Config, "flightTimes" | "seed">, log: Log): FlightTimes {
  if (config.flightTimes) return createHttpFlightTimes(config.flightTimes, log)
  return config.seed === "demo" ? localTimetable : noFlightTimes
}
