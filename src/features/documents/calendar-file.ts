import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { emailTextIn } from "#src/features/emails/hindi/email-text-in.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { hotelAddress } from "#src/shared/hotel-address.ts"
import { endOf, instantAt } from "#src/features/day-rooms/day-room.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { formatRoomsAndNights, stayRows } from "#src/features/bookings/booking-text.ts"

export type CalendarFileOptions = {
  /** REQUEST puts the stay into the guest's calendar, CANCEL removes it (L-26). */
  readonly method: "REQUEST" | "CANCEL"
  /** Rises with every change of the booking; a calendar ignores a file whose sequence has not risen. */
  readonly sequence: number
  readonly now: Date
}

/** The stay as an iCalendar file: whole days by the calendar, which no time zone can shift (L-15, RFC 5545); a day room by its hours. */
export function createCalendarFile(booking: Booking, { method, sequence, now }: CalendarFileOptions): string {
  const t = emailTextIn(booking.language)
  const isCancelled = method === "CANCEL"
  const calendar = ical({
    prodId: { company: hotel.name, product: "Reservations", language: booking.language.toUpperCase() },
    scale: "gregorian",
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `booking-${booking.id}@${hotel.reservations.email.split("@").at(-1)}`,
    sequence,
    stamp: now,
    ...timesOf(booking),
    summary: printable(`${t(hotel.fullName)}: ${t(booking.roomName)}`),
    description: printable(descriptionOf(booking, method, t)),
    location: t(hotelAddress),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    organizer: { name: hotel.fullName, email: hotel.reservations.email },
    attendees: [
      {
        name: parameterOf(booking.guest.name),
        email: parameterOf(booking.guest.email),
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return `${calendar.toString()}\r\n`
}

const descriptionOf = (booking: Booking, method: CalendarFileOptions["method"], t: Translate): string =>
  [
    t(
      method === "CANCEL"
        ? `Reservation ${booking.reference} is cancelled.`
        : `Reservation ${booking.reference}`,
    ),
    t(formatRoomsAndNights(booking)),
    ...stayRows(booking).map(({ label, value }) => `${t(label)}: ${t(value)}`),
    t(`Reservations: ${hotel.reservations.phone}`),
  ].join("\n")

const timesOf = ({ checkIn, checkOut, dayRoom }: Booking) =>
  dayRoom
    ? { start: instantAt(dayRoom.startsAt), end: instantAt(endOf(dayRoom)) }
    : { allDay: true, start: midnightOf(checkIn), end: midnightOf(checkOut) }

// The library reads a whole day from the UTC date of an instant.
const midnightOf = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`)

// RFC 5545 allows no control characters but a tab and the escaped line end; the library leaves them in.
const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed()

// A parameter is one line in quotes and knows no escapes (RFC 5545, 3.2).
const parameterOf = (text: string): string => printable(text.replaceAll(/\s+/g, " ")).replaceAll('"', "'")
