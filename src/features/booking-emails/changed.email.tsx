import type { Booking } from "#src/features/bookings/booking.ts"
import type { StayChangeFacts } from "#src/features/bookings/booking-email.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, subtract, zero } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { attachedFiles, BookedStay, BookingsLink, formatDueBesideCompany } from "./booking-email-parts.tsx"
import { RefundParagraphs, splitRefund } from "./refund-paragraphs.tsx"
import { reservationMarkup } from "./reservation-markup.ts"

/** The email about new dates, or about another room type. */
export const changedEmail = (
  booking: Booking,
  facts: StayChangeFacts,
  context: BookingEmailContext,
): ComposedEmail => {
  const { before } = facts
  return composeEmail({
    language: booking.language,
    subject: `New ${before ? "room" : "dates"} for your stay at ${hotel.name}: ${booking.reference}`,
    title: before ? "Your room is changed" : "Your dates are changed",
    picture: context.picture,
    markup: reservationMarkup(booking, context),
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>{before ? formatNewRooms(booking, before.rooms) : formatNewDates(booking)}</Paragraph>
        <Paragraph>{formatOwed(booking, context, before?.total === booking.total)}</Paragraph>
        <RefundParagraphs
          parts={splitRefund(facts, context)}
          formatSent={(sent) => `We return ${formatMoney(sent)} to you, the way it was paid.`}
        />
        <Paragraph>{`${attachedFiles} They replace those that you have.`}</Paragraph>
        <BookedStay booking={booking} context={context} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })
}

const formatNewDates = ({ checkIn, checkOut }: Booking): string =>
  `Your stay now begins on ${formatLongDate(checkIn)} and ends on ${formatLongDate(checkOut)}. These dates replace the ones that you had before.`

const formatNewRooms = ({ roomName, checkIn, checkOut }: Booking, before: string): string =>
  `Your stay from ${formatLongDate(checkIn)} to ${formatLongDate(checkOut)} is now in: ${roomName}. Before it was in: ${before}.`

function formatOwed(booking: Booking, { owed, company }: BookingEmailContext, isSamePrice: boolean): string {
  const price = isSamePrice
    ? `The price stays ${formatMoney(booking.total)}`
    : `The new price is ${formatMoney(booking.total)}`
  if (owed >= 0 && company && company.owed > 0) return `${price}. ${formatDueBesideCompany(owed)}`
  if (owed === booking.total) return `${price}, to be paid at the hotel.`
  if (owed > booking.total)
    return `${price}. With your other charges, ${formatMoney(owed)} is to be paid at the hotel.`
  if (owed > 0) return `${price}, of which ${formatMoney(owed)} is to be paid at the hotel.`
  if (owed === 0) return `${price}. It is paid, and nothing more is due.`
  return `${price}, less than you have paid: ${formatMoney(subtract(zero, owed))} stays to your credit, and our desk settles it with you.`
}
