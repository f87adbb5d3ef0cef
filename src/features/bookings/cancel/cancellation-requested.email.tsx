import type { Booking } from "#src/features/bookings/booking.ts"
import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type CancellationAmounts, cancellationRows } from "./cancellation-email-text.ts"

/** To the guest: the request has arrived, with its charge (ACCT-5). */
export const cancellationRequestedEmail = (
  booking: Booking,
  amounts: CancellationAmounts,
  requestUrl: string,
): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `We have your request to cancel ${booking.reference}, ${hotel.fullName}`,
    title: "We have your request to cancel",
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          Your stay stands until our desk has answered; you hear from us by email. The charge below is that of
          the moment at which you asked, and does not grow while you wait.
        </Paragraph>
        <Facts facts={cancellationRows(booking, amounts)} />
        <LinkButton label="See or withdraw your request" url={requestUrl} />
        {amounts.refund > (amounts.companyRefund ?? 0) && <Paragraph>{refundTiming}</Paragraph>}
        <EmailClosing />
      </>
    ),
  })
