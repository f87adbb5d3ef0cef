import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { testEmail } from "./test.email.tsx"
import { requestDelivery, sendEmail } from "./emails.service.ts"
import { updateEmailQueued } from "./emails.store.ts"

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
