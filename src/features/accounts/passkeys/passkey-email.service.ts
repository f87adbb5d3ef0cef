import { findAccount } from "#src/features/accounts/accounts.store.ts"
import { sendAccountNotice } from "#src/features/accounts/emails/account-notice.service.ts"
import { type PasskeyChange, passkeyEmail } from "#src/features/accounts/emails/passkey.email.tsx"
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
  await sendAccountNotice(platform, tx, { account, kind: "passkey", message })
}
