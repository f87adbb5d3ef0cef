import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { lockAccount } from "#src/features/accounts/accounts.store.ts"
import { findSecondFactors } from "./check-code.service.ts"
import { type IdentityProof, type IdentityRefusal, verifyIdentity } from "./verify-identity.service.ts"
import { hashOfRecoveryCode, newRecoveryCodes } from "./second-factor-code.ts"
import { sendSecondFactorEmail } from "./second-factor-email.service.ts"
import { removeSecondFactor, replaceRecoveryCodes } from "./second-factor.store.ts"

export type AlreadyOn = { readonly kind: "already-on" }
/** The set-up, or the sign-in that it needs, is over ten minutes old, or another session began it. */
export type SetUpOver = { readonly kind: "set-up-over" }
type NotOn = { readonly kind: "not-on" }

export type RecoveryCodes = { readonly recoveryCodes: readonly string[] }

/** Replaces the recovery codes of a user, in the caller's transaction. */
export async function writeRecoveryCodes(tx: Sql, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashOfRecoveryCode))
  return codes
}

const actions = {
  on: "turn-on-second-factor",
  off: "turn-off-second-factor",
  reset: "reset-second-factor",
} as const

type Change = {
  readonly actor: SignedInActor
  readonly userId: string
  readonly change: keyof typeof actions
}

/** Records a change of a second factor and emails the owner of the account, in the caller's transaction. */
export async function recordChange(
  platform: Platform,
  tx: Sql,
  { actor, userId, change }: Change,
): Promise<void> {
  await recordAudit(tx, actor, { action: actions[change], subjectType: "user", subjectId: userId })
  await sendSecondFactorEmail(platform, tx, { userId, change })
}

/** Why a change of the second factor is refused. */
export type SecondFactorRefusal = AlreadyOn | SetUpOver | ProofRefusal

type ProofRefusal = NotOn | IdentityRefusal

const checkBoth = async (
  platform: Platform,
  actor: SignedInActor,
  proof: IdentityProof,
): Promise<ProofRefusal | null> =>
  (await findSecondFactors(platform.db, actor.userId)).hasApp
    ? verifyIdentity(platform, actor, proof)
    : { kind: "not-on" }

/** Replaces the recovery codes, which are shown once. */
export async function renewRecoveryCodes(
  platform: Platform,
  actor: SignedInActor,
  proof: IdentityProof,
): Promise<Result<RecoveryCodes, ProofRefusal>> {
  const refusal = await checkBoth(platform, actor, proof)
  if (refusal) return refused(refusal)
  const { userId } = actor
  return platform.db.transaction(async (tx) => {
    // An account that was erased in the meantime has no second factor.
    if (!(await lockAccount(tx, userId))) return refused({ kind: "not-on" as const })
    await recordAudit(tx, actor, { action: "renew-recovery-codes", subjectType: "user", subjectId: userId })
    return done({ recoveryCodes: await writeRecoveryCodes(tx, userId) })
  })
}

/** Turns the second factor off, by the password and a code. */
export async function turnOffSecondFactor(
  platform: Platform,
  actor: SignedInActor,
  proof: IdentityProof,
): Promise<Result<null, ProofRefusal>> {
  const refusal = await checkBoth(platform, actor, proof)
  if (refusal) return refused(refusal)
  const { userId } = actor
  return platform.db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, userId))) return refused({ kind: "not-on" as const })
    await recordChange(platform, tx, { actor, userId, change: "off" })
    return done(null)
  })
}
