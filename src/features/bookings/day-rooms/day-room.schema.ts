import { z } from "zod"
import { datesOfDayRoom, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { type CalendarDate, formatDayFirst } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { wholeNumber } from "#src/shared/validation/whole-number.ts"

/** The hours of a day room in a call of the API (GUEST-8). */
export const dayRoomFields = {
  startsAt: z
    .string()
    .max(20)
    .optional()
    .describe(
      "For a day room: its start by the hotel's clock, YYYY-MM-DDTHH:MM on a half hour; no dates then",
    ),
  hours: wholeNumber(0, 100).optional().describe("For a day room: 6, 9 or 12"),
}

type Hours = { readonly startsAt?: string | undefined; readonly hours?: number | undefined }
type Dates = Hours & {
  readonly checkIn?: CalendarDate | null | undefined
  readonly checkOut?: CalendarDate | null | undefined
}

const hasHours = ({ startsAt, hours }: Hours): boolean => startsAt !== undefined || hours !== undefined

/** The dates of a call: those of its hours, or its own. */
export const datesOfCall = (call: Dates): Pick<StaySearch, "checkIn" | "checkOut" | "dayRoom"> =>
  hasHours(call)
    ? datesOfDayRoom(parseDayRoom(call.startsAt ?? "", String(call.hours ?? "")))
    : { checkIn: call.checkIn ?? null, checkOut: call.checkOut ?? null }

const dateFields = ["checkIn", "checkOut"] as const

/** Refuses dates that contradict the hours of a day room. */
export function refuseOtherDates(call: Dates, context: z.RefinementCtx): void {
  if (!hasHours(call)) return
  const dates = datesOfCall(call)
  for (const field of dateFields) {
    const [date, right] = [call[field], dates[field]]
    if (!date || !right || date === right) continue
    const message = `${field} of these hours is ${formatDayFirst(right)}, not ${formatDayFirst(date)}. Leave it out.`
    context.addIssue({ code: "custom", path: [field], message })
  }
}

/** Refuses a call without dates, unless it is for a day room. */
export function needsDates(call: Dates, context: z.RefinementCtx): void {
  if (hasHours(call)) return refuseOtherDates(call, context)
  for (const field of dateFields)
    if (call[field] === undefined)
      context.addIssue({ code: "custom", path: [field], message: messages.availability.datesMissing })
}
