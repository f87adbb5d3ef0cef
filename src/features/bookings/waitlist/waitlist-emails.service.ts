import { randomUUID } from "node:crypto"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { WaitlistEntry } from "./waitlist-entry.ts"
import { createWaitlistPath } from "./waitlist-link.service.ts"
import { findEntry, updateLastEmail } from "./waitlist.store.ts"
import {
  waitlistEndedEmail,
  waitlistJoinedEmail,
  waitlistMissedEmail,
  waitlistOfferEmail,
} from "./waitlist.email.tsx"

const emailJob = "waitlist-email"

type WaitlistEmailKind = "waitlist-joined" | "waitlist-offer" | "waitlist-missed" | "waitlist-ended"

type EmailRequest = { readonly entryId: string; readonly kind: WaitlistEmailKind }

type EmailJob = EmailRequest & { readonly emailId: string }

/** Requests an email about an entry, in the caller's transaction. */
export async function requestWaitlistEmail(
  { queue }: Pick<Platform, "queue">,
  sql: Sql,
  request: EmailRequest,
): Promise<void> {
  // One email for the end of an offer: a second insert with this id is ignored.
  const emailId = request.kind === "waitlist-missed" ? request.entryId : randomUUID()
  await updateLastEmail(sql, { id: request.entryId, emailId })
  await queue.enqueue<EmailJob>(sql, { name: emailJob, data: { ...request, emailId } })
}

/** Registers the job that writes the emails; call before the queue starts. */
export function registerWaitlistEmails(platform: Platform): void {
  platform.queue.work<EmailJob>(emailJob, (job) => writeEmail(platform, job))
}

async function writeEmail(platform: Platform, { entryId, kind, emailId }: EmailJob): Promise<void> {
  const entry = await findEntry(platform.db, entryId, platform.clock.today())
  const composed = entry && (await compose(platform, kind, entry))
  if (!composed) return
  const email = { to: entry.email, ...composed, attachments: [] }
  await platform.db.transaction((tx) =>
    sendEmail(platform, tx, { id: emailId, kind, bookingId: entry.bookingId, recordId: entryId, email }),
  )
}

/** Null when the state of the entry has changed, so that the email would be wrong. */
async function compose(
  platform: Platform,
  kind: WaitlistEmailKind,
  entry: WaitlistEntry,
): Promise<ComposedEmail | null> {
  const url = `${platform.origin}${await createWaitlistPath(platform, entry.id)}`
  const { state, bookingId } = entry
  switch (kind) {
    case "waitlist-joined":
      return state === "waiting" || state === "unconfirmed" ? waitlistJoinedEmail(entry, url) : null
    case "waitlist-missed":
      return state === "missed" ? waitlistMissedEmail(entry, platform.origin) : null
    case "waitlist-ended":
      return state === "unbookable" ? waitlistEndedEmail(entry, platform.origin) : null
    case "waitlist-offer": {
      const booking = bookingId ? await findBookingById(platform.db, bookingId) : null
      return state === "offered" && booking ? waitlistOfferEmail(entry, booking, url) : null
    }
  }
}
