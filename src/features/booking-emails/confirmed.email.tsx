import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { arrivalDayOf } from "#src/features/day-rooms/day-room.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import {
  attachedFiles,
  BookedStay,
  BookingsLink,
  ExtrasDue,
  formatDueBesideCompany,
} from "./booking-email-parts.tsx"
import { reservationMarkup } from "./reservation-markup.ts"

export const confirmedEmail = (booking: Booking, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Your stay at ${hotel.name} is confirmed: ${booking.reference}`,
    title: "Your stay is confirmed",
    picture: context.picture,
    markup: reservationMarkup(booking, context),
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`${booking.rooms === 1 ? "Your room is" : "Your rooms are"} reserved from ${formatLongDate(arrivalDayOf(booking))}, and we look forward to having you with us.`}
        </Paragraph>
        <Paragraph>{formatPayment(context)}</Paragraph>
        <ExtrasDue booking={booking} />
        <Paragraph>{attachedFiles}</Paragraph>
        <BookedStay booking={booking} context={context} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })

function formatPayment({ owed, paid, company }: BookingEmailContext): string {
  if (company && company.owed > 0) return formatDueBesideCompany(owed)
  if (paid <= 0)
    return `Nothing is due until you are here: ${formatMoney(owed)} is to be paid at the hotel. No card was needed to confirm.`
  const received = `Your payment of ${formatMoney(paid)} has reached us, with our thanks.`
  return owed > 0
    ? `${received} ${formatMoney(owed)} is to be paid at the hotel.`
    : `${received} Nothing more is due for the stay.`
}
