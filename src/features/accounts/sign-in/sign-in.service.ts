import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Account } from "#src/features/accounts/account.ts"
import type { SignInInput } from "#src/features/accounts/accounts.schema.ts"
import {
  type Credentials,
  findCredentials,
  findPasswordHash,
  lockAccount,
  replacePasswordHash,
} from "#src/features/accounts/accounts.store.ts"
import { isPublishedPassword } from "#src/features/accounts/demo/demo-people.ts"
import { knownDeviceKey } from "#src/features/accounts/known-devices.service.ts"
import {
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from "#src/features/accounts/passwords/passwords.service.ts"
import { passwordLimits } from "#src/features/accounts/rate-limits.ts"
import {
  checkSecondFactor,
  type CodeRefusal,
  findSecondFactors,
} from "#src/features/accounts/second-factor/check-code.service.ts"
import { type OpenedSession, openSession, signOut } from "#src/features/accounts/sessions/sessions.service.ts"
import { type Attempt, countWrongAttempt, resetAttempts, countAttempt } from "./attempt-limits.service.ts"
import { recordSignInDevice } from "./new-device.service.ts"
import {
  beginPendingSignIn,
  findPendingSignIn,
  isStillPassword,
  removePendingSignIn,
} from "./pending-sign-ins.service.ts"

/** `ticket`: for the cookie of a browser, which then sends the code alone to `finishSignIn`. */
type CodeNeeded = { readonly kind: "code-needed"; readonly ticket: string }

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
  return logSignIn(platform, await trySignIn(platform, attempt, address))
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
  const wait = await countAttempt(platform, passwordLimits, tried)
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const fits = await verifyPassword(password, credentials?.passwordHash ?? null)
  if (!credentials || !fits || isPublishedPassword(platform.config, password)) {
    await countWrongAttempt(platform, passwordLimits, tried)
    return refused({ kind: "wrong-credentials" })
  }
  await resetAttempts(platform, passwordLimits, tried)
  const { account } = credentials
  const checked = { userId: account.id, passwordHash: await renewHash(platform, credentials, password) }
  const { isOn, hasApp } = await findSecondFactors(platform.db, account.id)
  if (isOn && (code === undefined || !hasApp)) {
    const ticket = await beginPendingSignIn(platform, checked)
    return refused(ticket === null ? { kind: "wrong-credentials" } : { kind: "code-needed", ticket })
  }
  const refusal = isOn ? await checkCode(platform, { account, code: code ?? "", tried }) : null
  if (refusal) return refused(refusal)
  const opened = await openSignedIn(platform, { ...client, userId: account.id, address }, async (tx) => {
    const isStillOpen = isOn || !(await findSecondFactors(tx, account.id)).isOn
    return isStillOpen && isStillPassword(tx, checked)
  })
  return opened ? done(opened) : refused({ kind: "wrong-credentials" })
}

/** The stored hash of a right password, renewed when its algorithm or cost has changed; null when it no longer matches. */
async function renewHash(
  { db }: Platform,
  { account: { id }, passwordHash: oldHash }: Credentials,
  password: string,
): Promise<string | null> {
  if (oldHash === null || !isOutdatedHash(oldHash)) return oldHash
  const newHash = await hashPassword(password)
  if (await replacePasswordHash(db, { id, oldHash, newHash })) return newHash
  // Another sign-in renewed it first, or the password was changed.
  const stored = await findPasswordHash(db, id)
  return (await verifyPassword(password, stored)) ? stored : null
}

type AccountCode = { readonly account: Account; readonly code: string; readonly tried: Attempt }

const checkCode = (
  platform: Platform,
  { account: { id, role }, code, tried: { address, deviceKey } }: AccountCode,
): Promise<CodeRefusal | null> =>
  checkSecondFactor(platform, { actor: { kind: "user", userId: id, role }, code, address, deviceKey })

type FinishSignInRefusal = { readonly kind: "sign-in-over" } | CodeRefusal

/** The code, and the ticket of the sign-in that needs it. */
type FinishSignIn = SignInClient & { readonly ticket: string | null; readonly code: string }

/** Opens the session of a pending sign-in by a code, within five minutes and in the same browser (SAFE-8). */
export async function finishSignIn(
  platform: Platform,
  attempt: FinishSignIn,
  address: string,
): Promise<Result<OpenedSession, FinishSignInRefusal>> {
  return logSignIn(platform, await tryCode(platform, attempt, address))
}

async function tryCode(
  platform: Platform,
  { ticket, code, ...client }: FinishSignIn,
  address: string,
): Promise<Result<OpenedSession, FinishSignInRefusal>> {
  const account = ticket === null ? null : await findPendingSignIn(platform, ticket)
  if (ticket === null || !account) return refused({ kind: "sign-in-over" })
  // The account has no app any more, so no code can complete this sign-in.
  if (!(await findSecondFactors(platform.db, account.id)).hasApp) return refused({ kind: "sign-in-over" })
  const deviceKey = await knownDeviceKey(platform, client.device ?? null, account.username)
  const tried = { accountKey: account.id, address, deviceKey }
  const refusal = await checkCode(platform, { account, code, tried })
  if (refusal) return refused(refusal)
  // The transaction that deletes the pending sign-in opens the session: one ticket opens one session, and none after a new
  // password, which deletes it.
  const signedIn = { ...client, userId: account.id, address }
  const opened = await openSignedIn(platform, signedIn, (tx) => removePendingSignIn(tx, ticket))
  return opened ? done(opened) : refused({ kind: "sign-in-over" })
}

/** Logs a sign-in without a name or an address (ASVS 16.3.1). */
export function logSignIn<Refusal extends { readonly kind: string }>(
  { log }: Platform,
  outcome: Result<OpenedSession, Refusal>,
): Result<OpenedSession, Refusal> {
  if (outcome.ok) log.info({ userId: outcome.value.userId, role: outcome.value.role }, "somebody signed in")
  else if (outcome.refusal.kind !== "code-needed")
    log.info({ reason: outcome.refusal.kind }, "a sign-in was refused")
  return outcome
}

/**
 * Opens the session of somebody who was just authenticated; the session that the browser had ends. One transaction locks
 * the account and checks by `isStillValid` that the password or passkey is still valid, so that a change of it also stops
 * the sign-ins in progress. Null when it is not valid any more.
 */
export async function openSignedIn(
  platform: Platform,
  { userId, ...client }: SignInClient & { readonly userId: string; readonly address: string },
  isStillValid: (tx: Sql) => Promise<boolean>,
): Promise<OpenedSession | null> {
  const { clock, db } = platform
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account || !(await isStillValid(tx))) return null
    await recordSignInDevice(platform, tx, { account, ...client })
    if (client.oldSecret) await signOut({ db: tx }, client.oldSecret)
    return openSession({ clock, db: tx }, { userId, role: account.role })
  })
}
