import { recordAudit } from "#src/features/audit/audit.service.ts"
import { redactLinks } from "#src/platform/log/logged-path.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { ReadableEmail } from "./delivery-status.ts"
import { testEmail } from "./test.email.tsx"
import { requestDelivery, sendEmail } from "./emails.service.ts"
import { findReadableEmail, updateEmailQueued } from "./emails.store.ts"

/**
 * An email with its text, without the keys of its links: whoever opens one acts as the guest, and the audit log names the
 * guest. The front desk reads the text of emails about bookings; the others may quote an enquiry or
 * concern a colleague, so only an Admin reads it.
 */
export async function findEmailToRead(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<ReadableEmail | null> {
  const email = hasRight(actor, "emails.see") ? await findReadableEmail(platform.db, id) : null
  if (!email) return null
  const isReadable = email.bookingId !== null || hasRight(actor, "audit.see")
  if (!isReadable) return { ...email, text: "", html: "" }
  return { ...email, text: redactLinks(email.text), html: redactLinks(email.html) }
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

/** Sends an email to the user who requests it, to test the delivery (L-25). */
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
