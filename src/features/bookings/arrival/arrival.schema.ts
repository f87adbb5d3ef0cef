import { z } from "zod"
import { fieldMessage } from "#src/shared/messages.ts"
import { openLine, prose } from "#src/shared/validation/text-fields.ts"
import type { Arrival } from "./arrival.ts"

const wrongTime = fieldMessage("Arrival Time", "Must Be A Time Such As 23:40")
const wrongFlight = fieldMessage("Flight", "Must Be A Flight Number Such As AI 302")

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
  requests: prose("Requests", 500).default(""),
}

type ArrivalValues = { readonly arrivalTime: string; readonly flight: string; readonly requests: string }

/** The arrival of checked values; null when nothing was typed. */
export const readArrival = ({ arrivalTime, flight, requests }: ArrivalValues): Arrival | null =>
  arrivalTime + flight + requests === "" ? null : { time: arrivalTime || null, flight, requests }
