import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { StayFacts } from "./booking-email-parts.tsx"

/** A payment was declined while the rooms are still held: the way back to the payment page. */
export const paymentFailedEmail = (
  booking: Booking,
  payUrl: string,
  context: Pick<BookingEmailContext, "picture">,
): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Your payment for ${booking.reference} did not go through`,
    title: "Your payment did not go through",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`Your bank did not approve the payment of ${formatMoney(booking.total)} for the stay below. We have received nothing.`}
        </Paragraph>
        {booking.holdExpiresAt && (
          <Paragraph>
            {`Your stay is held until ${formatHotelTime(booking.holdExpiresAt)}, New Delhi time. Please try again, with the same card or another way to pay.`}
          </Paragraph>
        )}
        <LinkButton label="Try the payment again" url={payUrl} />
        <StayFacts booking={booking} />
        <Paragraph>{`If it fails again, call us and we will help: ${hotel.reservations.phone}.`}</Paragraph>
        <EmailClosing />
      </>
    ),
  })
