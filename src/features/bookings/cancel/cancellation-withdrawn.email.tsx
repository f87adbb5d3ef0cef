import { bookingRows } from "#src/features/bookings/booking-text.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, Paragraph } from "#src/features/emails/email-parts.tsx"

/** To the hotel: the guest withdrew the request to cancel. */
export const cancellationWithdrawnEmail = (booking: Booking): ComposedEmail =>
  composeEmail({
    subject: `No longer to cancel: ${booking.reference}, ${booking.guest.name}`,
    title: `${booking.guest.name} keeps the stay`,
    body: (
      <>
        <Paragraph>The request to cancel was withdrawn by its guest.</Paragraph>
        <Facts facts={bookingRows(booking)} />
      </>
    ),
  })
