import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { emailsToUnverified, emailsToUnverifiedAddress } from "#src/features/bookings/place/booking-limits.ts"
import { isUnverified } from "#src/features/accounts/email-confirmations.service.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { findBookingOfEmail } from "#src/features/bookings/bookings.service.ts"
import {
  type BookingEmailKind,
  type BookingEmailJob,
  emailJob,
} from "#src/features/bookings/booking-email.ts"
import { findDeposit } from "#src/features/bookings/deposits/deposits.service.ts"
import { createPaymentUrl, createSupportUrl } from "#src/features/bookings/link/booking-link.service.ts"
import { createPaymentLink, type LinkTarget } from "#src/features/bookings/pay/payment-links.service.ts"
import {
  createAttachments,
  listAttachedDocuments,
  listTaxDocuments,
} from "./booking-email-attachments.service.ts"
import { cancellationRequestedEmail } from "#src/features/bookings/cancel/cancellation-requested.email.tsx"
import { cancelledEmail } from "./cancelled.email.tsx"
import { changedEmail } from "./changed.email.tsx"
import { confirmedEmail } from "./confirmed.email.tsx"
import { registerDueBookingEmails } from "./due-booking-emails.service.ts"
import { depositDueEmail } from "./deposit-due.email.tsx"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { findEmailContext } from "./find-email-context.service.ts"
import { holdExpiredEmail } from "./hold-expired.email.tsx"
import { paidEmail } from "./paid.email.tsx"
import { paymentFailedEmail } from "./payment-failed.email.tsx"
import { paymentLinkEmail } from "./payment-link.email.tsx"
import { paymentReturnedEmail } from "./payment-returned.email.tsx"
import { preArrivalEmail } from "./pre-arrival.email.tsx"
import { refundedEmail } from "./refunded.email.tsx"
import { registeredDocumentsEmail } from "./registered-documents.email.tsx"
import { thankYouEmail } from "./thank-you.email.tsx"

/** Registers the jobs of emails about bookings; call before the queue starts. */
export function registerBookingEmailJobs(platform: Platform): void {
  platform.queue.work<BookingEmailJob>(emailJob, (job) => writeEmail(platform, job))
  registerDueBookingEmails(platform)
}

async function writeEmail(platform: Platform, job: BookingEmailJob): Promise<void> {
  const booking = await findBookingOfEmail(platform, job)
  if (!booking || !hasEmail(booking) || !isUpToDate(job.kind, booking)) return
  if (await exceedsLimitOfUnverified(platform, job, booking)) return
  const composed = await composeBookingEmail(platform, job, booking)
  if (!composed) return
  const { subject, text, html } = composed
  const attachments = await createAttachments(platform, job, booking)
  const email = { to: booking.guest.email, subject, text, html, attachments }
  await platform.db.transaction((tx) =>
    sendEmail(platform, tx, { id: job.emailId, kind: job.kind, bookingId: booking.id, email }),
  )
}

// The desk books for guests without an email, and an invoice can get its IRN after its guest was erased.
const hasEmail = ({ guest: { email } }: Booking): boolean => email !== ""

// Other emails have no limit, because each of them needs a payment, a stay or the desk.
const kindsWithoutPayment: readonly BookingEmailKind[] = [
  "confirmed",
  "changed",
  "cancellation-requested",
  "payment-failed",
  "hold-expired",
]

const isWithoutPayment = (job: BookingEmailJob): boolean =>
  job.kind === "cancelled"
    ? job.facts.isByGuest === true && job.facts.refund === 0
    : kindsWithoutPayment.includes(job.kind)

