import { findAccount } from "#src/features/accounts/accounts.store.ts"
import { type PasskeyChange, passkeyEmail } from "#src/features/accounts/emails/passkey.email.tsx"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"

type Changed = { readonly userId: string; readonly change: PasskeyChange }

/** Emails the owner of an account about what happened to a passkey, in the caller's transaction. */
export async function sendPasskeyEmail(
  platform: Platform,
  tx: Sql,
  { userId, change }: Changed,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  const message = passkeyEmail({ ...account, change }, platform.origin)
  const email = { to: account.email, ...message, attachments: [] }
  await sendEmail(platform, tx, { kind: "passkey", bookingId: null, recordId: userId, email })
}
