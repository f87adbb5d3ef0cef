import type { Account } from "#src/features/accounts/account.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { accountChangeEmail } from "./account-change.email.tsx"

const texts = {
  added: {
    title: "A passkey was added to your account",
    text: "With it your account opens without a password. Every other device was signed out.",
  },
  deleted: {
    title: "A passkey was deleted from your account",
    text: "It does not open your account any more.",
  },
} as const

export type PasskeyChange = keyof typeof texts

type ChangedPasskey = Pick<Account, "name" | "language"> & { readonly change: PasskeyChange }

/** Notifies of a new or deleted passkey. */
export const passkeyEmail = ({ name, language, change }: ChangedPasskey, origin: string): ComposedEmail =>
  accountChangeEmail({
    name,
    language,
    ...texts[change],
    link: { label: "See your passkeys", url: `${origin}/my-account/passkeys` },
  })
