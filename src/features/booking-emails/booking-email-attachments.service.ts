import { noAddress } from "#src/features/accounts/account.ts"
import { isSelfTypedEmail } from "#src/features/accounts/email-confirmations.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { BookingEmailJob, BookingEmailKind } from "#src/features/bookings/booking-email.ts"
import { calendarAttachment, type CalendarMethod } from "#src/features/emails/calendar-entry.ts"
import { createCalendarFile } from "#src/features/documents/calendar-file.ts"
import {
  findDocumentPdf,
  type IssuedDocument,
  listDocuments,
} from "#src/features/documents/documents.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { createVoucherPdf } from "#src/features/documents/voucher.service.ts"
import type { EmailAttachment } from "#src/platform/mailer/mailer.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"

const calendarMethods: Partial<Record<BookingEmailKind, CalendarMethod>> = {
  confirmed: "REQUEST",
  changed: "REQUEST",
  cancelled: "CANCEL",
}

const kindsWithVoucher: readonly BookingEmailKind[] = ["confirmed", "paid", "changed"]

/** The tax documents of a stay that is over; issued now if their job did not run yet. */
export async function listTaxDocuments(platform: Platform, booking: Booking): Promise<IssuedDocument[]> {
  await issueDocuments(platform, booking.id)
  const documents = await listDocuments(platform, system, [booking])
  return documents.filter(({ kind }) => kind === "invoice" || kind === "credit-note")
}

/** The documents that an email brings; those with an IRN have an email of their own, so that each is sent once. */
export async function listAttachedDocuments(
  platform: Platform,
  job: BookingEmailJob,
  booking: Booking,
): Promise<IssuedDocument[]> {
  if (job.kind === "thank-you")
    return (await listTaxDocuments(platform, booking)).filter(({ registration }) => registration === "none")
  if (job.kind !== "registered-documents") return []
  const documents = await listDocuments(platform, system, [booking])
  return documents.filter(({ id }) => job.facts.documentIds.includes(id))
}

const pdfAttachment = (filename: string, bytes: Uint8Array): EmailAttachment => ({
  filename,
  contentType: "application/pdf",
  base64: Buffer.from(bytes).toString("base64"),
})

/** A booking without the free text on its voucher, of a guest who may have typed the email of a stranger (L-29). */
const withoutFreeText = (booking: Booking): Booking => ({
  ...booking,
  guest: { ...booking.guest, ...noAddress },
  company: null,
  arrival: booking.arrival && { ...booking.arrival, furtherGuests: "" },
})

const createVoucherForEmail = async ({ db }: Platform, booking: Booking): Promise<Uint8Array> =>
  createVoucherPdf((await isSelfTypedEmail(db, booking.guest.id)) ? withoutFreeText(booking) : booking)

/** The files of an email about a booking: calendar entry, voucher, and tax documents after the stay. */
export async function createAttachments(
  platform: Platform,
  job: BookingEmailJob,
  booking: Booking,
): Promise<EmailAttachment[]> {
  const { kind } = job
  const attachments: EmailAttachment[] = []
  const method = calendarMethods[kind]
  if (method) {
    const { clock, origin } = platform
    const file = createCalendarFile(booking, { method, sequence: booking.version, now: clock.now(), origin })
    attachments.push(calendarAttachment(`${booking.reference}.ics`, { file, method }))
  }
  if (kindsWithVoucher.includes(kind))
    attachments.push(
      pdfAttachment(`${booking.reference}.pdf`, await createVoucherForEmail(platform, booking)),
    )
  for (const { id } of await listAttachedDocuments(platform, job, booking)) {
    const file = await findDocumentPdf(platform, system, id)
    if (file) attachments.push(pdfAttachment(file.name, file.bytes))
  }
  return attachments
}
