import { sendAccountNotice } from "#src/features/accounts/emails/account-notice.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { findAccount } from "#src/features/accounts/accounts.store.ts"
import {
  type SecondFactorChange,
  secondFactorEmail,
} from "#src/features/accounts/emails/second-factor.email.tsx"

type Changed = { readonly userId: string; readonly change: SecondFactorChange }

/** Emails the owner of an account about what happened to its second factor, in the caller's transaction. */
export async function sendSecondFactorEmail(
  platform: Platform,
  tx: Sql,
  { userId, change }: Changed,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  const message = secondFactorEmail(account, change)
  await sendAccountNotice(platform, tx, { account, kind: "second-factor", message })
}
