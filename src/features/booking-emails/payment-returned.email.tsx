import type { Booking } from "#src/features/bookings/booking.ts"
import type { PaymentReturn, ReturnReason } from "#src/features/bookings/booking-email.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { Amounts, BookingsLink, StayFacts } from "./booking-email-parts.tsx"
import { refundLines, RefundParagraphs, splitRefund } from "./refund-paragraphs.tsx"

export const paymentReturnedEmail = (
  booking: Booking,
  payment: PaymentReturn,
  context: BookingEmailContext,
): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `We are returning your payment for ${booking.reference}`,
    title: "We are returning your payment",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>{reasonTexts[payment.reason]}</Paragraph>
        <RefundParagraphs
          parts={splitRefund(payment, context)}
          formatSent={(sent) => `We return it in full: ${formatMoney(sent)}, the way it was paid.`}
        />
        <Paragraph>{nextStep(booking, context)}</Paragraph>
        <StayFacts booking={booking} />
        <Amounts amounts={refundLines(splitRefund(payment, context))} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })

const reasonTexts: Readonly<Record<ReturnReason, string>> = {
  paid: "A second payment arrived for a stay that is already settled.",
  repriced: "The amount to pay had changed before your payment arrived.",
  cancelled: "Your payment arrived after this stay was cancelled.",
  "too-late": "Your payment arrived after your hold had ended, too late for this stay.",
  "sold-out": "Your payment arrived after your hold had ended, and the stay was sold out by then.",
}

function nextStep({ status }: Booking, { owed }: BookingEmailContext): string {
  if (status !== "confirmed" && status !== "completed")
    return `We are sorry. If you would still like to stay with us, our reservations desk will gladly look for other rooms or dates: ${hotel.reservations.phone}.`
  if (owed > 0) return `Your stay is not touched by this. ${formatMoney(owed)} is still to be paid.`
  return "Your stay is not touched by this; there is nothing that you need to do."
}
