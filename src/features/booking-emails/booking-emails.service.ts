import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { EmailAttachment } from "#src/platform/mailer/mailer.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { emailsToUnverified } from "#src/features/bookings/place/booking-limits.ts"
import { isUnverified } from "#src/features/accounts/email-confirmations.service.ts"
import { createCalendarFile } from "#src/features/documents/calendar-file.ts"
import { voucherPdf } from "#src/features/documents/voucher.service.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { findBookingOfEmail } from "#src/features/bookings/bookings.service.ts"
import {
  type BookingEmailKind,
  type BookingEmailJob,
  emailJob,
} from "#src/features/bookings/booking-email.ts"
import { createPaymentLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { cancelledEmail } from "./cancelled.email.tsx"
import { changedEmail } from "./changed.email.tsx"
import { confirmedEmail } from "./confirmed.email.tsx"
import { paidEmail } from "./paid.email.tsx"
import { paymentLinkEmail } from "./payment-link.email.tsx"
import { paymentReturnedEmail } from "./payment-returned.email.tsx"

/** Gives the queue its writer of emails about bookings; call before the queue starts. */
export function registerBookingEmailJobs(platform: Platform): void {
  platform.queue.work<BookingEmailJob>(emailJob, (job) => writeEmail(platform, job))
}

async function writeEmail(platform: Platform, job: BookingEmailJob): Promise<void> {
  const booking = await findBookingOfEmail(platform, job)
  if (!booking || !isStillTrue(job.kind, booking)) return
  if (await isTooMuchForUnverified(platform, job.kind, booking)) return
  const { subject, text, html } = await composeBookingEmail(platform, job, booking)
  const attachments = await attachmentsOf(platform, job.kind, booking)
  const email = { to: booking.guest.email, subject, text, html, attachments }
  await platform.db.transaction((tx) =>
    sendEmail(platform, tx, { id: job.emailId, kind: job.kind, bookingId: booking.id, email }),
  )
}

// Emails about money always leave: nobody can cause them without a payment.
async function isTooMuchForUnverified(
  platform: Platform,
  kind: BookingEmailKind,
  { guest, reference }: Booking,
): Promise<boolean> {
  if (kind !== "confirmed" && kind !== "changed") return false
  if (!(await isUnverified(platform.db, guest.id))) return false
  if ((await platform.rateLimiter.take(emailsToUnverified, guest.id)) === null) return false
  platform.log.warn({ reference, kind }, "an email to an unverified address was not sent: rate limit")
  return true
}

// A stay may be cancelled, or be brought back, before the email about it is written; the last email says it all.
function isStillTrue(kind: BookingEmailKind, { status }: Booking): boolean {
  if (kind === "lapsed-refunded") return true
  const isCertain = status === "confirmed" || status === "completed"
  return kind === "cancelled" ? !isCertain : isCertain
}

async function composeBookingEmail(
  platform: Platform,
  job: BookingEmailJob,
  booking: Booking,
): Promise<ComposedEmail> {
  const { origin } = platform
  switch (job.kind) {
    case "confirmed":
      return confirmedEmail(booking, origin)
    case "paid":
      return paidEmail(booking, origin)
    case "changed": {
      const { owed } = booking
      return changedEmail(booking, { owed, ...job.facts }, origin)
    }
    case "payment-link": {
      const { owed } = booking
      const payUrl = `${origin}/pay/${await createPaymentLink(platform.db, booking.id)}`
      return paymentLinkEmail(booking, { owed, payUrl })
    }
    case "cancelled":
      return cancelledEmail(booking, job.facts, origin)
    case "lapsed-refunded":
      return paymentReturnedEmail(booking, job.facts.refund, origin)
  }
}

const calendarMethods: Readonly<Record<BookingEmailKind, "REQUEST" | "CANCEL" | null>> = {
  confirmed: "REQUEST",
  paid: null,
  changed: "REQUEST",
  cancelled: "CANCEL",
  "lapsed-refunded": null,
  "payment-link": null,
}

const hasVoucher: Readonly<Record<BookingEmailKind, boolean>> = {
  confirmed: true,
  paid: true,
  changed: true,
  cancelled: false,
  "lapsed-refunded": false,
  "payment-link": false,
}

async function attachmentsOf(
  platform: Platform,
  kind: BookingEmailKind,
  booking: Booking,
): Promise<EmailAttachment[]> {
  const attachments: EmailAttachment[] = []
  const method = calendarMethods[kind]
  if (method) {
    const file = createCalendarFile(booking, { method, sequence: booking.version, now: platform.clock.now() })
    attachments.push({
      filename: `${booking.reference}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      base64: Buffer.from(file).toString("base64"),
    })
  }
  if (hasVoucher[kind]) {
    const base64 = Buffer.from(await voucherPdf(booking)).toString("base64")
    attachments.push({ filename: `${booking.reference}.pdf`, contentType: "application/pdf", base64 })
  }
  return attachments
}
