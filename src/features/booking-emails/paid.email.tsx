import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatMoney } from "#src/shared/money.ts"
import { BookedStay, BookingsLink } from "./booking-email-parts.tsx"

export const paidEmail = (booking: Booking, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Payment received for ${booking.reference}`,
    title: "Your payment has reached us",
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`Thank you: ${formatMoney(booking.total)} is received in full, and nothing more is due for the room.`}
        </Paragraph>
        {booking.transactionId && (
          <Paragraph>{`The reference of the payment is ${booking.transactionId}.`}</Paragraph>
        )}
        <Paragraph>A fresh voucher comes with this email.</Paragraph>
        <BookedStay booking={booking} />
        <BookingsLink origin={origin} />
      </>
    ),
  })
