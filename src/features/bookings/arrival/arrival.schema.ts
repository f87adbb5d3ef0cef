import { z } from "zod"
import { fieldMessage } from "#src/shared/messages.ts"
import { openLine, peopleNames, prose } from "#src/shared/validation/text-fields.ts"
import type { Arrival } from "./arrival.ts"

const wrongTime = fieldMessage("Arrival Time", "Must Be A Time Such As 23:40")
const wrongFlight = "Flight Must Be A Flight Number Such As AI 302"

/** The fields of the arrival; all of them may be empty. */
export const arrivalFields = {
  arrivalTime: z
    .string()
    .trim()
    .regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: wrongTime })
    .default(""),
  // IATA designator and number (IATA Resolution 762).
  flight: openLine("Flight", 12)
    .transform((text) => text.toUpperCase().replace(/^([A-Z\d]{2})\s*(\d)/, "$1 $2"))
    .refine((text) => /^$|^[A-Z\d]{2} \d{1,4}[A-Z]?$/.test(text), { error: wrongFlight }),
  airportCar: z.literal("yes").optional(),
  furtherGuests: peopleNames("Further Guests", 200),
  requests: prose("Requests", 500).default(""),
}

export const arrivalForm = z.object(arrivalFields)

type ArrivalValues = z.infer<typeof arrivalForm>

/** The arrival details in validated form values; null when all fields are empty. */
export function readArrival(values: ArrivalValues): Arrival | null {
  const { arrivalTime, airportCar, flight, furtherGuests, requests } = values
  const wantsCar = airportCar !== undefined
  if (arrivalTime + flight + furtherGuests + requests === "" && !wantsCar) return null
  return { time: arrivalTime || null, flight, wantsCar, furtherGuests, requests }
}
