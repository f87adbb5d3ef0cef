import type { Booking } from "#src/features/bookings/booking.ts"
import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { Amounts, BookingsLink, StayFacts } from "./booking-email-parts.tsx"

export const paymentReturnedEmail = (
  booking: Booking,
  refund: Money,
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
        <Paragraph>{reasonOf(booking)}</Paragraph>
        <Paragraph>
          {`We return it in full: ${formatMoney(refund)}, the way it was paid. ${refundTiming}`}
        </Paragraph>
        <Paragraph>
          {booking.status === "confirmed" || booking.status === "completed"
            ? "Your stay is not touched by this; there is nothing that you need to do."
            : `We are sorry. If you would still like to stay with us, our reservations desk will gladly look for other rooms or dates: ${hotel.reservations.phone}.`}
        </Paragraph>
        <StayFacts booking={booking} />
        <Amounts amounts={[{ label: "Returned to you", amount: refund }]} />
        <BookingsLink url={context.bookingsUrl} />
      </>
    ),
  })

// A payment is returned when it came too late, after a cancellation, or twice.
function reasonOf(booking: Booking): string {
  switch (booking.status) {
    case "held":
    case "expired":
      return "Your payment arrived after your hold had ended, and the rooms were gone."
    case "cancelled":
      return "Your payment arrived after this stay was cancelled."
    case "confirmed":
    case "completed":
      return "A second payment arrived for a stay that is already settled."
  }
}
