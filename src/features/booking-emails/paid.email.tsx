import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { BookedStay, BookingsLink, formatDueBesideCompany } from "./booking-email-parts.tsx"

export const paidEmail = (booking: Booking, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Payment received for ${booking.reference}`,
    title: "Your payment has reached us",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>{formatReceived(booking, context)}</Paragraph>
        {booking.transactionId && (
          <Paragraph>{`The reference of the payment is ${booking.transactionId}.`}</Paragraph>
        )}
        <Paragraph>A fresh voucher comes with this email.</Paragraph>
        <BookedStay booking={booking} context={context} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })

function formatReceived({ paid }: Booking, { owed, company }: BookingEmailContext): string {
  const received = `Thank you: ${formatMoney(paid)} is received`
  if (company && company.owed > 0) return `${received}. ${formatDueBesideCompany(owed)}`
  return owed > 0
    ? `${received}, and ${formatMoney(owed)} is to be paid at the hotel.`
    : `${received} in full, and nothing more is due for the stay.`
}
