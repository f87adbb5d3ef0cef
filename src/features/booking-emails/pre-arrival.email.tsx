import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph, TextLink } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { momentsOfStay } from "#src/features/day-rooms/day-room.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { hotelAddress } from "#src/shared/location/hotel-address.ts"
import { hotel } from "#src/shared/hotel.ts"
import { mapUrl } from "#src/shared/location/map-links.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import {
  Amounts,
  balanceLines,
  BookingsLink,
  ExtrasDue,
  formatDueBesideCompany,
  StayFacts,
} from "./booking-email-parts.tsx"

function formatReady(booking: Booking): string {
  const { date, time } = momentsOfStay(booking).from
  return `${formatTime(time)} on ${formatLongDate(date)}`
}

function formatCar(arrival: Booking["arrival"]): string {
  const { phone, email } = hotel.reservations
  if (arrival?.wantsCar)
    return arrival.flight
      ? `Our car meets you from flight ${arrival.flight}, early or late. If your plans change, call us: ${phone}.`
      : `Our car meets you at the terminal. Please give us your flight: ${phone} or ${email}.`
  return `Our car runs between the terminals and the hotel at any hour. Give us your flight a day ahead: ${phone} or ${email}.`
}

function formatDue({ owed, company }: BookingEmailContext): string {
  if (company && company.owed > 0) return formatDueBesideCompany(owed)
  return owed > 0
    ? `${formatMoney(owed)} is to be paid at the hotel.`
    : "Everything is paid. Nothing more is due for the stay."
}

/** What a guest needs to know two days before the stay. */
export const preArrivalEmail = (booking: Booking, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `We expect you on ${formatLongDate(momentsOfStay(booking).from.date)}: ${booking.reference}`,
    title: "We look forward to welcoming you",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`${booking.rooms === 1 ? "Your room is" : "Your rooms are"} ready from ${formatReady(booking)}.`}
        </Paragraph>
        <Paragraph>{formatDue(context)}</Paragraph>
        <ExtrasDue booking={booking} />
        <Paragraph>{formatCar(booking.arrival)}</Paragraph>
        <Paragraph>
          Indian law asks every adult guest for an identity document with a photograph and an address:
          Aadhaar, passport, driving licence or voter card. Guests of other nationalities show passport and
          visa.
        </Paragraph>
        <Paragraph>{hotelAddress}</Paragraph>
        <TextLink label="Open the map" url={mapUrl} />
        <StayFacts booking={booking} />
        <Amounts amounts={balanceLines(booking, context)} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })
