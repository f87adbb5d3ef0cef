import { recordAudit } from "#src/features/audit/audit.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hotel } from "#src/shared/hotel.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { composeLetter } from "./compose-email.tsx"
import type { ListedLetter } from "./delivery-status.ts"
import { requestDelivery, sendLetter } from "./emails.service.ts"
import { type LetterPage, listLetterPage, updateLetterQueued } from "./emails.store.ts"

/** Letters and their fate for the desk, newest first; for others there are none (L-25). */
export const listLettersForDesk = async (
  platform: Platform,
  actor: Actor,
  page: LetterPage,
): Promise<ListedLetter[]> => {
  const before = page.before !== null && isRecordId(page.before) ? page.before : null
  return hasRight(actor, "letters.see") ? listLetterPage(platform.db, { ...page, before }) : []
}

/** Sends a failed letter once more, as it was written (L-25). */
export async function sendLetterAgain(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, "forbidden" | "not-failed">> {
  if (!hasRight(actor, "letters.see")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    if (!(await updateLetterQueued(tx, id))) return refused("not-failed")
    await requestDelivery(platform, tx, id)
    await recordAudit(tx, actor, { action: "send-again", subjectType: "letter", subjectId: id })
    return done(null)
  })
}

/** Sends a letter to whoever asks, to see whether letters leave at all (L-25). */
export async function sendTestLetter(
  platform: Platform,
  actor: Actor,
  to: string,
): Promise<Result<null, "forbidden">> {
  if (!hasRight(actor, "letters.see")) return refused("forbidden")
  const letter = composeLetter({
    subject: `A test letter, ${hotel.fullName}`,
    title: "Letters leave the house",
    opening: ["You asked for this letter in the administration. Nothing needs to be done."],
    closing: [],
  })
  await platform.db.transaction((tx) =>
    sendLetter(platform, tx, { kind: "test", bookingId: null, letter: { to, ...letter, attachments: [] } }),
  )
  return done(null)
}
