import { type CalendarMethod, createCalendarEntry } from "#src/features/emails/calendar-entry.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { emailTextIn } from "#src/features/emails/hindi/email-text-in.ts"
import { hotel } from "#src/shared/hotel.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { endOf, instantAt } from "#src/features/day-rooms/day-room.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { formatRoomsAndNights, stayRows } from "#src/features/bookings/booking-text.ts"

type CalendarFileOptions = {
  readonly method: CalendarMethod
  /** Rises with every change of the booking. */
  readonly sequence: number
  readonly now: Date
  /** The origin of the site, whose page of own bookings the entry names. */
  readonly origin: string
}

/**
 * The stay as an iCalendar file: whole days by the calendar, which no time zone can shift (L-15, RFC 5545); a day room by
 * its hours.
 */
export function createCalendarFile(booking: Booking, { origin, ...options }: CalendarFileOptions): string {
  const { language } = booking
  const t = emailTextIn(language)
  return createCalendarEntry({
    ...options,
    language,
    id: `booking-${booking.id}`,
    time: timesOf(booking),
    summary: `${t(hotel.fullName)}: ${t(booking.roomName)}`,
    description: descriptionOf(booking, options.method, t),
    attendee: booking.guest,
    url: origin + inLanguage(language, "/user-booking"),
    isBusy: false,
  })
}

const descriptionOf = (booking: Booking, method: CalendarMethod, t: Translate): string =>
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
