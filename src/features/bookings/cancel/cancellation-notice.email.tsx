import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, LinkButton, Quote } from "#src/features/emails/email-parts.tsx"
import { type CancellationAmounts, cancellationRows } from "./cancellation-email-text.ts"

type Request = CancellationAmounts & { readonly note: string }

/** To the hotel: a guest's request to cancel, with the charge of the policy. */
export const cancellationNoticeEmail = (booking: Booking, request: Request, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Please cancel ${booking.reference}: ${booking.guest.name}`,
    title: `A request to cancel from ${booking.guest.name}`,
    body: (
      <>
        <Facts
          facts={[
            ...cancellationRows(booking, request),
            { label: "Email", value: booking.guest.email },
            { label: "Phone", value: booking.guest.phone },
          ]}
        />
        <Quote text={request.note} />
        <LinkButton label="Answer the request" url={`${origin}/admin/cancellations`} />
      </>
    ),
  })
