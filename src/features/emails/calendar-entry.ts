import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator"
import { hotel } from "#src/shared/hotel.ts"
import { hotelAddress } from "#src/shared/location/hotel-address.ts"
import type { Language } from "#src/shared/language/language.ts"
import { emailTextIn } from "./hindi/email-text-in.ts"

/**
 * REQUEST puts an entry into the guest's calendar, CANCEL removes it (L-26); PUBLISH is the entry in a file that the guest
 * saves, which invites nobody (RFC 5546, 3.2.1).
 */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH"

type CalendarEntry = {
  readonly method: CalendarMethod
  readonly language: Language
  /** The same for every file about one entry. */
  readonly id: string
  /** Rises with every change; a calendar ignores a file whose sequence has not risen. */
  readonly sequence: number
  readonly now: Date
  readonly time: Pick<ICalEventData, "allDay" | "start" | "end">
  readonly summary: string
  readonly description: string
  /** Null where the guest has no email address. */
  readonly attendee: { readonly name: string; readonly email: string } | null
  /** The page about it, without a secret: guests share their calendars. */
  readonly url?: string
  /** Whether the guest is busy at that time. */
  readonly isBusy: boolean
}

const geo = { lat: hotel.location.latitude, lon: hotel.location.longitude }

/** An iCalendar file with one entry (RFC 5545). */
export function createCalendarEntry(entry: CalendarEntry): string {
  const { method, language, id, sequence, now, time, summary, description, attendee, url, isBusy } = entry
  const calendar = ical({
    prodId: { company: hotel.name, product: "Reservations", language: language.toUpperCase() },
    scale: "gregorian",
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `${id}@${hotel.reservations.email.split("@").at(-1)}`,
    sequence,
    stamp: now,
    ...time,
    summary: printable(summary),
    description: printable(description),
    location: { title: emailTextIn(language)(hotelAddress), geo },
    ...(url !== undefined && { url }),
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    organizer: { name: hotel.fullName, email: hotel.reservations.email },
    attendees:
      attendee && method !== "PUBLISH"
        ? [
            {
              name: parameterOf(attendee.name),
              email: parameterOf(attendee.email),
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ]
        : [],
  })
  return `${calendar.toString()}\r\n`
}

/** A calendar file as it goes with an email. */
export const calendarAttachment = (
  filename: string,
  { file, method }: { readonly file: string; readonly method: CalendarMethod },
) => ({
  filename,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  base64: Buffer.from(file).toString("base64"),
})

// RFC 5545 allows no control characters but a tab and the escaped line end; the library leaves them in.
const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed()

// A parameter is one line in quotes without escapes (RFC 5545, 3.2).
const parameterOf = (text: string): string => printable(text.replaceAll(/\s+/g, " ")).replaceAll('"', "'")
