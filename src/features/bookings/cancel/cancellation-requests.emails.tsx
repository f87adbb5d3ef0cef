import { type ComposedEmail, composeEmail, type EmailFact } from "#src/features/emails/compose-email.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { refundTiming, formatRoomsAndNights, stayRows } from "#src/features/bookings/booking-text.ts"

type Asked = {
  readonly booking: Booking
  readonly charge: Money
  readonly refund: Money
  readonly note: string
}

const farewell = `Warmly, everyone at ${hotel.fullName}`
const deskLine = `Reservations ${hotel.reservations.phone}, ${hotel.reservations.email}.`

const stayFacts = (booking: Booking): EmailFact[] => [
  { label: "Reference", value: booking.reference },
  ...stayRows(booking),
  { label: "Rooms", value: formatRoomsAndNights(booking) },
]

const sums = ({ booking, charge, refund }: Asked): EmailFact[] => [
  { label: "Price of the stay", value: formatMoney(booking.total) },
  { label: "Cancellation charge", value: formatMoney(charge) },
  { label: "Refund", value: formatMoney(refund) },
]

/** To the guest: the request has arrived, with its charge (ACCT-5). */
export const cancellationRequestedEmail = (asked: Asked, origin: string): ComposedEmail =>
  composeEmail({
    subject: `We have your request to cancel ${asked.booking.reference}, ${hotel.fullName}`,
    title: "We have your request to cancel",
    opening: [
      greeting(asked.booking.guest.name),
      "Your stay stands until our desk has answered; you hear from us by email. The charge below is that of the moment at which you asked, and does not grow while you wait.",
    ],
    facts: [...stayFacts(asked.booking), ...sums(asked)],
    link: {
      label: "See or withdraw your request",
      url: `${origin}/user-support?booking=${asked.booking.id}`,
    },
    closing: [...(asked.refund > 0 ? [refundTiming] : []), deskLine, farewell],
  })

/** To the desk: who asks, and what the policy says. */
export const requestEmailToDesk = (asked: Asked, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Please cancel ${asked.booking.reference}: ${asked.booking.guest.name}`,
    title: `A request to cancel from ${asked.booking.guest.name}`,
    facts: [
      ...stayFacts(asked.booking),
      ...sums(asked),
      { label: "Email", value: asked.booking.guest.email },
      { label: "Phone", value: asked.booking.guest.phone },
    ],
    quote: asked.note,
    link: { label: "Answer the request", url: `${origin}/admin/cancellations` },
    closing: [],
  })

/** To the desk: nothing is to be done any more. */
export const cancellationWithdrawnEmail = (booking: Booking): ComposedEmail =>
  composeEmail({
    subject: `No longer to cancel: ${booking.reference}, ${booking.guest.name}`,
    title: `${booking.guest.name} keeps the stay`,
    opening: ["The request to cancel was withdrawn by its guest."],
    facts: stayFacts(booking),
    closing: [],
  })

/** To the guest: the desk declined, and why. */
export const cancellationDeclinedEmail = (booking: Booking, reason: string): ComposedEmail =>
  composeEmail({
    subject: `About your request to cancel ${booking.reference}, ${hotel.fullName}`,
    title: "Your stay stands as booked",
    opening: [greeting(booking.guest.name), "We have not cancelled this stay. Our desk gives this reason:"],
    quote: reason,
    facts: stayFacts(booking),
    closing: [`Please call us if you see it otherwise. ${deskLine}`, farewell],
  })
