import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { decryptText, encryptText } from "#src/platform/encrypted-text.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import {
  type Attempt,
  countWrongAttempt,
  resetAttempts,
  countAttempt,
} from "#src/features/accounts/sign-in/attempt-limits.service.ts"
import { secondFactorLimits } from "#src/features/accounts/rate-limits.ts"
import type { TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"
import { hashOfRecoveryCode, isOfApp, readCode } from "./second-factor-code.ts"
import {
  consumeRecoveryCode,
  findSecondFactor,
  updateFactorSecret,
  updateLastUsedStep,
} from "./second-factor.store.ts"
import { sendSecondFactorEmail } from "./second-factor-email.service.ts"
import { matchTotpStep } from "./totp.ts"

export { findSecondFactors } from "./second-factor.store.ts"

type LimitedRefusal = { readonly kind: "wrong-code" } | TooManyTries

export type CodeRefusal = LimitedRefusal | { readonly kind: "wrong-recovery-code" }

type CodeTry = {
  readonly actor: SignedInActor
  readonly code: string
  /** The network address of the caller. */
  readonly address: string
  /** The rate limit key of a known browser; null for any other. */
  readonly deviceKey?: string | null
}

/** Accepts a code of the app or a recovery code, once; null when it is right. The tries are limited. */
export async function checkSecondFactor(
  platform: Platform,
  { actor, code, address, deviceKey = null }: CodeTry,
): Promise<CodeRefusal | null> {
  const tried = { accountKey: actor.userId, address, deviceKey }
  const refusal = await limitTries(platform, tried, () =>
    platform.db.transaction((tx) => acceptCode(platform, tx, { actor, code })),
  )
  return refusal?.kind === "wrong-code" && !isOfApp(code) ? { kind: "wrong-recovery-code" } : refusal
}

/** Limits the tries of a code; null when it is right. */
export async function limitTries(
  platform: Platform,
  tried: Attempt,
  isRight: () => Promise<boolean>,
): Promise<LimitedRefusal | null> {
  const wait = await countAttempt(platform, secondFactorLimits, tried)
  if (wait !== null) return { kind: "too-many-tries", retryAfterSeconds: wait }
  if (await isRight()) {
    await resetAttempts(platform, secondFactorLimits, tried)
    return null
  }
  await countWrongAttempt(platform, secondFactorLimits, tried)
  return { kind: "wrong-code" }
}

type CodeOfUser = { readonly actor: SignedInActor; readonly code: string }

async function acceptCode(platform: Platform, tx: Sql, { actor, code: typed }: CodeOfUser): Promise<boolean> {
  const parsed = readCode(typed)
  if (parsed?.kind === "totp") return acceptTotp(platform, tx, { userId: actor.userId, code: parsed.code })
  return parsed !== null && acceptRecoveryCode(platform, tx, { actor, code: parsed.code })
}

async function acceptTotp(
  platform: Platform,
  tx: Sql,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await findSecondFactor(tx, userId)
  if (!factor) return false
  const source = { config: platform.config, sql: tx }
  const { text: secret, isOutdated } = await decryptText(source, factor, userId)
  const step = matchTotpStep(secret, code, platform.clock.now())
  if (step === null || !(await updateLastUsedStep(tx, userId, step))) return false
  if (isOutdated) await updateFactorSecret(tx, userId, await encryptText(source, secret, userId))
  return true
}

async function acceptRecoveryCode(
  platform: Platform,
  tx: Sql,
  { actor, code }: CodeOfUser,
): Promise<boolean> {
  const { userId } = actor
  if (!(await consumeRecoveryCode(tx, userId, hashOfRecoveryCode(code)))) return false
  await recordAudit(tx, actor, { action: "use-recovery-code", subjectType: "user", subjectId: userId })
  await sendSecondFactorEmail(platform, tx, { userId, change: "recovery-code-used" })
  return true
}
