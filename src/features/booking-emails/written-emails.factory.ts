import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { PaymentReturn, PostedRefund, StayChangeFacts } from "#src/features/bookings/booking-email.ts"
import { aBookingForEmail } from "./booking-emails.factory.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { cancelledEmail } from "./cancelled.email.tsx"
import { changedEmail } from "./changed.email.tsx"
import { confirmedEmail } from "./confirmed.email.tsx"
import { depositDueEmail } from "./deposit-due.email.tsx"
import { holdExpiredEmail } from "./hold-expired.email.tsx"
import { paidEmail } from "./paid.email.tsx"
import { paymentFailedEmail } from "./payment-failed.email.tsx"
import { paymentReturnedEmail } from "./payment-returned.email.tsx"
import { preArrivalEmail } from "./pre-arrival.email.tsx"
import { refundedEmail } from "./refunded.email.tsx"
import { registeredDocumentsEmail } from "./registered-documents.email.tsx"
import { thankYouEmail } from "./thank-you.email.tsx"

export const origin = "https://vimana.example"

export type News =
  | { kind: "confirmed" | "paid" | "hold-expired" | "pre-arrival" | "thank-you" | "registered-documents" }
  | { kind: "payment-failed"; payUrl: string }
  | ({ kind: "changed" } & StayChangeFacts)
  | { kind: "cancelled"; charge: Money; refund: Money; companyRefund?: Money; isNoShow?: boolean }
  | ({ kind: "lapsed-refunded" } & PaymentReturn)
  | ({ kind: "refunded" } & PostedRefund)
  | { kind: "deposit-due" | "deposit-overdue"; payUrl: string | null }

type Balance = Pick<BookingEmailContext, "owed" | "paid"> & Partial<BookingEmailContext>

const unpaid: Balance = { owed: fromRupees(37_500), paid: zero }

export const paidInFull: Balance = { owed: zero, paid: fromRupees(37_500) }

/** The email about an event of a booking. */
export function writeEmail(news: News, parts: Partial<Booking> = {}, balance: Balance = unpaid) {
  const { owed, paid } = balance
  const booking = aBookingForEmail({ owed, paid, ...parts })
  const picture = { src: "/media/pictures/deluxe-room-1200.jpg", width: 600, height: 400, alt: "The bed" }
  const writtenAt = "2026-12-01T06:30:00.000Z"
  const context = {
    origin,
    writtenAt,
    bookingsUrl: `${origin}/user-booking`,
    picture,
    company: null,
    discounts: zero,
    waitingRefund: zero,
    ...balance,
  }
  switch (news.kind) {
    case "changed":
      return changedEmail(booking, news, context)
    case "cancelled":
      return cancelledEmail(booking, news, context)
    case "deposit-due":
    case "deposit-overdue": {
      const deposit = { due: fromRupees(5000), dueOn: calendarDateOf("2026-12-10") }
      const isReminder = news.kind === "deposit-overdue"
      return depositDueEmail(booking, { deposit, payUrl: news.payUrl, isReminder }, context)
    }
    case "payment-failed":
      return paymentFailedEmail(booking, news.payUrl, context)
    case "lapsed-refunded":
      return paymentReturnedEmail(booking, news, context)
    case "refunded":
      return refundedEmail(booking, news, context)
    case "confirmed":
    case "paid":
    case "hold-expired":
    case "pre-arrival":
    case "thank-you":
    case "registered-documents":
      return emailOf[news.kind](booking, context)
  }
}

const emailOf = {
  confirmed: confirmedEmail,
  paid: paidEmail,
  "hold-expired": holdExpiredEmail,
  "pre-arrival": preArrivalEmail,
  "thank-you": (booking: Booking, context: BookingEmailContext) => thankYouEmail(booking, [], context),
  "registered-documents": (booking: Booking, context: BookingEmailContext) =>
    registeredDocumentsEmail(booking, [], context),
}
