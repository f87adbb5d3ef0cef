import type { Booking } from "#src/features/bookings/booking.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import { attachedFiles, BookedStay, BookingsLink } from "./booking-email-parts.tsx"

export const confirmedEmail = (booking: Booking, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Your stay at ${hotel.name} is confirmed: ${booking.reference}`,
    title: "Your stay is confirmed",
    body: (
      <>
        <Paragraph>{greeting(booking.guest.name)}</Paragraph>
        <Paragraph>
          {`${booking.rooms === 1 ? "Your room is" : "Your rooms are"} in our book from ${formatLongDate(booking.checkIn)}, and we look forward to having you with us.`}
        </Paragraph>
        <Paragraph>
          {booking.paymentStatus === "done"
            ? `Your payment of ${formatMoney(booking.total)} has reached us, with our thanks. Nothing more is due for the room.`
            : `Nothing is due until you are here: ${formatMoney(booking.total)} is to be paid at the hotel. No card was needed to confirm.`}
        </Paragraph>
        <Paragraph>{attachedFiles}</Paragraph>
        <BookedStay booking={booking} />
        <BookingsLink origin={origin} />
      </>
    ),
  })
