import { type LabelledValue, formatAmountRows } from "#src/shared/amount-rows.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  partyRows,
  formatPolicy,
  refundTiming,
  formatRoomsAndNights,
  stayRows,
  taxLines,
} from "#src/features/bookings/booking-text.ts"

/** What happened, with the amounts of the record that the email tells of (L-12). */
export type BookingNews =
  | { readonly kind: "confirmed" | "paid" }
  /** What the ledger says is still owed for the new dates; negative when the hotel owes the guest. */
  | { readonly kind: "changed"; readonly owed: Money; readonly refund: Money }
  | { readonly kind: "payment-link"; readonly owed: Money; readonly payUrl: string }
  | { readonly kind: "cancelled"; readonly charge: Money; readonly refund: Money }
  | { readonly kind: "lapsed-refunded"; readonly refund: Money }

/** An email's words before they are set as text and as HTML. */
export type EmailText = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly LabelledValue[]
  readonly sums: readonly LabelledValue[]
  readonly terms: readonly string[]
  /** Where the email leads, when not to the guest's bookings. */
  readonly action?: { readonly label: string; readonly url: string }
}

/** What the hotel writes to a guest about a booking. */
export function bookingEmailText(booking: Booking, news: BookingNews): EmailText {
  switch (news.kind) {
    case "confirmed":
      return confirmedText(booking)
    case "paid":
      return paidText(booking)
    case "changed":
      return changedWords(booking, news)
    case "cancelled":
      return cancelledWords(booking, news)
    case "lapsed-refunded":
      return returnedText(booking, news.refund)
    case "payment-link":
      return askingWords(booking, news)
  }
}

const stayFacts = (booking: Booking): LabelledValue[] => [
  { label: "Reference", value: booking.reference },
  ...stayRows(booking),
  { label: "Rooms", value: formatRoomsAndNights(booking) },
  ...partyRows(booking),
]

const priceRows = (booking: Booking): LabelledValue[] =>
  formatAmountRows([
    { label: "Subtotal", amount: booking.subtotal },
    ...taxLines(booking),
    { label: "Total, GST included", amount: booking.total },
  ])

const standing = (booking: Booking): Pick<EmailText, "facts" | "sums" | "terms"> => ({
  facts: stayFacts(booking),
  sums: priceRows(booking),
  terms: formatPolicy(booking),
})

const attached = "Your voucher and an entry for your calendar come with this email."

const confirmedText = (booking: Booking): EmailText => ({
  subject: `Your stay at ${hotel.name} is confirmed: ${booking.reference}`,
  title: "Your stay is confirmed",
  paragraphs: [
    `${booking.rooms === 1 ? "Your room is" : "Your rooms are"} in our book from ${formatLongDate(booking.checkIn)}, and we look forward to having you with us.`,
    booking.paymentStatus === "done"
      ? `Your payment of ${formatMoney(booking.total)} has reached us, with our thanks. Nothing more is due for the room.`
      : `Nothing is due until you are here: ${formatMoney(booking.total)} is to be paid at the hotel. No card was needed to confirm.`,
    attached,
  ],
  ...standing(booking),
})

const paidText = (booking: Booking): EmailText => ({
  subject: `Payment received for ${booking.reference}`,
  title: "Your payment has reached us",
  paragraphs: [
    `Thank you: ${formatMoney(booking.total)} is received in full, and nothing more is due for the room.`,
    ...(booking.transactionId ? [`The reference of the payment is ${booking.transactionId}.`] : []),
    "A fresh voucher comes with this email.",
  ],
  ...standing(booking),
})

const changedWords = (booking: Booking, news: { owed: Money; refund: Money }): EmailText => ({
  subject: `New dates for your stay at ${hotel.name}: ${booking.reference}`,
  title: "Your dates are changed",
  paragraphs: [
    `Your stay now begins on ${formatLongDate(booking.checkIn)} and ends on ${formatLongDate(booking.checkOut)}. The dates that you had before are given back.`,
    formatOwed(booking, news.owed),
    ...(news.refund > 0
      ? [`We return ${formatMoney(news.refund)} to you, the way it was paid. ${refundTiming}`]
      : []),
    `${attached} It takes the place of the one that you have.`,
  ],
  ...standing(booking),
})

function formatOwed(booking: Booking, owed: Money): string {
  const price = `The new price is ${formatMoney(booking.total)}`
  if (owed > 0) return `${price}, of which ${formatMoney(owed)} is to be paid at the hotel.`
  if (owed === 0) return `${price}. It is paid, and nothing more is due.`
  return `${price}, less than you have paid: ${formatMoney(subtract(zero, owed))} stays to your credit, and our desk settles it with you.`
}

const askingWords = (booking: Booking, { owed, payUrl }: { owed: Money; payUrl: string }): EmailText => ({
  subject: `Pay for your stay at ${hotel.name} in advance: ${booking.reference}`,
  title: "Pay in advance, if you like",
  paragraphs: [
    `Your stay is certain. If you would rather settle ${formatMoney(owed)} now than at the desk, the button below leads to the secure page of our payment provider; no sign-in is needed.`,
    "Please do not hand the link on. It is good for 30 days.",
  ],
  ...standing(booking),
  action: { label: `Pay ${formatMoney(owed)}`, url: payUrl },
})

const cancelledWords = (booking: Booking, news: { charge: Money; refund: Money }): EmailText => ({
  subject: `Your stay at ${hotel.name} is cancelled: ${booking.reference}`,
  title: "Your stay is cancelled",
  paragraphs: [
    "The stay below is cancelled and its rooms are given back. The file with this email takes it out of your calendar.",
    formatCharge(booking, news.charge),
    ...formatRefund(booking, news.refund),
    "We should have liked to welcome you, and hope to another time.",
  ],
  facts: stayFacts(booking),
  sums: formatAmountRows([
    { label: "Price of the stay", amount: booking.total },
    { label: "Cancellation charge", amount: news.charge },
    { label: "Returned to you", amount: news.refund },
  ]),
  terms: [],
})

function formatCharge({ paymentStatus }: Booking, charge: Money): string {
  if (charge === 0) return "Nothing is charged for the cancellation."
  const kept = paymentStatus === "done" ? ", kept from what you have paid" : ""
  return `By the policy that you booked under, the charge for it is ${formatMoney(charge)}${kept}.`
}

function formatRefund(booking: Booking, refund: Money): string[] {
  if (refund === 0) return []
  const way = booking.transactionId ? "the way it was paid" : "through our front desk"
  return [`We return ${formatMoney(refund)} to you, ${way}. ${refundTiming}`]
}

const returnedText = (booking: Booking, refund: Money): EmailText => ({
  subject: `We are returning your payment for ${booking.reference}`,
  title: "We are returning your payment",
  paragraphs: [
    whyReturned(booking),
    `We return it in full: ${formatMoney(refund)}, the way it was paid. ${refundTiming}`,
    booking.status === "confirmed" || booking.status === "completed"
      ? "Your stay is not touched by this; there is nothing that you need to do."
      : `We are sorry. If you would still like to stay with us, our reservations desk will gladly look for other rooms or dates: ${hotel.reservations.phone}.`,
  ],
  facts: stayFacts(booking),
  sums: formatAmountRows([{ label: "Returned to you", amount: refund }]),
  terms: [],
})

// The same refund is made for a payment too late, for one after a cancellation and for one too many: say which.
function whyReturned(booking: Booking): string {
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
