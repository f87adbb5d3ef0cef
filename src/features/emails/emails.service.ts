import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { EmailDelivery } from "./delivery-status.ts"
import {
  blankConfidentialBefore,
  blankIfConfidential,
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

export type { EmailDelivery } from "./delivery-status.ts"
export type { NewEmail, StoredEmail } from "./emails.store.ts"

const deliverJob = "deliver-email"

/** Asks for an email to be handed over, in the caller's transaction. */
export const requestDelivery = (
  platform: Pick<Platform, "queue">,
  sql: Sql,
  emailId: string,
): Promise<void> => platform.queue.enqueue(sql, { name: deliverJob, data: { emailId } })

/**
 * Stores an email and queues its delivery in the caller's transaction: it is sent exactly when that commits (L-8).
 * A second email of the same id is neither kept nor sent.
 */
export async function sendEmail(
  platform: Pick<Platform, "queue" | "origin">,
  sql: Sql,
  newEmail: NewEmail,
): Promise<void> {
  const { email } = newEmail
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

/** How the emails about a booking fare, newest first, for the desk (L-25). */
export const listEmailsOfBooking = (platform: Platform, bookingId: string): Promise<EmailDelivery[]> =>
  listDeliveriesOfBooking(platform.db, bookingId)

/** How the emails of these ids fare. */
export const listEmailsById = (sql: Sql, ids: readonly string[]): Promise<EmailDelivery[]> =>
  ids.length === 0 ? Promise.resolve([]) : listDeliveriesById(sql, ids)

/** Whether an email of this kind was written about a booking. */
export async function hasEmail(sql: Sql, bookingId: string, kind: string): Promise<boolean> {
  return (await listDeliveriesOfBooking(sql, bookingId)).some((delivery) => delivery.kind === kind)
}

/** Gives the queue its postman; an email that cannot be handed over is marked, and tried again (L-25). */
export function registerEmailJobs(platform: Platform): void {
  platform.queue.work<{ emailId: string }>(deliverJob, async ({ emailId }) => {
    const stored = await findEmail(platform.db, emailId)
    // A secret that could not leave in time is blank by now: there is nothing left to send.
    if (!stored || stored.status === "sent" || stored.email.text === "") return
    try {
      await platform.mailer.deliver(stored.email)
    } catch (error) {
      await updateEmailFailed(platform.db, emailId, String(error))
      throw error
    }
    await updateEmailSent(platform.db, emailId)
    // The local mailbox is read here; an email that left by SMTP is read elsewhere.
    if (platform.mailer.kind === "smtp") await blankIfConfidential(platform.db, emailId)
  })
  platform.queue.schedule("blank-confidential-emails", "17 * * * *", () => blankOldSecrets(platform))
}

const confidentialMinutes = 60

const blankOldSecrets = ({ db, clock }: Platform): Promise<void> =>
  blankConfidentialBefore(db, new Date(clock.now().getTime() - confidentialMinutes * 60_000).toISOString())
