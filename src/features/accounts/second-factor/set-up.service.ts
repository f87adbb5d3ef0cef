import type { Platform } from "#src/platform/platform.ts"
import { decryptText, encryptText } from "#src/platform/encrypted-text.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { lockAccount } from "#src/features/accounts/accounts.store.ts"
import { hashOfSecret } from "#src/features/accounts/secrets.ts"
import { authenticatedMinutes } from "#src/features/accounts/sessions/session-cookie.ts"
import { endOtherSessions } from "#src/features/accounts/sessions/sessions.service.ts"
import { type CodeRefusal, limitTries, findSecondFactors } from "./check-code.service.ts"
import { type IdentityProof, type IdentityRefusal, verifyIdentity } from "./verify-identity.service.ts"
import { readCode } from "./second-factor-code.ts"
import {
  type AlreadyOn,
  recordChange,
  type RecoveryCodes,
  type SetUpOver,
  writeRecoveryCodes,
} from "./second-factor.service.ts"
import { countRecoveryCodes, findSecondFactor, insertSecondFactor } from "./second-factor.store.ts"
import { consumeSetUp, findSetUp, removeOldSetUps, upsertSetUp } from "./set-ups.store.ts"
import { matchTotpStep, newTotpSecret } from "./totp.ts"
import { millisecondsPerMinute } from "#src/shared/format/durations.ts"

/** A set-up ends when the proof of identity that began it no longer counts. */
const earliestBegin = ({ clock }: Platform): string =>
  new Date(clock.now().getTime() - authenticatedMinutes * millisecondsPerMinute).toISOString()

const sessionOf = (userId: string, sessionSecret: string) => ({
  userId,
  sessionHash: hashOfSecret(sessionSecret),
})

async function openSetUp(platform: Platform, userId: string, sessionSecret: string | null) {
  if (sessionSecret === null) return null
  const { config, db } = platform
  const encrypted = await findSetUp(db, sessionOf(userId, sessionSecret), earliestBegin(platform))
  if (!encrypted) return null
  const { text } = await decryptText({ config, sql: db }, encrypted, userId)
  return { encrypted, secret: text, session: sessionOf(userId, sessionSecret) }
}

/** The state of a person's second factor; `secret` is shown in the session of the set-up, until the first code. */
type SecondFactorState =
  | { readonly kind: "off" }
  | { readonly kind: "unconfirmed"; readonly secret: string }
  | { readonly kind: "on"; readonly since: string; readonly recoveryCodes: number }

export async function findSecondFactorState(
  platform: Platform,
  { userId }: SignedInActor,
  sessionSecret: string | null,
): Promise<SecondFactorState> {
  const { db } = platform
  const factor = await findSecondFactor(db, userId)
  if (factor)
    return { kind: "on", since: factor.confirmedAt, recoveryCodes: await countRecoveryCodes(db, userId) }
  const setUp = await openSetUp(platform, userId, sessionSecret)
  return setUp ? { kind: "unconfirmed", secret: setUp.secret } : { kind: "off" }
}

type BeginSetUp = Omit<IdentityProof, "code"> & { readonly sessionSecret: string | null }

/**
 * Step 1: a new secret for the authenticator app, of this session alone. It requires the password, or the passkey that is
 * the second factor of staff, because the code of the app then counts as much (ASVS 7.5.1).
 */
export async function beginSecondFactor(
  platform: Platform,
  actor: SignedInActor,
  { sessionSecret, ...proof }: BeginSetUp,
): Promise<Result<null, AlreadyOn | SetUpOver | IdentityRefusal>> {
  const { userId } = actor
  if ((await findSecondFactors(platform.db, userId)).hasApp) return refused({ kind: "already-on" })
  const refusal = await verifyIdentity(platform, actor, { ...proof, code: "" })
  if (refusal) return refused(refusal)
  const { clock, config, db } = platform
  const secret = await encryptText({ config, sql: db }, newTotpSecret(), userId)
  const setUp = { secret, at: clock.now().toISOString() }
  const isBegun = sessionSecret !== null && (await upsertSetUp(db, sessionOf(userId, sessionSecret), setUp))
  return isBegun ? done(null) : refused({ kind: "set-up-over" })
}

type FirstCode = {
  readonly code: string
  readonly address: string
  /** The secret of the session that began the set-up, which stays open. */
  readonly sessionSecret: string | null
}

/**
 * Step 2: the first right code turns the second factor on and ends all other sessions. It needs a sign-in of the last ten
 * minutes in the session of the set-up. The recovery codes are shown once.
 */
export async function confirmSecondFactor(
  platform: Platform,
  actor: SignedInActor,
  { code, address, sessionSecret }: FirstCode,
): Promise<Result<RecoveryCodes, AlreadyOn | SetUpOver | CodeRefusal>> {
  const { userId } = actor
  const { clock, db } = platform
  if ((await findSecondFactors(platform.db, userId)).hasApp) return refused({ kind: "already-on" })
  const setUp = await openSetUp(platform, userId, sessionSecret)
  if (!setUp) return refused({ kind: "set-up-over" })
  const typed = readCode(code)
  const step = typed?.kind === "totp" ? matchTotpStep(setUp.secret, typed.code, clock.now()) : null
  const tried = { accountKey: userId, address, deviceKey: null }
  const refusal = await limitTries(platform, tried, async () => step !== null)
  if (refusal || step === null) return refused(refusal ?? { kind: "wrong-code" })
  return db.transaction(async (tx) => {
    // An erasure in the meantime ended the session.
    const isOpen =
      (await lockAccount(tx, userId)) !== null && (await consumeSetUp(tx, setUp.session, setUp.encrypted))
    if (!isOpen) return refused({ kind: "set-up-over" as const })
    const factor = { userId, secret: setUp.encrypted, step, at: clock.now().toISOString() }
    if (!(await insertSecondFactor(tx, factor))) return refused({ kind: "already-on" as const })
    await endOtherSessions(tx, userId, sessionSecret)
    await recordChange(platform, tx, { actor, userId, change: "on" })
    return done({ recoveryCodes: await writeRecoveryCodes(tx, userId) })
  })
}

/** Nightly job: deletes set-ups that are over. */
export const deleteOldSetUps = (platform: Platform): Promise<void> =>
  removeOldSetUps(platform.db, earliestBegin(platform))
