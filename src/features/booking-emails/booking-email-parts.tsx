import { Facts, Farewell, LinkButton, Terms } from "#src/features/emails/email-parts.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import { type AmountLine, formatAmountRows } from "#src/shared/amount-rows.ts"
import { bookingRows, guestRows, formatPolicy, taxLines } from "#src/features/bookings/booking-text.ts"

export const attachedFiles = "Your voucher and an entry for your calendar come with this email."

export const StayFacts = ({ booking }: { booking: Booking }) => (
  <Facts facts={[...bookingRows(booking), ...guestRows(booking.bookedRooms)]} />
)

export const Amounts = ({ amounts }: { amounts: readonly AmountLine[] }) => (
  <Facts facts={formatAmountRows(amounts)} align="right" />
)

/** The stay with its price and the policy that it was booked under. */
export const BookedStay = ({ booking }: { booking: Booking }) => (
  <>
    <StayFacts booking={booking} />
    <Amounts
      amounts={[
        { label: "Subtotal", amount: booking.subtotal },
        ...taxLines(booking),
        { label: "Total, GST included", amount: booking.total },
      ]}
    />
    <Terms terms={formatPolicy(booking)} />
  </>
)

/** The end of an email to a guest. */
export const BookingsLink = ({ origin }: { origin: string }) => (
  <>
    <LinkButton label="See your reservations" url={`${origin}/user-booking`} />
    <Farewell />
  </>
)
