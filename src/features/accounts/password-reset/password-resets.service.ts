import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { findOrCreateSecret } from "#src/platform/db/stored-secret.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { oneTimeCodeEmail } from "#src/features/accounts/emails/one-time-code.email.tsx"
import { passwordChangedEmail } from "#src/features/accounts/emails/password-changed.email.tsx"
import {
  findAccount,
  findCredentials,
  lockAccount,
  updatePasswordHash,
} from "#src/features/accounts/accounts.store.ts"
import { markEmailVerified } from "#src/features/accounts/email-confirmations.service.ts"
import { removeKnownDevicesOf } from "#src/features/accounts/known-devices.store.ts"
import { passwordLimits } from "#src/features/accounts/rate-limits.ts"
import { codeMinutes, grantMinutes } from "./one-time-code-rules.ts"
import { hmacOfCode, newOneTimeCode } from "./one-time-code.ts"
import {
  type CodeRequester,
  type ResetRequester,
  countCodeRequest,
  countCodeTry,
} from "./reset-limits.service.ts"
import {
  endResetsOf,
  findOpenReset,
  findUncodedReset,
  insertReset,
  type OpenReset,
  removeOldResets,
  consumeResetGrant,
  tryResetCode,
  type UncodedReset,
  updateResetCode,
} from "./password-resets.store.ts"
import { removePasskeysOf } from "#src/features/accounts/passkeys/passkeys.store.ts"
import { removeSecondFactor } from "#src/features/accounts/second-factor/second-factor.store.ts"
import {
  type NewPasswordRefusal,
  refusalOfNewPassword,
} from "#src/features/accounts/passwords/new-password.service.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import { endAllSessions, type TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"
import { resetAttempts } from "#src/features/accounts/sign-in/attempt-limits.service.ts"
import { millisecondsPerDay, millisecondsPerMinute } from "#src/shared/format/durations.ts"

const codeJob = "write-one-time-code"

const isoAfter = (platform: Platform, milliseconds: number): string =>
  new Date(platform.clock.now().getTime() + milliseconds).toISOString()

const now = (platform: Platform): string => isoAfter(platform, 0)

const tooMany = (retryAfterSeconds: number): TooManyTries => ({ kind: "too-many-tries", retryAfterSeconds })

const secretOfCodes = ({ db }: Platform): Promise<string> => findOrCreateSecret(db, "one-time-code-secret")

/**
 * Step 1: gives the browser a ticket and queues the creation of a code (AUTH-5). The job creates and sends it, so
 * neither the answer nor its duration reveals whether the username or email exists.
 */
export async function beginPasswordReset(
  platform: Platform,
  requester: CodeRequester,
  address: string,
): Promise<Result<{ ticket: string }, TooManyTries>> {
  const { db, queue } = platform
  const { username, guest } = requester
  const wait = await countCodeRequest(platform, requester, address)
  if (wait !== null) return refused(tooMany(wait))
  const ticket = newSecret()
  const reset = { id: randomUUID(), ticketHash: hashOfSecret(ticket), username, userId: guest?.id ?? null }
  await db.transaction(async (tx) => {
    await insertReset(tx, {
      ...reset,
      at: now(platform),
      codeExpiresAt: isoAfter(platform, codeMinutes * millisecondsPerMinute),
    })
    await queue.enqueue(tx, { name: codeJob, data: { resetId: reset.id } })
  })
  return done({ ticket })
}

/** Registers the job that creates one-time codes; call before the queue starts. */
export function registerPasswordResetJobs(platform: Platform): void {
  platform.queue.work<{ resetId: string }>(codeJob, ({ resetId }) => writeCode(platform, resetId))
}

const accountOfReset = async (
  { db }: Platform,
  { userId, username }: UncodedReset,
): Promise<Account | null> =>
  userId === null ? ((await findCredentials(db, username))?.account ?? null) : findAccount(db, userId)

// An unknown name gets a code too, which is not sent, so that its tries are counted in the same way.
async function writeCode(platform: Platform, resetId: string): Promise<void> {
  const reset = await findUncodedReset(platform.db, resetId)
  if (!reset || Date.parse(reset.codeExpiresAt) <= platform.clock.now().getTime()) return
  const account = await accountOfReset(platform, reset)
  const code = newOneTimeCode()
  const newCode = {
    userId: account?.id ?? null,
    codeHmac: hmacOfCode(await secretOfCodes(platform), reset.ticketHash, code),
    codeExpiresAt: isoAfter(platform, codeMinutes * millisecondsPerMinute),
  }
  await platform.db.transaction(async (tx) => {
    if (!(await updateResetCode(tx, resetId, newCode)) || !account) return
    await sendEmail(platform, tx, {
      kind: "one-time-code",
      bookingId: null,
      recordId: account.id,
      isConfidential: true,
      email: { to: account.email, ...oneTimeCodeEmail(account, code), attachments: [] },
    })
  })
}

