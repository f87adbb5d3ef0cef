import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { AmountLine } from "#src/shared/amount-rows.ts"
import { add, formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { Amounts, BookingsLink, paidLines, StayFacts } from "./booking-email-parts.tsx"
import { refundLines, RefundParagraphs, splitRefund } from "./refund-paragraphs.tsx"
import { reservationMarkup } from "./reservation-markup.ts"

type Terms = {
  readonly charge: Money
  readonly refund: Money
  /** The part of the refund that the company of the booking gets back. */
  readonly companyRefund?: Money
  /** Whether the charge is the no-show fee. */
  readonly isNoShow?: boolean
}

export const cancelledEmail = (booking: Booking, terms: Terms, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Your stay at ${hotel.name} is cancelled: ${booking.reference}`,
    title: "Your stay is cancelled",
    picture: context.picture,
    markup: reservationMarkup(booking, context),
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>{formatCharge(booking, terms, context)}</Paragraph>
        <RefundParagraphs
          parts={splitRefund(terms, context)}
          formatSent={(sent) => formatRefund(booking, sent)}
        />
        <Paragraph>The file with this email takes the stay out of your calendar.</Paragraph>
        <Paragraph>We would have liked to welcome you, and hope to do so another time.</Paragraph>
        <StayFacts booking={booking} />
        <Amounts amounts={linesOf(booking, terms, context)} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })

// The no-show fee is the price of the stay less its discounts.
const discountOf = ({ total }: Booking, { charge, isNoShow = false }: Terms): Money =>
  isNoShow && charge > 0 ? subtract(total, charge) : zero

// Computed from the payments and the charge: the balance no longer shows a refund that was sent already.
const paidBefore = ({ charge, refund }: Terms, { paid }: Booking): Money =>
  refund > 0 ? add(charge, refund) : paid

function linesOf(booking: Booking, terms: Terms, context: BookingEmailContext): AmountLine[] {
  const { charge, refund } = terms
  const paid = paidBefore(terms, booking)
  const stillToPay = isBilledToCompany(context) ? "Your company pays" : "Still to pay"
  const discount = discountOf(booking, terms)
  return [
    { label: "Price of the stay", amount: booking.total },
    ...(discount > 0 ? [{ label: "Discount", amount: subtract(zero, discount) }] : []),
    ...paidLines(paid),
    { label: terms.isNoShow ? "No-show fee" : "Cancellation charge", amount: charge },
    ...(refund === 0 && paid > 0 && charge === paid ? [{ label: "Returned to you", amount: zero }] : []),
    ...refundLines(splitRefund(terms, context)),
    ...(charge > paid ? [{ label: stillToPay, amount: subtract(charge, paid) }] : []),
  ]
}

const isBilledToCompany = ({ company }: BookingEmailContext): boolean =>
  company !== null && company.charged > 0

function formatCharge(booking: Booking, terms: Terms, context: BookingEmailContext): string {
  const { charge, isNoShow } = terms
  if (charge === 0) return "Nothing is charged for the cancellation."
  const less = discountOf(booking, terms) > 0 ? " less its discount" : ""
  const text = isNoShow
    ? `Check-in time had passed, so by the policy that you booked under the whole stay${less} is charged: ${formatMoney(charge)}`
    : `By the policy that you booked under, the charge for it is ${formatMoney(charge)}`
  if (isBilledToCompany(context)) return `${text}. It is billed to your company.`
  const paid = paidBefore(terms, booking)
  if (paid === 0) return `${text}.`
  return charge > paid
    ? `${text}. You have paid ${formatMoney(paid)} of it.`
    : `${text}, kept from what you have paid.`
}

function formatRefund({ transactionId }: Booking, refund: Money): string {
  const way = transactionId ? "the way it was paid" : "through our front desk"
  return `We return ${formatMoney(refund)} to you, ${way}.`
}
