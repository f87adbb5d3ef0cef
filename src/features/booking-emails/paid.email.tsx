import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { BookedStay, BookingsLink } from "./booking-email-parts.tsx"

export const paidEmail = (booking: Booking, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Payment received for ${booking.reference}`,
    title: "Your payment has reached us",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {context.owed > 0
            ? `Thank you: ${formatMoney(context.paid)} is received, and ${formatMoney(context.owed)} is to be paid at the hotel.`
            : `Thank you: ${formatMoney(context.paid)} is received in full, and nothing more is due for the stay.`}
        </Paragraph>
        {booking.transactionId && (
          <Paragraph>{`The reference of the payment is ${booking.transactionId}.`}</Paragraph>
        )}
        <Paragraph>A fresh voucher comes with this email.</Paragraph>
        <BookedStay booking={booking} context={context} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })
