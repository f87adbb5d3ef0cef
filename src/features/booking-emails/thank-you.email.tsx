import type { Booking } from "#src/features/bookings/booking.ts"
import type { IssuedDocument } from "#src/features/documents/documents.service.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { formatAttached, formatAwaited } from "./document-names.ts"
import { Amounts, balanceLines, StayFacts } from "./booking-email-parts.tsx"

/** Sent once, after departure, with the tax documents of the stay that need no IRN. */
export const thankYouEmail = (
  booking: Booking,
  documents: readonly IssuedDocument[],
  context: BookingEmailContext,
): ComposedEmail => {
  const attached = documents.filter(({ registration }) => registration === "none")
  const awaited = documents.filter(({ registration }) => registration === "awaited")
  return composeEmail({
    language: booking.language,
    subject: `Thank you for staying at ${hotel.name}: ${booking.reference}`,
    title: "Thank you for staying with us",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          It was a pleasure to have you with us. We hope that you travelled on well rested.
        </Paragraph>
        <Paragraph>
          {`If something was not right, or stayed behind in your room, please tell us: ${hotel.support.phone} or ${hotel.support.email}.`}
        </Paragraph>
        <StayFacts booking={booking} />
        <Amounts amounts={balanceLines(booking, context)} />
        {attached.length > 0 && <Paragraph>{formatAttached(attached)}</Paragraph>}
        {awaited.length > 0 && <Paragraph>{formatAwaited(awaited)}</Paragraph>}
        <LinkButton label="Plan your next stay" url={`${context.origin}/booking`} />
        <EmailClosing />
      </>
    ),
  })
}
