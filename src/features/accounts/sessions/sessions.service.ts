import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Role, SignedInActor } from "#src/shared/actor.ts"
import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import {
  absoluteDays,
  authenticatedMinutes,
  deriveCsrfToken,
  idleHours,
  maxSessions,
} from "./session-cookie.ts"
import {
  type ActiveSessionTimes,
  findSession,
  insertSession,
  removeEndedSessions,
  removeOldestSessions,
  removeOtherSessionsOf,
  removeSession,
  replaceSecret,
  type SessionRow,
  removeSessionsOf,
  updateLastUse,
} from "./sessions.store.ts"
import {
  millisecondsPerDay,
  millisecondsPerHour,
  millisecondsPerMinute,
} from "#src/shared/format/durations.ts"

/** The session of a request. */
type Session = {
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

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Now, and the last use before which a session is over. */
export const activeSessionTimes = (now: number): ActiveSessionTimes => ({
  at: iso(now),
  seenAfter: iso(now - idleHours * millisecondsPerHour),
})

/** Where a session is written: the platform, or the transaction of its sign-in. */
type SessionPlace = Pick<Platform, "clock"> & { readonly db: Sql }

/** Opens a session without a password, for a user who was just authenticated. */
export async function openSession(
  { db, clock }: SessionPlace,
  { userId, role }: { userId: string; role: Role },
): Promise<OpenedSession> {
  const secret = newSecret()
  const now = clock.now().getTime()
  await removeOldestSessions(db, userId, maxSessions - 1)
  await insertSession(db, {
    secretHash: hashOfSecret(secret),
    userId,
    at: iso(now),
    expiresAt: iso(now + absoluteDays * millisecondsPerDay),
  })
  return { secret, csrfToken: deriveCsrfToken(secret), userId, role }
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
  if (isUnnamed || now - Date.parse(row.seenAt) >= millisecondsPerMinute)
    await updateLastUse(platform.db, hash, { at: iso(now), deviceName })
  return {
    actor: actorOf(platform, row),
    name: row.name,
    csrfToken: deriveCsrfToken(secret),
  }
}

// The session gets the role of a guest, so that no page, call or file has to check the second factor itself.
function actorOf({ config, clock }: Platform, row: SessionRow): SignedInActor {
  const { userId, role, hasSecondFactor, authenticatedAt } = row
  const isAwaited = config.isSecondFactorRequired && role !== "guest" && !hasSecondFactor
  if (isAwaited) return { kind: "user", userId, role: "guest", awaitsSecondFactor: true }
  const since = clock.now().getTime() - Date.parse(authenticatedAt)
  return role !== "guest" && since > authenticatedMinutes * millisecondsPerMinute
    ? { kind: "user", userId, role, needsReauthentication: true }
    : { kind: "user", userId, role }
}

/**
 * Gives a session a new secret, once its user was authenticated again, and ends the old secret (ASVS 7.2.4). Null when the
 * session has ended.
 */
export async function renewSession(platform: Platform, secret: string): Promise<string | null> {
  const renewed = newSecret()
  const isRenewed = await replaceSecret(platform.db, {
    hash: hashOfSecret(secret),
    newHash: hashOfSecret(renewed),
    at: iso(platform.clock.now().getTime()),
  })
  return isRenewed ? renewed : null
}

/** Ends one session, if it has not ended already (ACCT-7). */
export const signOut = ({ db }: { readonly db: Sql }, secret: string): Promise<void> =>
  removeSession(db, hashOfSecret(secret))

/** Ends all sessions of a user, in the caller's transaction. */
export const endAllSessions = (sql: Sql, userId: string): Promise<void> => removeSessionsOf(sql, userId)

/** Ends all other sessions of a user, in the caller's transaction. */
export const endOtherSessions = (sql: Sql, userId: string, storedSecret: string | null): Promise<void> =>
  removeOtherSessionsOf(sql, userId, storedSecret === null ? null : hashOfSecret(storedSecret))

/** Nightly job: deletes expired sessions. */
export const deleteEndedSessions = (platform: Platform): Promise<void> =>
  removeEndedSessions(platform.db, activeSessionTimes(platform.clock.now().getTime()))
