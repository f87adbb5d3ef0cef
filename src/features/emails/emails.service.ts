import type { Sql } from "#src/platform/db/database.ts"
import { EmailRefused } from "#src/platform/mailer/mailer.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { EmailDelivery } from "./delivery-status.ts"
import { isErasedEmail } from "./erased-guest.ts"
import {
  blankConfidentialAt,
  blankIfConfidential,
  claimEmail,
  findEmail,
  insertEmail,
  listDeliveriesById,
  listDeliveriesOfBooking,
  listNewestEmails,
  type NewEmail,
  type StoredEmail,
  updateEmailFailed,
  updateEmailSent,
} from "./emails.store.ts"

export { countEmailsOfDay, findLastDeliveries } from "./emails.store.ts"
export type { StoredEmail } from "./emails.store.ts"

const deliverJob = "deliver-email"

/** Requests the delivery of an email, in the caller's transaction. */
export const requestDelivery = (
  platform: Pick<Platform, "queue">,
  sql: Sql,
  emailId: string,
): Promise<void> => platform.queue.enqueue(sql, { name: deliverJob, data: { emailId } })

/**
 * Stores an email and queues its delivery in the caller's transaction: it is sent exactly when that commits (L-8).
 * A second email of the same id is neither kept nor sent, nor is one to a person who was erased.
 */
export async function sendEmail(
  platform: Pick<Platform, "queue" | "origin">,
  sql: Sql,
  newEmail: NewEmail,
): Promise<void> {
  const { email } = newEmail
  if (isErasedEmail(email.to)) return
  const html = withOrigin(email.html, platform.origin)
  const emailId = await insertEmail(sql, { ...newEmail, email: { ...email, html } })
  if (emailId) await requestDelivery(platform, sql, emailId)
}

// An email has no base address; quotes in texts are escaped, so only attributes match.
const withOrigin = (html: string, origin: string): string => html.replaceAll(' src="/', ` src="${origin}/`)

/** The newest emails, for the local mailbox. */
export const listEmails = (platform: Platform): Promise<StoredEmail[]> => listNewestEmails(platform.db, 100)

/** An email by its id; null when there is none. */
export const findStoredEmail = (platform: Platform, id: string): Promise<StoredEmail | null> =>
  findEmail(platform.db, id)

/** The deliveries of the emails about a booking, newest first, for the desk (L-25). */
export const listEmailsOfBooking = (platform: Platform, bookingId: string): Promise<EmailDelivery[]> =>
  listDeliveriesOfBooking(platform.db, bookingId)

/** The deliveries of the emails with these ids. */
export const listEmailsById = (sql: Sql, ids: readonly string[]): Promise<EmailDelivery[]> =>
  ids.length === 0 ? Promise.resolve([]) : listDeliveriesById(sql, ids)

/** Whether an email of this kind was written about a booking. */
export async function hasEmail(sql: Sql, bookingId: string, kind: string): Promise<boolean> {
  return (await listDeliveriesOfBooking(sql, bookingId)).some((delivery) => delivery.kind === kind)
}

// RFC 5321 4.5.4.1: senders try for several days before they give up. Here it is three.
const retries = { limit: 296, maxDelaySeconds: 900 }

/** Registers the jobs of emails; call before the queue starts. A failed delivery is marked and tried again (L-25). */
export function registerEmailJobs(platform: Platform): void {
  const { queue, db, clock } = platform
  queue.work<{ emailId: string }>(deliverJob, ({ emailId }) => deliverEmail(platform, emailId), retries)
  queue.schedule("blank-confidential-emails", "17 * * * *", () =>
    blankConfidentialAt(db, clock.now().toISOString()),
  )
}

async function deliverEmail({ db, mailer, log }: Platform, emailId: string): Promise<void> {
  const stored = await claimEmail(db, emailId)
  if (stored === "nothing-to-send") return
  if (stored === "busy") throw new Error("another worker delivers this email")
  try {
    await mailer.deliver(stored.email, emailId)
  } catch (error) {
    await updateEmailFailed(db, emailId, String(error))
    if (!(error instanceof EmailRefused)) throw error
    log.warn({ err: error, emailId, kind: stored.kind }, "an email was refused for good")
    return
  }
  await updateEmailSent(db, emailId)
  // The local mailbox shows stored emails, so only SMTP delivery erases confidential text.
  if (mailer.kind === "smtp") await blankIfConfidential(db, emailId)
}
