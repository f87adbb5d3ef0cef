import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { BookedStay } from "./booking-email-parts.tsx"

export const paymentLinkEmail = (
  booking: Booking,
  payUrl: string,
  context: BookingEmailContext,
): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Pay for your stay at ${hotel.name} in advance: ${booking.reference}`,
    title: "Pay in advance, if you like",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`Your stay is confirmed. If you would rather settle ${formatMoney(booking.owed)} now than at the desk, the button below leads to the secure page of our payment provider; no sign-in is needed.`}
        </Paragraph>
        <Paragraph>Please do not hand the link on. It is good for 30 days.</Paragraph>
        <LinkButton label={`Pay ${formatMoney(booking.owed)}`} url={payUrl} />
        <BookedStay booking={booking} context={context} />
        <EmailClosing />
      </>
    ),
  })
