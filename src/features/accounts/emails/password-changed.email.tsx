import type { Account } from "#src/features/accounts/account.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { accountChangeEmail } from "./account-change.email.tsx"

/** Notifies of a new password, so that the owner notices misuse. */
export const passwordChangedEmail = (
  { name, language }: Pick<Account, "name" | "language">,
  consequence: string,
): ComposedEmail =>
  accountChangeEmail({
    name,
    language,
    title: "Your password was changed",
    text: `The password of your account was changed just now. ${consequence}`,
  })
