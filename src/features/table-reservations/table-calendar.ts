import {
  calendarAttachment,
  type CalendarMethod,
  createCalendarEntry,
} from "#src/features/emails/calendar-entry.ts"
import { emailTextIn } from "#src/features/emails/hindi/email-text-in.ts"
import { hotel } from "#src/shared/hotel.ts"
import { tableFacts } from "./table-facts.ts"
import { outletName, type TableReservation } from "./table-reservation.ts"
import { endOfSlot, timeOfSlot } from "./table-times.ts"

type FileOptions = { readonly method: CalendarMethod; readonly now: Date }

/** A table reservation as an iCalendar file: an hour and a half at the hotel's time. */
export function createTableCalendar(table: TableReservation, options: FileOptions): string {
  const at = (time: string) => new Date(`${table.day}T${time}:00${hotel.utcOffset}`)
  const t = emailTextIn(table.language)
  return createCalendarEntry({
    ...options,
    language: table.language,
    id: `table-${table.id}`,
    sequence: table.version,
    time: { start: at(timeOfSlot(table.slot)), end: at(timeOfSlot(endOfSlot(table.slot))) },
    summary: `${t(outletName(table.outlet))}, ${t(hotel.fullName)}`,
    description: [
      ...tableFacts(table).map(({ label, value }) => `${t(label)}: ${t(value)}`),
      t(`Telephone: ${hotel.events.phone}`),
    ].join("\n"),
    attendee: table.email === "" ? null : table,
    isBusy: true,
  })
}

/** The file for an email about the reservation. */
export const tableCalendarAttachment = (table: TableReservation, options: FileOptions) =>
  calendarAttachment(`${table.reference}.ics`, {
    file: createTableCalendar(table, options),
    method: options.method,
  })
