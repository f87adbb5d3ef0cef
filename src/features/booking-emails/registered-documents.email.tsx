import type { Booking } from "#src/features/bookings/booking.ts"
import type { IssuedDocument } from "#src/features/documents/documents.service.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { StayFacts } from "./booking-email-parts.tsx"
import { formatAttached } from "./document-names.ts"

/** Brings invoices and credit notes to a GSTIN when they have their IRN, without which they are not valid. */
export const registeredDocumentsEmail = (
  booking: Booking,
  documents: readonly IssuedDocument[],
  context: BookingEmailContext,
): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Your tax documents from ${hotel.name}: ${booking.reference}`,
    title: "Your tax documents",
    picture: null,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>{formatAttached(documents)}</Paragraph>
        <Paragraph>
          The invoice reference number (IRN) of the tax authority and its signed QR code are on each document.
        </Paragraph>
        <StayFacts booking={booking} />
        <LinkButton label="See your reservations" url={context.bookingsUrl} />
        <EmailClosing />
      </>
    ),
  })
