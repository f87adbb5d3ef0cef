import { z } from "zod"
import { arrivalFields } from "#src/features/bookings/arrival/arrival.schema.ts"
import { maxDaysAhead, maxStayNights } from "#src/features/availability/stay.ts"
import { addDays, type CalendarDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"
import {
  layoverFields as labels,
  type LayoverField,
  type TerminalUse,
  terminalUses,
} from "./layover-fields.ts"

/** How a guest gives a landing or a departure: by a flight, a time, or both. */
export type RequestedCall = {
  /** Designator and number, or empty. */
  readonly flight: string
  /** Null for the first departure after the landing. */
  readonly date: CalendarDate | null
  /** 'HH:MM'; null where the flight gives it. */
  readonly time: string | null
  /** Where a typed time is meant. */
  readonly use: TerminalUse
}

export type LayoverRequest = {
  readonly landing: RequestedCall & { readonly date: CalendarDate }
  readonly departure: RequestedCall
}

const dateOf = (field: LayoverField) =>
  z
    .string()
    .trim()
    .default("")
    .transform((text, context) => {
      const date = parseCalendarDate(text)
      if (date || text === "") return date
      context.addIssue({ code: "custom", message: fieldMessage(labels[field], "Must Be A Date") })
      return z.NEVER
    })

const timeOf = (field: LayoverField) =>
  z
    .string()
    .trim()
    .regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, {
      error: fieldMessage(labels[field], "Must Be A Time Such As 23:40"),
    })
    .default("")
    .transform((text) => text || null)

// The default is the time of an international flight, which is the longer one.
const terminal = z
  .string()
  .default("")
  .transform((value): TerminalUse => {
    const use = terminalUses.find((one) => one.value === value) ?? terminalUses[0]
    if (!use) throw new RangeError("the airport has no terminal")
    return { terminal: use.terminal, isInternational: use.isInternational }
  })

const { flight } = arrivalFields

type Typed = z.output<ReturnType<typeof typedFields>>

const typedFields = () =>
  z.object({
    flight,
    lands: dateOf("lands"),
    landsAt: timeOf("landsAt"),
    landsTerminal: terminal,
    onward: flight,
    departs: dateOf("departs"),
    departsAt: timeOf("departsAt"),
    departsTerminal: terminal,
  })

function checkTyped(typed: Typed, today: CalendarDate): [LayoverField, string][] {
  const { lands, departs } = typed
  const wrong: [LayoverField, string | false][] = [
    ["lands", lands === null && fieldIsRequired(labels.lands)],
    ["lands", lands !== null && lands < today && fieldMessage(labels.lands, "Must Not Be In The Past")],
    [
      "lands",
      lands !== null &&
        lands > addDays(today, maxDaysAhead) &&
        fieldMessage(labels.lands, `Must Be Within ${maxDaysAhead} Days`),
    ],
    [
      "landsAt",
      typed.flight === "" && typed.landsAt === null && "Enter your flight, or the time at which you land.",
    ],
    [
      "departs",
      lands !== null &&
        departs !== null &&
        departs < lands &&
        fieldMessage(labels.departs, "Must Be After The Landing"),
    ],
    [
      "departs",
      lands !== null &&
        departs !== null &&
        departs > addDays(lands, maxStayNights) &&
        fieldMessage(labels.departs, `Must Be Within ${maxStayNights} Days`),
    ],
    [
      "departsAt",
      typed.onward === "" && typed.departsAt === null && "Enter your flight, or the time at which you leave.",
    ],
  ]
  return wrong.filter((one): one is [LayoverField, string] => one[1] !== false)
}

/** The input of a layover: the query of the page, or the body of an API call. */
export const layoverForm = (today: CalendarDate) =>
  typedFields().transform((typed, context): LayoverRequest => {
    const wrong = checkTyped(typed, today)
    for (const [field, message] of wrong) context.addIssue({ code: "custom", path: [field], message })
    if (wrong.length > 0 || typed.lands === null) return z.NEVER
    return {
      landing: {
        flight: typed.flight,
        date: typed.lands,
        time: typed.landsAt,
        use: typed.landsTerminal,
      },
      departure: {
        flight: typed.onward,
        date: typed.departs,
        time: typed.departsAt,
        use: typed.departsTerminal,
      },
    }
  })
