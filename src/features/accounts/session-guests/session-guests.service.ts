import type { Account } from "#src/features/accounts/account.ts"
import { absoluteDays } from "#src/features/accounts/sessions/session-cookie.ts"
import { findSessionGuestAccount, insertAccount } from "#src/features/accounts/accounts.store.ts"
import { signUpByAddress, signUpByEmailAndAddress } from "#src/features/accounts/rate-limits.ts"
import {
  type OpenedSession,
  openSession,
  signOut,
  type TooManyTries,
} from "#src/features/accounts/sessions/sessions.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Contact } from "./contact.ts"
import { newGuestRecord } from "./guest-record.ts"
import { removeIdleSessionGuests } from "./session-guests.store.ts"
import type { Language } from "#src/shared/language/language.ts"
import { millisecondsPerDay } from "#src/shared/format/durations.ts"

/** The caller's address, and the secret of the session that the new one replaces; null without one. */
type Caller = {
  readonly address: string
  readonly oldSecret: string | null
  /** The language of the page. */
  readonly language?: Language
}

/**
 * Opens a session for a name, an email and a phone (GUEST-1). Nothing is looked up by the email, so the answer is the
 * same for every email, and the session reaches only what it books itself (SAFE-4).
 */
export async function continueWithEmail(
  platform: Platform,
  contact: Contact,
  { address, oldSecret, language = "en" }: Caller,
): Promise<Result<OpenedSession, TooManyTries>> {
  const { rateLimiter, db, clock } = platform
  const wait =
    (await rateLimiter.take(signUpByAddress, address)) ??
    (await rateLimiter.take(signUpByEmailAndAddress, `${contact.email.toLowerCase()} ${address}`))
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const record = newGuestRecord(contact, clock.now())
  await insertAccount(db, { ...record, language, isSessionGuest: true }, null)
  if (oldSecret !== null) await signOut(platform, oldSecret)
  return done(await openSession(platform, { userId: record.id, role: "guest" }))
}

/** Whether a user is somebody who continued with an email. */
export const isSessionGuestRecord = async ({ db }: Pick<Platform, "db">, userId: string): Promise<boolean> =>
  (await findSessionGuestAccount(db, userId)) !== null

/** Opens a session of a guest without an account by a signed link; null for an account, which signs in. */
export async function openSessionOfGuest(
  platform: Platform,
  userId: string,
  oldSecret: string | null,
): Promise<OpenedSession | null> {
  if (!(await isSessionGuestRecord(platform, userId))) return null
  if (oldSecret !== null) await signOut(platform, oldSecret)
  return openSession(platform, { userId, role: "guest" })
}

/** The record of somebody who continued with an email; null for everybody else. */
export const findSessionGuest = async (
  { db }: Pick<Platform, "db">,
  actor: Actor,
): Promise<Account | null> =>
  actor.kind === "user" && actor.role === "guest" ? findSessionGuestAccount(db, actor.userId) : null

/** Nightly job: deletes session guests who booked nothing, when their session has ended (SAFE-3). */
export const deleteIdleSessionGuests = ({ db, clock }: Platform): Promise<void> =>
  removeIdleSessionGuests(
    db,
    new Date(clock.now().getTime() - absoluteDays * millisecondsPerDay).toISOString(),
  )
