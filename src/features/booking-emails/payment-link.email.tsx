import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Farewell, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { BookedStay } from "./booking-email-parts.tsx"

type PaymentLink = { readonly owed: Money; readonly payUrl: string }

export const paymentLinkEmail = (booking: Booking, { owed, payUrl }: PaymentLink): ComposedEmail =>
  composeEmail({
    subject: `Pay for your stay at ${hotel.name} in advance: ${booking.reference}`,
    title: "Pay in advance, if you like",
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`Your stay is certain. If you would rather settle ${formatMoney(owed)} now than at the desk, the button below leads to the secure page of our payment provider; no sign-in is needed.`}
        </Paragraph>
        <Paragraph>Please do not hand the link on. It is good for 30 days.</Paragraph>
        <BookedStay booking={booking} />
        <LinkButton label={`Pay ${formatMoney(owed)}`} url={payUrl} />
        <Farewell />
      </>
    ),
  })
