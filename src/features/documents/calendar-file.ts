import { type CalendarMethod, createCalendarEntry } from "#src/features/emails/calendar-entry.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { formatRoomsAndNights, stayRows } from "#src/features/bookings/booking-text.ts"

export type CalendarFileOptions = {
  readonly method: CalendarMethod
  /** Rises with every change of the booking. */
  readonly sequence: number
  readonly now: Date
}

/** The stay as an iCalendar file: whole days by the calendar, which no time zone can shift (L-15, RFC 5545). */
export const createCalendarFile = (booking: Booking, options: CalendarFileOptions): string =>
  createCalendarEntry({
    ...options,
    id: `booking-${booking.id}`,
    time: { allDay: true, start: midnightOf(booking.checkIn), end: midnightOf(booking.checkOut) },
    summary: `${hotel.fullName}: ${booking.roomName}`,
    description: descriptionOf(booking, options.method),
    attendee: booking.guest,
    isBusy: false,
  })

const descriptionOf = (booking: Booking, method: CalendarMethod): string =>
  [
    method === "CANCEL"
      ? `Reservation ${booking.reference} is cancelled.`
      : `Reservation ${booking.reference}`,
    formatRoomsAndNights(booking),
    ...stayRows(booking).map(({ label, value }) => `${label}: ${value}`),
    `Reservations: ${hotel.reservations.phone}`,
  ].join("\n")

// The library reads a whole day from the UTC date of an instant.
const midnightOf = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`)
