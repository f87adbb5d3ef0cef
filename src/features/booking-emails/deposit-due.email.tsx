import type { Booking } from "#src/features/bookings/booking.ts"
import type { Deposit } from "#src/features/bookings/deposits/deposit.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { BookedStay } from "./booking-email-parts.tsx"

/** Null where online payment is off: the guest calls then. */
type DepositDue = {
  readonly deposit: Pick<Deposit, "due" | "dueOn">
  readonly payUrl: string | null
  /** The due date has passed. */
  readonly isReminder: boolean
}

const requestText = ({ due, dueOn }: DepositDue["deposit"]): string =>
  `We look forward to your stay. Please pay a deposit of ${formatMoney(due)} by ${formatLongDate(dueOn)}. It is part of the total below.`

const reminderText = ({ due, dueOn }: DepositDue["deposit"]): string =>
  `We look forward to your stay. Your deposit of ${formatMoney(due)} was due on ${formatLongDate(dueOn)}, and we have not received it yet. It is part of the total below. If you have just paid it, thank you; nothing more is needed.`

/** The front desk requested a deposit, or reminds of one. */
export const depositDueEmail = (
  booking: Booking,
  { deposit, payUrl, isReminder }: DepositDue,
  context: BookingEmailContext,
): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: isReminder
      ? `A reminder of the deposit for your stay at ${hotel.name}: ${booking.reference}`
      : `A deposit for your stay at ${hotel.name}: ${booking.reference}`,
    title: isReminder ? "A reminder of your deposit" : "A deposit for your stay",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>{isReminder ? reminderText(deposit) : requestText(deposit)}</Paragraph>
        <Paragraph>
          {payUrl
            ? "The button leads to the secure page of our payment provider; no sign-in is needed. Please keep the link to yourself. It is good for 30 days."
            : `Please call us to arrange the payment: ${hotel.reservations.phone}.`}
        </Paragraph>
        {payUrl && <LinkButton label={`Pay ${formatMoney(deposit.due)}`} url={payUrl} />}
        <BookedStay booking={booking} context={context} />
        <EmailClosing />
      </>
    ),
  })
