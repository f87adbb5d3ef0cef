import { z } from "zod"
import { profileInput } from "#src/features/accounts/accounts.schema.ts"
import { addDays, type CalendarDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"
import { prose } from "#src/shared/validation/text-fields.ts"
import { tableFields } from "./table-fields.ts"
import type { OutletId } from "#src/features/content/texts/outlet-names.ts"
import { isTableOutlet, maxDaysAhead, maxGuests } from "./table-reservation.ts"
import { parseSlot } from "./table-times.ts"

const longestNote = 500

const { name, email, phone } = profileInput.shape

const chosen = (label: string) =>
  z.string({ error: fieldIsRequired(label) }).min(1, { error: fieldIsRequired(label) })

/** Reads a text by a rule that returns null for unknown texts. */
const readAs = <T>(label: string, read: (text: string) => T | null, message: string) =>
  chosen(label).transform((text, context) => {
    const value = read(text)
    if (value !== null) return value
    context.issues.push({ code: "custom", message: fieldMessage(label, message), input: text })
    return z.NEVER
  })

const readGuests = (text: string): number | null => {
  const guests = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return guests >= 1 && guests <= maxGuests ? guests : null
}

const readOutlet = (text: string): OutletId | null => (isTableOutlet(text) ? text : null)

const days = (today: CalendarDate) =>
  readAs(tableFields.day, parseCalendarDate, "Must Be A Date")
    .refine((day) => day >= today, { error: fieldMessage(tableFields.day, "Must Not Be In The Past") })
    .refine((day) => day <= addDays(today, maxDaysAhead), {
      error: fieldMessage(tableFields.day, `Must Be Within ${maxDaysAhead} Days`),
    })

/** The form of a guest: a table on a day from today (GUEST-7). */
export const tableForm = (today: CalendarDate) =>
  z.object({
    outlet: readAs(tableFields.outlet, readOutlet, "Must Be One Of Our Restaurants"),
    day: days(today),
    time: readAs(tableFields.time, parseSlot, "Must Be A Time At Which We Seat Guests"),
    guests: readAs(tableFields.guests, readGuests, `Must Be 1 To ${maxGuests}`),
    name,
    email,
    phone,
    note: prose(tableFields.note, longestNote).default(""),
  })

/** The form that changes a reservation. */
export const changeTableForm = (today: CalendarDate) =>
  tableForm(today).pick({ day: true, time: true, guests: true })

/** The form of the staff, for a caller who may have no email address. */
export const callerTableForm = (today: CalendarDate) =>
  tableForm(today).extend({ email: z.union([z.literal(""), email]) })

/** What a form sends besides its fields: its key, and the spam signs. */
export const tableSigns = z.object({
  key: z.string().min(8).max(100),
  homepage: z.string().max(500).default(""),
  formAge: z.string().max(100).nullable().default(null),
})
