import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { decryptText, encryptText } from "#src/platform/encryption.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { lockAccount } from "#src/features/accounts/accounts.store.ts"
import { endOtherSessions } from "#src/features/accounts/sessions/sessions.service.ts"
import { checkSecondFactor, type CodeRefusal } from "./check-code.service.ts"
import { type IdentityProof, type IdentityRefusal, proveIdentity } from "./prove-identity.service.ts"
import { hashOfRecoveryCode, newRecoveryCodes } from "./second-factor-code.ts"
import { sendSecondFactorEmail } from "./second-factor-email.service.ts"
import {
  findSecondFactors,
  confirmFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  upsertUnconfirmedFactor,
} from "./second-factor.store.ts"
import { newTotpSecret } from "./totp.ts"

/** The state of a person's second factor; `secret` is shown until the first code. */
type SecondFactorState =
  | { readonly kind: "off" }
  | { readonly kind: "unconfirmed"; readonly secret: string }
  | { readonly kind: "on"; readonly since: string; readonly recoveryCodes: number }

export async function findSecondFactorState(
  { config, db }: Platform,
  { userId }: SignedInActor,
): Promise<SecondFactorState> {
  const factor = await findSecondFactor(db, userId)
  if (!factor) return { kind: "off" }
  if (factor.confirmedAt !== null)
    return { kind: "on", since: factor.confirmedAt, recoveryCodes: await countRecoveryCodes(db, userId) }
  const { text } = await decryptText({ config, sql: db }, factor, userId)
  return { kind: "unconfirmed", secret: text }
}

type AlreadyOn = { readonly kind: "already-on" }
type NotOn = { readonly kind: "not-on" }

/**
 * Step 1: a new secret for the authenticator app. It requires the password, or the passkey that is the second factor of
 * staff, because the code of the app then counts as much (ASVS 7.5.1).
 */
export async function beginSecondFactor(
  platform: Platform,
  actor: SignedInActor,
  proof: Omit<IdentityProof, "code">,
): Promise<Result<null, AlreadyOn | IdentityRefusal>> {
  const { userId } = actor
  if ((await findSecondFactors(platform.db, userId)).hasApp) return refused({ kind: "already-on" })
  const refusal = await proveIdentity(platform, actor, { ...proof, code: "" })
  if (refusal) return refused(refusal)
  const { config, db } = platform
  const secret = await encryptText({ config, sql: db }, newTotpSecret(), userId)
  const at = platform.clock.now().toISOString()
  return (await upsertUnconfirmedFactor(db, { userId, secret, at }))
    ? done(null)
    : refused({ kind: "already-on" })
}

export type RecoveryCodes = { readonly recoveryCodes: readonly string[] }

type FirstCode = {
  readonly code: string
  readonly address: string
  /** The secret of the session that stays open. */
  readonly sessionSecret: string | null
}

/** Step 2: the first right code turns the second factor on and ends all other sessions. The recovery codes are shown once. */
export async function confirmSecondFactor(
  platform: Platform,
  actor: SignedInActor,
  { code, address, sessionSecret }: FirstCode,
): Promise<Result<RecoveryCodes, AlreadyOn | CodeRefusal>> {
  const { userId } = actor
  if ((await findSecondFactors(platform.db, userId)).hasApp) return refused({ kind: "already-on" })
  const refusal = await checkSecondFactor(platform, { actor, code, address, isFirst: true })
  if (refusal) return refused(refusal)
  return platform.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await confirmFactor(tx, userId, platform.clock.now().toISOString())))
      return refused({ kind: "already-on" as const })
    await endOtherSessions(tx, userId, sessionSecret)
    await recordChange(platform, tx, { actor, userId, change: "on" })
    return done({ recoveryCodes: await writeRecoveryCodes(tx, userId) })
  })
}

async function writeRecoveryCodes(tx: Sql, userId: string): Promise<readonly string[]> {
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
export type SecondFactorRefusal = AlreadyOn | ProofRefusal

type ProofRefusal = NotOn | IdentityRefusal

const checkBoth = async (
  platform: Platform,
  actor: SignedInActor,
  proof: IdentityProof,
): Promise<ProofRefusal | null> =>
  (await findSecondFactors(platform.db, actor.userId)).hasApp
    ? proveIdentity(platform, actor, proof)
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
    await lockAccount(tx, userId)
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
