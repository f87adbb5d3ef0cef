import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findAccount, lockAccount, updatePasswordHash } from "#src/features/accounts/accounts.store.ts"
import { sendAccountNotice } from "#src/features/accounts/emails/account-notice.service.ts"
import { passwordChangedEmail } from "#src/features/accounts/emails/password-changed.email.tsx"
import { endResetsOf } from "#src/features/accounts/password-reset/password-resets.store.ts"
import {
  type NewPasswordRefusal,
  refusalOfNewPassword,
} from "#src/features/accounts/passwords/new-password.service.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import {
  type IdentityProof,
  type IdentityRefusal,
  verifyIdentity,
} from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { removeSetUpsOf } from "#src/features/accounts/second-factor/set-ups.store.ts"
import { endOtherSessions } from "#src/features/accounts/sessions/sessions.service.ts"

type ChangePasswordRefusal = { readonly kind: "unknown-account" } | NewPasswordRefusal | IdentityRefusal

export type ChangePassword = IdentityProof & {
  /** The new one. */
  readonly password: string
  /** The secret of the session that stays open. */
  readonly secret: string | null
}

/**
 * Changes one's own password, which ends all other sessions and sends an email (SAFE-4). An account with a second factor
 * gives it as well (ASVS 7.5.1).
 */
export async function changePassword(
  platform: Platform,
  actor: SignedInActor,
  { password, secret, ...proof }: ChangePassword,
): Promise<Result<null, ChangePasswordRefusal>> {
  const { userId } = actor
  const known = await findAccount(platform.db, userId)
  if (!known) return refused({ kind: "unknown-account" })
  // The identity last, because a code counts once.
  const refusal = refusalOfNewPassword(password, known) ?? (await verifyIdentity(platform, actor, proof))
  if (refusal) return refused(refusal)
  const passwordHash = await hashPassword(password)
  const at = platform.clock.now().toISOString()
  return platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) return refused({ kind: "unknown-account" as const })
    await updatePasswordHash(tx, { id: userId, passwordHash, at })
    await removeSetUpsOf(tx, userId)
    await endOtherSessions(tx, userId, secret)
    await endResetsOf(tx, userId, at)
    await recordAudit(tx, actor, { action: "change-password", subjectType: "user", subjectId: userId })
    const message = passwordChangedEmail(account, "Every other device was signed out.")
    await sendAccountNotice(platform, tx, { account, kind: "password-changed", message })
    return done(null)
  })
}
