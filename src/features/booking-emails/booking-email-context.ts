import type { EmailPicture } from "#src/features/emails/email-picture.ts"
import type { Money } from "#src/shared/money.ts"

/** What the emails about a booking say besides the booking itself, read when the email is written. */
export type BookingEmailContext = {
  readonly origin: string
  /** The instant at which the email is written. */
  readonly writtenAt: string
  /** The address of the guest's bookings, or of this one for a guest without an account. */
  readonly bookingsUrl: string
  /** Of the booked room. */
  readonly picture: EmailPicture | null
  /** Still to be paid; negative for what stays to the guest's credit. */
  readonly owed: Money
  /** Payments less refunds. */
  readonly paid: Money
  /** What of the refunds waits for the decision of a dispute. */
  readonly waitingRefund: Money
}
