import { adultsOf, childrenOf } from "#src/features/availability/party.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { formatRoomsAndNights } from "#src/features/bookings/booking-text.ts"
import { momentsOfStay } from "#src/features/day-rooms/day-room.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { pageInLanguage } from "#src/features/emails/hindi/email-text-in.ts"
import { hotel } from "#src/shared/hotel.ts"
import { toRupees } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"

const at = (date: CalendarDate, time: string): string => `${date}T${time}:00${hotel.utcOffset}`

const { street, city, state, pin } = hotel.address

/**
 * The booking for mail programs and their calendars. Gmail reads `checkinDate` and `checkoutDate`
 * (developers.google.com/workspace/gmail/markup/reference/hotel-reservation), schema.org has `checkinTime` and `checkoutTime`.
 */
export function reservationMarkup(
  booking: Booking,
  { origin, bookingsUrl, writtenAt }: Pick<BookingEmailContext, "origin" | "bookingsUrl" | "writtenAt">,
): object {
  const { from, to } = momentsOfStay(booking)
  const [arrival, departure] = [from, to].map(({ date, time }) => at(date, time))
  const status = booking.status === "cancelled" ? "Cancelled" : "Confirmed"
  return {
    "@context": "http://schema.org",
    "@type": "LodgingReservation",
    reservationNumber: booking.reference,
    reservationStatus: `http://schema.org/Reservation${status}`,
    underName: { "@type": "Person", name: booking.guest.name, email: booking.guest.email },
    reservationFor: {
      "@type": "Hotel",
      name: hotel.fullName,
      url: origin,
      telephone: hotel.reservations.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: pin,
        addressCountry: "IN",
      },
      geo: { "@type": "GeoCoordinates", ...hotel.location },
    },
    checkinDate: arrival,
    checkinTime: arrival,
    checkoutDate: departure,
    checkoutTime: departure,
    lodgingUnitDescription: formatRoomsAndNights(booking),
    numAdults: adultsOf(booking.bookedRooms),
    numChildren: childrenOf(booking.bookedRooms),
    price: String(toRupees(booking.total)),
    priceCurrency: hotel.currency,
    modifiedTime: writtenAt,
    modifyReservationUrl: pageInLanguage(booking.language, bookingsUrl),
    url: pageInLanguage(booking.language, bookingsUrl),
  }
}
