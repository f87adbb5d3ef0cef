import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { accountChangeEmail } from "./account-change.email.tsx"

/** Notifies of a new password; the owner learns of a misused mailbox too. */
export const passwordChangedEmail = (name: string, consequence: string): ComposedEmail =>
  accountChangeEmail({
    name,
    title: "Your password was changed",
    text: `The password of your account was changed just now. ${consequence}`,
  })