/** The current reset of this browser; null when there is none or it has ended. */
export const findPasswordReset = (platform: Platform, ticket: string): Promise<OpenReset | null> =>
  findOpenReset(platform.db, hashOfSecret(ticket), now(platform))

export type CodeRefusal = { readonly kind: "wrong-code" | "code-over" } | TooManyTries

type CodeTry = ResetRequester & { readonly ticket: string | null; readonly code: string }

/** Step 2: the right code, in time and within five tries, lets this browser set a new password (AUTH-7). */
export async function checkResetCode(
  platform: Platform,
  { ticket, username, code, device = null }: CodeTry,
  address: string,
): Promise<Result<null, CodeRefusal>> {
  const { db } = platform
  const wait = await countCodeTry(platform, { username, device }, address)
  if (wait !== null) return refused(tooMany(wait))
  if (!ticket) return refused({ kind: "code-over" })
  const ticketHash = hashOfSecret(ticket)
  const fits = await tryResetCode(db, {
    ticketHash,
    username,
    codeHmac: hmacOfCode(await secretOfCodes(platform), ticketHash, code),
    at: now(platform),
    grantExpiresAt: isoAfter(platform, grantMinutes * millisecondsPerMinute),
  })
  if (fits === null) return refused({ kind: "code-over" })
  return fits ? done(null) : refused({ kind: "wrong-code" })
}

type ResetRefusal = { readonly kind: "not-granted" } | NewPasswordRefusal | TooManyTries

type NewPassword = ResetRequester & { readonly ticket: string | null; readonly password: string }

/**
 * Step 3: sets the password once, ends all sessions of its owner and sends an email (AUTH-7). The code proved the
 * email too, so a pending change of it is cancelled. It does not make the browser a known one: otherwise an attacker who
 * reads the mailbox would get new limits for the second factor with each code (SAFE-8).
 */
export async function resetPassword(
  platform: Platform,
  { ticket, username, password, device = null }: NewPassword,
  address: string,
): Promise<Result<null, ResetRefusal>> {
  const { db } = platform
  const wait = await countCodeTry(platform, { username, device }, address)
  if (wait !== null) return refused(tooMany(wait))
  const open = ticket ? await findPasswordReset(platform, ticket) : null
  if (!ticket || !open?.isGranted) return refused({ kind: "not-granted" })
  const known = await findCredentials(db, username)
  // A session guest has no credentials: its first password is set in its own session only.
  if (!known) return refused({ kind: "not-granted" })
  const refusal = refusalOfNewPassword(password, known.account)
  if (refusal) return refused(refusal)
  const passwordHash = await hashPassword(password)
  const grant = { ticketHash: hashOfSecret(ticket), username, at: now(platform) }
  const accountKey = await db.transaction(async (tx) => {
    const userId = await consumeResetGrant(tx, grant)
    const account = userId ? await lockAccount(tx, userId) : null
    if (!account) return null
    await setPassword(platform, tx, { account, passwordHash, at: grant.at })
    return account.id
  })
  if (accountKey === null) return refused({ kind: "not-granted" })
  await resetAttempts(platform, passwordLimits, { accountKey, address, deviceKey: null })
  return done(null)
}

type Owned = { account: Account; passwordHash: string; at: string }

/** Sets a password by a code from the mailbox, in the caller's transaction; ends every session and open reset. */
export async function setPassword(
  platform: Platform,
  tx: Sql,
  { account, passwordHash, at }: Owned,
): Promise<void> {
  const { id, role, email } = account
  await updatePasswordHash(tx, { id, passwordHash, at })
  await endAllSessions(tx, id)
  await removeKnownDevicesOf(tx, id)
  await endResetsOf(tx, id, at)
  // A person who signed up with somebody else's email address may have left a passkey or an authenticator app (SAFE-4).
  if (account.emailVerifiedAt === null) {
    await removePasskeysOf(tx, id)
    await removeSecondFactor(tx, id)
  }
  await markEmailVerified(platform, tx, id)
  const owner = { kind: "user", userId: id, role } as const
  await recordAudit(tx, owner, { action: "reset-password", subjectType: "user", subjectId: id })
  const message = passwordChangedEmail(account, "Every device was signed out.")
  const toOwner = { to: email, ...message, attachments: [] }
  await sendEmail(platform, tx, { kind: "password-changed", bookingId: null, recordId: id, email: toOwner })
}

/** Nightly job: deletes ended resets. */
export const deleteOldResets = (platform: Platform): Promise<void> =>
  removeOldResets(platform.db, isoAfter(platform, -millisecondsPerDay))
