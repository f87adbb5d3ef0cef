import type { Account } from "#src/features/accounts/account.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import type { EmailKind } from "#src/features/emails/email-retention.ts"
import { countEmailsOfDay, sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"

/** Notices of each kind in a day to an address that nobody verified: it may be that of a stranger (SAFE-3). */
const maxUnverified = 5

type Notice = {
  readonly account: Pick<Account, "id" | "email" | "emailVerifiedAt">
  readonly kind: EmailKind
  readonly message: ComposedEmail
}

/** Emails the owner of an account about a change of its security, in the caller's transaction. */
export async function sendAccountNotice(
  platform: Platform,
  tx: Sql,
  { account: { id: recordId, email: to, emailVerifiedAt }, kind, message }: Notice,
): Promise<void> {
  const isBeyond =
    emailVerifiedAt === null && (await countEmailsOfDay(tx, { recordId, kind })) >= maxUnverified
  if (isBeyond) return
  const email = { to, ...message, attachments: [] }
  await sendEmail(platform, tx, { kind, bookingId: null, recordId, email })
}
