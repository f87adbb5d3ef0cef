import { recordAudit } from "#src/features/audit/audit.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { testEmail } from "./test.email.tsx"
import type { ListedEmail } from "./delivery-status.ts"
import { requestDelivery, sendEmail } from "./emails.service.ts"
import { type EmailPage, listEmailPage, updateEmailQueued } from "./emails.store.ts"

/** Emails and their delivery for the desk, newest first; for others there are none (L-25). */
export const listEmailsForDesk = async (
  platform: Platform,
  actor: Actor,
  page: EmailPage,
): Promise<ListedEmail[]> => {
  const before = page.before !== null && isRecordId(page.before) ? page.before : null
  return hasRight(actor, "emails.see") ? listEmailPage(platform.db, { ...page, before }) : []
}

/** Sends a failed email once more, as it was written (L-25). */
export async function sendEmailAgain(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, "forbidden" | "not-failed">> {
  if (!hasRight(actor, "emails.see")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    if (!(await updateEmailQueued(tx, id))) return refused("not-failed")
    await requestDelivery(platform, tx, id)
    await recordAudit(tx, actor, { action: "send-again", subjectType: "email", subjectId: id })
    return done(null)
  })
}

/** Sends an email to whoever asks, to see whether emails leave at all (L-25). */
export async function sendTestEmail(
  platform: Platform,
  actor: Actor,
  to: string,
): Promise<Result<null, "forbidden">> {
  if (!hasRight(actor, "emails.see")) return refused("forbidden")
  await platform.db.transaction((tx) =>
    sendEmail(platform, tx, {
      kind: "test",
      bookingId: null,
      email: { to, ...testEmail(), attachments: [] },
    }),
  )
  return done(null)
}
