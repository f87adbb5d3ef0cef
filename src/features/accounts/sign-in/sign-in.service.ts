import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Account } from "#src/features/accounts/account.ts"
import type { SignInInput } from "#src/features/accounts/accounts.schema.ts"
import { findCredentials, replacePasswordHash } from "#src/features/accounts/accounts.store.ts"
import { isPublishedPassword } from "#src/features/accounts/demo-people.ts"
import { knownDeviceKey } from "#src/features/accounts/known-devices.service.ts"
import {
  hashPassword,
  isOutdatedHash,
  isPassword,
} from "#src/features/accounts/passwords/passwords.service.ts"
import { passwordLimits } from "#src/features/accounts/rate-limits.ts"
import {
  checkSecondFactor,
  type CodeRefusal,
  findSecondFactors,
} from "#src/features/accounts/second-factor/check-code.service.ts"
import { type OpenedSession, openSession, signOut } from "#src/features/accounts/sessions/sessions.service.ts"
import {
  type Attempt,
  countWrongAttempt,
  resetAttempts,
  waitBeforeAttempt,
} from "./attempt-limits.service.ts"
import { recordSignInDevice } from "./new-device.service.ts"
import { findPendingSignIn, removePendingSignIn } from "./pending-sign-ins.service.ts"

type CodeNeeded = { readonly kind: "code-needed"; readonly userId: string }

type SignInRefusal = { readonly kind: "wrong-credentials" } | CodeNeeded | CodeRefusal

/** The browser or program that signs in. */
export type SignInClient = {
  /** The secret of the device cookie; null for an API client. */
  readonly device?: string | null
  /** The secret of the session that the new one replaces; null without one. */
  readonly oldSecret?: string | null
  /** The browser in plain words, for the notice of a new device. */
  readonly deviceName?: string
}

/** The credentials as typed, and who sends them. */
type SignInTry = SignInInput & SignInClient & { readonly code?: string | undefined }

/**
 * Opens a session for a username or email and its password, and ends the session that the browser had. Unknown names
 * take the same time. Wrong attempts do not block other addresses or known browsers (SAFE-5). An account with a second
 * factor needs a code as well: without one the answer is `code-needed` (SAFE-8).
 */
export async function signIn(
  platform: Platform,
  attempt: SignInTry,
  address: string,
): Promise<Result<OpenedSession, SignInRefusal>> {
  return logged(platform, await trySignIn(platform, attempt, address))
}

async function trySignIn(
  platform: Platform,
  { username, password, code, ...client }: SignInTry,
  address: string,
): Promise<Result<OpenedSession, SignInRefusal>> {
  const credentials = await findCredentials(platform.db, username)
  const accountKey = credentials?.account.id ?? username.toLowerCase()
  const deviceKey = await knownDeviceKey(platform, client.device ?? null, username)
  const tried = { accountKey, address, deviceKey }
  const wait = await waitBeforeAttempt(platform, passwordLimits, tried)
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const fits = await isPassword(password, credentials?.passwordHash ?? null)
  if (!credentials || !fits || isPublishedPassword(platform.config, password)) {
    await countWrongAttempt(platform, passwordLimits, tried)
    return refused({ kind: "wrong-credentials" })
  }
  await resetAttempts(platform, passwordLimits, tried)
  const { account, passwordHash } = credentials
  if (passwordHash && isOutdatedHash(passwordHash))
    await replacePasswordHash(platform.db, {
      id: account.id,
      oldHash: passwordHash,
      newHash: await hashPassword(password),
    })
  const { isOn, hasApp } = await findSecondFactors(platform.db, account.id)
  if (isOn) {
    if (code === undefined || !hasApp) return refused({ kind: "code-needed", userId: account.id })
    const refusal = await checkCode(platform, { account, code, tried })
    if (refusal) return refused(refusal)
  }
  return done(await openSignedIn(platform, account, { ...client, address }))
}

type AccountCode = { readonly account: Account; readonly code: string; readonly tried: Attempt }

const checkCode = (
  platform: Platform,
  { account: { id, role }, code, tried: { address, deviceKey } }: AccountCode,
): Promise<CodeRefusal | null> =>
  checkSecondFactor(platform, { actor: { kind: "user", userId: id, role }, code, address, deviceKey })

type FinishSignInRefusal = { readonly kind: "sign-in-over" } | CodeRefusal

/** The code, and the secret of the cookie from `beginPendingSignIn`. */
type FinishSignIn = SignInClient & { readonly ticket: string | null; readonly code: string }

/** Opens the session of a pending sign-in by a code, within five minutes and in the same browser (SAFE-8). */
export async function finishSignIn(
  platform: Platform,
  attempt: FinishSignIn,
  address: string,
): Promise<Result<OpenedSession, FinishSignInRefusal>> {
  return logged(platform, await tryCode(platform, attempt, address))
}

async function tryCode(
  platform: Platform,
  { ticket, code, ...client }: FinishSignIn,
  address: string,
): Promise<Result<OpenedSession, FinishSignInRefusal>> {
  const account = ticket === null ? null : await findPendingSignIn(platform, ticket)
  if (ticket === null || !account) return refused({ kind: "sign-in-over" })
  const deviceKey = await knownDeviceKey(platform, client.device ?? null, account.username)
  const tried = { accountKey: account.id, address, deviceKey }
  const refusal = await checkCode(platform, { account, code, tried })
  if (refusal) return refused(refusal)
  // The request that deletes the pending sign-in opens the session, so that one ticket opens one session.
  if (!(await removePendingSignIn(platform, ticket))) return refused({ kind: "sign-in-over" })
  return done(await openSignedIn(platform, account, { ...client, address }))
}

/** Logs a sign-in without a name or an address (ASVS 16.3.1). */
export function logged<Refusal extends { readonly kind: string }>(
  { log }: Platform,
  outcome: Result<OpenedSession, Refusal>,
): Result<OpenedSession, Refusal> {
  if (outcome.ok) log.info({ userId: outcome.value.userId, role: outcome.value.role }, "somebody signed in")
  else if (outcome.refusal.kind !== "code-needed")
    log.info({ reason: outcome.refusal.kind }, "a sign-in was refused")
  return outcome
}

/** Opens the session of somebody who was just authenticated; the session that the browser had ends. */
export async function openSignedIn(
  platform: Platform,
  account: Account,
  client: SignInClient & { readonly address: string },
): Promise<OpenedSession> {
  await platform.db.transaction((tx) => recordSignInDevice(platform, tx, { account, ...client }))
  if (client.oldSecret) await signOut(platform, client.oldSecret)
  return openSession(platform, { userId: account.id, role: account.role })
}
