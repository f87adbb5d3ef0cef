import type { Booking } from "#src/features/bookings/booking.ts"
import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Amounts, BookingsLink, StayFacts } from "./booking-email-parts.tsx"

type Settlement = { readonly charge: Money; readonly refund: Money }

export const cancelledEmail = (
  booking: Booking,
  { charge, refund }: Settlement,
  origin: string,
): ComposedEmail =>
  composeEmail({
    subject: `Your stay at ${hotel.name} is cancelled: ${booking.reference}`,
    title: "Your stay is cancelled",
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          The stay below is cancelled and its rooms are given back. The file with this email takes it out of
          your calendar.
        </Paragraph>
        <Paragraph>{formatCharge(booking, charge)}</Paragraph>
        {refund > 0 && <Paragraph>{formatRefund(booking, refund)}</Paragraph>}
        <Paragraph>We should have liked to welcome you, and hope to another time.</Paragraph>
        <StayFacts booking={booking} />
        <Amounts
          amounts={[
            { label: "Price of the stay", amount: booking.total },
            { label: "Cancellation charge", amount: charge },
            { label: "Returned to you", amount: refund },
          ]}
        />
        <BookingsLink origin={origin} />
      </>
    ),
  })

function formatCharge({ paymentStatus }: Booking, charge: Money): string {
  if (charge === 0) return "Nothing is charged for the cancellation."
  const kept = paymentStatus === "done" ? ", kept from what you have paid" : ""
  return `By the policy that you booked under, the charge for it is ${formatMoney(charge)}${kept}.`
}

function formatRefund({ transactionId }: Booking, refund: Money): string {
  const way = transactionId ? "the way it was paid" : "through our front desk"
  return `We return ${formatMoney(refund)} to you, ${way}. ${refundTiming}`
}
