import { airport } from "#src/shared/location/airport.ts"
import type { AirportCall } from "./layover.ts"

/** The fields of the form. */
export const layoverFields = {
  flight: "Arriving flight",
  lands: "Landing date",
  landsAt: "Landing time",
  landsTerminal: "Arrival terminal",
  onward: "Departing flight",
  departs: "Departure date",
  departsAt: "Departure time",
  departsTerminal: "Departure terminal",
} as const

export type LayoverField = keyof typeof layoverFields

/** A terminal and whether its flights cross the border. */
export type TerminalUse = Pick<AirportCall, "terminal" | "isInternational">

const kinds = [true, false] as const

export const terminalUses: readonly (TerminalUse & { readonly value: string })[] = airport.terminals.flatMap(
  ({ id, isInternational: takesAbroad, isDomestic }) =>
    kinds
      .filter((isInternational) => (isInternational ? takesAbroad : isDomestic))
      .map((isInternational) => ({
        terminal: id,
        isInternational,
        value: `${id}-${isInternational ? "international" : "domestic"}`,
      })),
)