async function exceedsLimitOfUnverified(
  platform: Platform,
  job: BookingEmailJob,
  { guest, reference }: Booking,
): Promise<boolean> {
  const { kind } = job
  if (!isWithoutPayment(job)) return false
  if (!(await isUnverified(platform.db, guest.id))) return false
  const wait =
    (await platform.rateLimiter.take(emailsToUnverified, guest.id)) ??
    (await platform.rateLimiter.take(emailsToUnverifiedAddress, guest.email.toLowerCase()))
  if (wait === null) return false
  platform.log.warn({ reference, kind }, "an email to an unverified address was not sent: rate limit")
  return true
}

// A stay may be cancelled, paid or restored before the email about it is written; an outdated email is not sent.
function isUpToDate(kind: BookingEmailKind, { status }: Booking): boolean {
  switch (kind) {
    case "lapsed-refunded":
    case "refunded":
    case "registered-documents":
      return true
    case "payment-failed":
      return status === "held"
    case "hold-expired":
      return status === "expired"
    case "pre-arrival":
    case "cancellation-requested":
    case "deposit-due":
    case "deposit-overdue":
      return status === "confirmed"
    case "thank-you":
      return status === "completed"
    case "cancelled":
      return status !== "confirmed" && status !== "completed"
    case "confirmed":
    case "paid":
    case "changed":
    case "payment-link":
      return status === "confirmed" || status === "completed"
  }
}

const createPayUrl = async ({ db, origin }: Platform, target: LinkTarget): Promise<string> =>
  `${origin}/pay/${await createPaymentLink(db, target)}`

type DepositEmailJob = Extract<BookingEmailJob, { readonly kind: "deposit-due" | "deposit-overdue" }>

/** Null when the deposit was paid or withdrawn before its email is written. */
async function composeDepositEmail(
  platform: Platform,
  { kind, facts: { depositId } }: DepositEmailJob,
  { booking, context }: { booking: Booking; context: BookingEmailContext },
): Promise<ComposedEmail | null> {
  const deposit = await findDeposit(platform.db, depositId)
  if (!deposit || deposit.due <= 0) return null
  const canPayOnline = platform.cardPayments.provider !== "none"
  const payUrl = canPayOnline ? await createPayUrl(platform, { bookingId: booking.id, depositId }) : null
  const isReminder = kind === "deposit-overdue"
  return depositDueEmail(booking, { deposit, payUrl, isReminder }, context)
}

async function composeBookingEmail(
  platform: Platform,
  job: BookingEmailJob,
  booking: Booking,
): Promise<ComposedEmail | null> {
  const context = await findEmailContext(platform, booking)
  switch (job.kind) {
    case "changed":
      return changedEmail(booking, job.facts, context)
    case "payment-link": {
      const payUrl = await createPayUrl(platform, { bookingId: booking.id, depositId: null })
      return paymentLinkEmail(booking, payUrl, context)
    }
    case "payment-failed":
      return paymentFailedEmail(booking, await createPaymentUrl(platform, booking), context)
    case "deposit-due":
    case "deposit-overdue":
      return composeDepositEmail(platform, job, { booking, context })
    case "cancellation-requested":
      return cancellationRequestedEmail(booking, job.facts, await createSupportUrl(platform, booking))
    case "cancelled":
      return cancelledEmail(booking, job.facts, context)
    case "thank-you":
      return thankYouEmail(booking, await listTaxDocuments(platform, booking), context)
    case "registered-documents": {
      const documents = await listAttachedDocuments(platform, job, booking)
      return documents.length > 0 ? registeredDocumentsEmail(booking, documents, context) : null
    }
    case "lapsed-refunded":
      return paymentReturnedEmail(booking, job.facts, context)
    case "refunded":
      return refundedEmail(booking, job.facts, context)
    case "confirmed":
    case "paid":
    case "hold-expired":
    case "pre-arrival":
      return plainEmails[job.kind](booking, context)
  }
}

/** The emails that need nothing but the booking. */
const plainEmails = {
  confirmed: confirmedEmail,
  paid: paidEmail,
  "hold-expired": holdExpiredEmail,
  "pre-arrival": preArrivalEmail,
} as const
