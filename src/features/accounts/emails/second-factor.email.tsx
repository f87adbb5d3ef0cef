import type { Account } from "#src/features/accounts/account.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { accountChangeEmail } from "./account-change.email.tsx"

const texts = {
  on: {
    title: "Your second factor is on",
    text: "From now on, signing in to your account asks for a code from your authenticator app.",
  },
  off: {
    title: "Your second factor is off",
    text: "Signing in to your account asks for the password alone again.",
  },
  reset: {
    title: "Your second factor was reset",
    text: "The owner of the hotel removed it and signed you out. Please sign in and set it up again.",
  },
  "recovery-code-used": {
    title: "A recovery code was used",
    text: "One of your recovery codes was used in place of your authenticator app. It does not work again.",
  },
} as const

export type SecondFactorChange = keyof typeof texts

/** Notifies of a change of the second factor. */
export const secondFactorEmail = (
  { name, language }: Pick<Account, "name" | "language">,
  change: SecondFactorChange,
): ComposedEmail => accountChangeEmail({ name, language, ...texts[change] })
