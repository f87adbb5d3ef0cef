import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { attachedFiles, BookedStay, BookingsLink } from "./booking-email-parts.tsx"
import { RefundParagraphs, refundParts } from "./refund-parts.tsx"
import { reservationMarkup } from "./reservation-markup.ts"

export const changedEmail = (booking: Booking, refund: Money, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `New dates for your stay at ${hotel.name}: ${booking.reference}`,
    title: "Your dates are changed",
    picture: context.picture,
    markup: reservationMarkup(booking, context),
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`Your stay now begins on ${formatLongDate(booking.checkIn)} and ends on ${formatLongDate(booking.checkOut)}. The dates that you had before are given back.`}
        </Paragraph>
        <Paragraph>{formatOwed(booking, context.owed)}</Paragraph>
        <RefundParagraphs
          parts={refundParts(refund, context)}
          formatSent={(sent) => `We return ${formatMoney(sent)} to you, the way it was paid.`}
        />
        <Paragraph>{`${attachedFiles} It takes the place of the one that you have.`}</Paragraph>
        <BookedStay booking={booking} context={context} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })

function formatOwed(booking: Booking, owed: Money): string {
  const price = `The new price is ${formatMoney(booking.total)}`
  if (owed > 0) return `${price}, of which ${formatMoney(owed)} is to be paid at the hotel.`
  if (owed === 0) return `${price}. It is paid, and nothing more is due.`
  return `${price}, less than you have paid: ${formatMoney(subtract(zero, owed))} stays to your credit, and our desk settles it with you.`
}
