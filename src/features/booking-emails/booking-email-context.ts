import type { EmailPicture } from "#src/features/emails/email-picture.ts"
import type { Balance } from "#src/features/folio/folio-line.ts"
import type { Money } from "#src/shared/money.ts"

/** The data of an email about a booking besides the booking itself, read when the email is written. */
export type BookingEmailContext = {
  readonly origin: string
  /** The instant at which the email is written. */
  readonly writtenAt: string
  /** The address of the guest's bookings, or of this one for a guest without an account. */
  readonly bookingsUrl: string
  /** A picture of the booked room. */
  readonly picture: EmailPicture | null
  /** What the guest owes; negative for a credit of the guest. */
  readonly owed: Money
  /** The payments of the guest less refunds. */
  readonly paid: Money
  /** The charges for the company of the booking, and what it still owes; null where nothing is billed to it. */
  readonly company: Pick<Balance, "charged" | "owed"> | null
  /** The discounts on the stay. */
  readonly discounts: Money
  /** The amount of the guest's refunds that wait for the decision of a dispute. */
  readonly waitingRefund: Money
}
