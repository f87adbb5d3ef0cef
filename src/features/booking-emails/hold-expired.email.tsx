import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { type Booking, searchOf } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { StayFacts } from "./booking-email-parts.tsx"

/** The rooms were held for a payment that did not come; the guest may book the same stay again. */
export const holdExpiredEmail = (booking: Booking, context: BookingEmailContext): ComposedEmail =>
  composeEmail({
    language: booking.language,
    subject: `Your stay at ${hotel.name} is no longer held: ${booking.reference}`,
    title: "Your stay is no longer held",
    picture: context.picture,
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          We held the stay below while you paid. No payment has reached us, so it is open to others again.
          Nothing is charged.
        </Paragraph>
        <Paragraph>
          If your bank took a payment all the same, there is nothing to do: either we still confirm your stay,
          or the whole amount returns to you. We write to you in both cases.
        </Paragraph>
        <StayFacts booking={booking} />
        <LinkButton label="Book this stay again" url={`${context.origin}${stayPath(booking)}`} />
        <Paragraph>{`Would you rather book by phone? ${hotel.reservations.phone}.`}</Paragraph>
        <EmailClosing />
      </>
    ),
  })

const stayPath = (booking: Booking): string =>
  `/booking/${booking.roomTypeId}?${formatStaySearch(searchOf(booking))}`
