import { data } from "react-router"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { sendTestEmail } from "#src/features/emails/email-log.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

/** Sends a test email to the user who requests it, and says so. */
export async function answerTestEmail(platform: Platform, actor: SignedInActor) {
  const own = await findProfile(platform, actor, actor.userId)
  if (!own.ok || !(await sendTestEmail(platform, actor, own.value.email)).ok)
    return data<AdminAnswer>({ tone: "error", text: staffMessages.wentWrong }, { status: 409 })
  return data<AdminAnswer>({ tone: "success", text: `A test email is on its way to ${own.value.email}.` })
}
