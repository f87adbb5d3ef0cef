import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Role, SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { SignInInput } from "#src/features/accounts/accounts.schema.ts"
import { findCredentials } from "#src/features/accounts/accounts.store.ts"
import { isPublishedPassword } from "#src/features/accounts/demo-people.ts"
import { knownDeviceKey, rememberDevice } from "#src/features/accounts/known-devices.service.ts"
import { isPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import {
  signInByAccountAndAddress,
  signInByAddress,
  signInByDevice,
  signInUnderAttack,
  wrongPasswordsByAccount,
} from "#src/features/accounts/rate-limits.ts"
import { absoluteDays, csrfTokenOf, hashOfSecret, idleHours, newSessionSecret } from "./session-cookie.ts"
import {
  type ActiveSessionTimes,
  findSession,
  insertSession,
  removeEndedSessions,
  removeOtherSessionsOf,
  removeSession,
  removeSessionsOf,
  updateLastUse,
} from "./sessions.store.ts"

const minute = 60_000
const hour = 60 * minute

/** The session of a request. */
export type Session = {
  readonly actor: SignedInActor
  readonly name: string
  /** The token that a browser sends in `authorization` against cross-site requests. */
  readonly csrfToken: string
}

export type OpenedSession = {
  /** The credential: for the cookie of a browser, or for an API client. */
  readonly secret: string
  readonly csrfToken: string
  readonly userId: string
  readonly role: Role
}

export type TooManyTries = { readonly kind: "too-many-tries"; readonly retryAfterSeconds: number }

export type SignInRefusal = { readonly kind: "wrong-credentials" } | TooManyTries

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Now, and the last use before which a session is over. */
export const activeSessionTimes = (now: number): ActiveSessionTimes => ({
  at: iso(now),
  seenAfter: iso(now - idleHours * hour),
})

/** The keys of the rate limits of one attempt. */
type Try = {
  readonly accountKey: string
  readonly address: string
  /** Null for an unknown browser. */
  readonly deviceKey: string | null
}

const pairOf = ({ accountKey, address }: Try): string => `${accountKey} ${address}`

async function waitBefore({ rateLimiter }: Platform, tried: Try): Promise<number | null> {
  if (tried.deviceKey !== null) return rateLimiter.take(signInByDevice, tried.deviceKey)
  const wait =
    (await rateLimiter.take(signInByAddress, tried.address)) ??
    (await rateLimiter.take(signInByAccountAndAddress, pairOf(tried)))
  if (wait !== null) return wait
  const isUnderAttack = await rateLimiter.isExceeded(wrongPasswordsByAccount, tried.accountKey)
  return isUnderAttack ? rateLimiter.take(signInUnderAttack, pairOf(tried)) : null
}

/** Resets the limits of this address or browser after a right password. */
export async function resetTries({ rateLimiter }: Platform, tried: Try): Promise<void> {
  if (tried.deviceKey !== null) await rateLimiter.reset(signInByDevice, tried.deviceKey)
  await rateLimiter.reset(signInByAccountAndAddress, pairOf(tried))
  await rateLimiter.reset(signInUnderAttack, pairOf(tried))
}

/** The credentials as typed, and the secret of the device cookie; null for an API client. */
export type SignInTry = SignInInput & { readonly device?: string | null }

/**
 * Opens a session for a username or email and its password. Unknown names take the same time.
 * Wrong attempts do not block other addresses or known browsers (SAFE-5).
 */
export async function signIn(
  platform: Platform,
  { username, password, device = null }: SignInTry,
  address: string,
): Promise<Result<OpenedSession, SignInRefusal>> {
  const { rateLimiter, db } = platform
  const credentials = await findCredentials(db, username)
  const accountKey = credentials?.account.id ?? username.toLowerCase()
  const tried = { accountKey, address, deviceKey: await knownDeviceKey(platform, device, username) }
  const wait = await waitBefore(platform, tried)
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const fits = await isPassword(password, credentials?.passwordHash ?? null)
  if (!credentials || !fits || isPublishedPassword(platform.config, password)) {
    if (tried.deviceKey === null) await rateLimiter.take(wrongPasswordsByAccount, accountKey)
    return refused({ kind: "wrong-credentials" })
  }
  await resetTries(platform, tried)
  const { id, role } = credentials.account
  await rememberDevice(platform, db, { device, userId: id })
  return done(await openSession(platform, { userId: id, role }))
}

/** Opens a session without a password, for a user who was just authenticated. */
export async function openSession(
  platform: Platform,
  { userId, role }: { userId: string; role: Role },
): Promise<OpenedSession> {
  const secret = newSessionSecret()
  const now = platform.clock.now().getTime()
  await insertSession(platform.db, {
    secretHash: hashOfSecret(secret),
    userId,
    at: iso(now),
    expiresAt: iso(now + absoluteDays * 24 * hour),
  })
  return { secret, csrfToken: csrfTokenOf(secret), userId, role }
}

/**
 * The session of a secret; null when it is unknown, idle for 12 hours, 30 days old or its owner is deleted. The name of
 * the browser is stored with the time of the last use.
 */
export async function resolveSession(
  platform: Platform,
  secret: string,
  deviceName: string | null = null,
): Promise<Session | null> {
  const hash = hashOfSecret(secret)
  const now = platform.clock.now().getTime()
  const row = await findSession(platform.db, hash, activeSessionTimes(now))
  if (!row) return null
  const isUnnamed = row.deviceName === null && deviceName !== null
  if (isUnnamed || now - Date.parse(row.seenAt) >= minute)
    await updateLastUse(platform.db, hash, { at: iso(now), deviceName })
  return {
    actor: { kind: "user", userId: row.userId, role: row.role },
    name: row.name,
    csrfToken: csrfTokenOf(secret),
  }
}

/** Ends one session, if it has not ended already (ACCT-7). */
export const signOut = (platform: Platform, secret: string): Promise<void> =>
  removeSession(platform.db, hashOfSecret(secret))

/** Ends all sessions of a user, in the caller's transaction. */
export const endAllSessions = (sql: Sql, userId: string): Promise<void> => removeSessionsOf(sql, userId)

/** Ends all other sessions of a user, in the caller's transaction. */
export const endOtherSessions = (sql: Sql, userId: string, storedSecret: string | null): Promise<void> =>
  removeOtherSessionsOf(sql, userId, storedSecret === null ? null : hashOfSecret(storedSecret))

/** Nightly job: deletes expired sessions. */
export const deleteEndedSessions = (platform: Platform): Promise<void> =>
  removeEndedSessions(platform.db, activeSessionTimes(platform.clock.now().getTime()))
