import { bookingRows } from "#src/features/bookings/booking-text.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, Paragraph, Quote } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

/** To the guest: the desk declined, and why. */
export const cancellationDeclinedEmail = (booking: Booking, reason: string): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `About your request to cancel ${booking.reference}, ${hotel.fullName}`,
    title: "Your stay stands as booked",
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>We have not cancelled this stay. Our desk gives this reason:</Paragraph>
        <Quote text={reason} />
        <Facts facts={bookingRows(booking)} />
        <Paragraph>{`Please call us if you see it otherwise: ${hotel.reservations.phone}.`}</Paragraph>
        <EmailClosing />
      </>
    ),
  })
