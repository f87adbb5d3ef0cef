import type { Booking } from "#src/features/bookings/booking.ts"
import type { PostedRefund } from "#src/features/bookings/booking-email.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import type { PaymentMethod } from "#src/features/folio/folio-line.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money, zero } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { Amounts, BookingsLink, StayFacts } from "./booking-email-parts.tsx"
import { refundLines, RefundParagraphs, splitRefund } from "./refund-paragraphs.tsx"

/** The email about a refund that the desk posted. */
export const refundedEmail = (
  booking: Booking,
  { refund, method, reference }: PostedRefund,
  context: BookingEmailContext,
): ComposedEmail => {
  // Only refunds by the card provider wait for the decision of a dispute.
  const waitingRefund = method === "online" ? context.waitingRefund : zero
  const parts = splitRefund({ refund }, { ...context, waitingRefund })
  return composeEmail({
    language: booking.language,
    subject: `Your refund for ${booking.reference}`,
    title: "Your refund",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        {isMade(method) ? (
          <Paragraph>{formatMade(refund, method)}</Paragraph>
        ) : (
          <RefundParagraphs parts={parts} formatSent={(sent) => formatSent(sent, method)} />
        )}
        {reference !== "" && <Paragraph>{`The reference of the refund is ${reference}.`}</Paragraph>}
        <Paragraph>{`Please call us if you have a question about it: ${hotel.reservations.phone}.`}</Paragraph>
        <StayFacts booking={booking} />
        <Amounts amounts={refundLines(parts)} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })
}

type MadeMethod = "cash" | "other"

/** Whether the guest has the money already. */
const isMade = (method: PaymentMethod): method is MadeMethod => method === "cash" || method === "other"

const formatMade = (refund: Money, method: MadeMethod): string =>
  `We have returned ${formatMoney(refund)} to you${method === "cash" ? " in cash" : ""}.`

const ways = {
  online: "to you, the way it was paid",
  card: "to the card that you paid with",
  upi: "to you by UPI",
  "bank-transfer": "to you by bank transfer",
} as const satisfies Record<Exclude<PaymentMethod, MadeMethod>, string>

const formatSent = (sent: Money, method: keyof typeof ways): string =>
  `We return ${formatMoney(sent)} ${ways[method]}.`
