import type { Booking } from "#src/features/bookings/booking.ts"
import type { IssuedDocument } from "#src/features/documents/documents.service.ts"
import { documentNames } from "#src/features/documents/document-number.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { Amounts, balanceLines, StayFacts } from "./booking-email-parts.tsx"

const formatDocuments = (documents: readonly IssuedDocument[]): string => {
  const names = documents.map(({ kind, number }) => `${documentNames[kind].toLowerCase()} ${number}`)
  return `Your ${new Intl.ListFormat("en").format(names)} ${names.length === 1 ? "is" : "are"} attached to this email.`
}

/** Sent once, after departure, with the tax documents of the stay. */
export const thankYouEmail = (
  booking: Booking,
  documents: readonly IssuedDocument[],
  context: BookingEmailContext,
): ComposedEmail =>
  composeEmail({
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
        <Amounts
          amounts={[{ label: "Total, GST included", amount: booking.total }, ...balanceLines(context)]}
        />
        {documents.length > 0 && <Paragraph>{formatDocuments(documents)}</Paragraph>}
        <LinkButton label="Plan your next stay" url={`${context.origin}/booking`} />
        <EmailClosing />
      </>
    ),
  })
