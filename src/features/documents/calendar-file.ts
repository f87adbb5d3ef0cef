import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { addressLine, formatRoomsAndNights, stayRows } from "#src/features/bookings/booking-text.ts"

export type CalendarFileOptions = {
  /** REQUEST puts the stay into the guest's calendar, CANCEL takes it out again (L-26). */
  readonly method: "REQUEST" | "CANCEL"
  /** Rises with every change of the booking, or calendars keep what they have. */
  readonly sequence: number
  readonly now: Date
}

/** The stay as an iCalendar file: whole days by the calendar, which no time zone can shift (L-15, RFC 5545). */
export function calendarFileOf(booking: Booking, { method, sequence, now }: CalendarFileOptions): string {
  const mailDomain = hotel.reservations.email.split("@").at(-1)
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${hotel.name}//Reservations//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:booking-${booking.id}@${mailDomain}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;VALUE=DATE:${basicDate(booking.checkIn)}`,
    `DTEND;VALUE=DATE:${basicDate(booking.checkOut)}`,
    `SUMMARY:${escapeText(`${hotel.fullName}: ${booking.roomName}`)}`,
    `DESCRIPTION:${escapeText(descriptionOf(booking, method))}`,
    `LOCATION:${escapeText(addressLine)}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    `ORGANIZER;CN=${quoteParameter(hotel.fullName)}:mailto:${hotel.reservations.email}`,
    `ATTENDEE;CN=${quoteParameter(booking.guest.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${oneLine(booking.guest.email)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join("")
}

const descriptionOf = (booking: Booking, method: CalendarFileOptions["method"]): string =>
  [
    method === "CANCEL"
      ? `Reservation ${booking.reference} is cancelled.`
      : `Reservation ${booking.reference}`,
    formatRoomsAndNights(booking),
    ...stayRows(booking).map(({ label, value }) => `${label}: ${value}`),
    `Reservations: ${hotel.reservations.phone}`,
  ].join("\n")

const basicDate = (date: CalendarDate): string => date.replaceAll("-", "")

const utcStamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "")

// No file may carry control characters; a tab and a line end are told apart from them.
const control = /[^\P{Cc}\n\t]/gu

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(control, "")

/** TEXT of RFC 5545, 3.3.11: backslash, semicolon, comma and line ends are escaped, other controls are left out. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(control, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`)

/** A parameter's value knows no escapes: it is quoted, and a quote within becomes an apostrophe. */
const quoteParameter = (text: string): string => `"${oneLine(text).replaceAll('"', "'")}"`

const mostOctets = 75
const octetsOf = (text: string): number => new TextEncoder().encode(text).length

/** Breaks a line after at most 75 octets, never within a letter; the rest follows behind a space (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const folded: string[] = []
  let current = ""
  let octets = 0
  for (const letter of line.toWellFormed()) {
    const size = octetsOf(letter)
    if (octets + size > mostOctets) {
      folded.push(current)
      current = " "
      octets = 1
    }
    current += letter
    octets += size
  }
  return [...folded, current].join("\r\n")
}
