import type { Account } from "#src/features/accounts/account.ts"
import {
  hasAccountWithEmail,
  lockAccount,
  violatedUniqueField,
} from "#src/features/accounts/accounts.store.ts"
import { markEmailVerified } from "#src/features/accounts/email-confirmations.service.ts"
import { rememberDevice } from "#src/features/accounts/known-devices.service.ts"
import {
  beginPasswordReset,
  checkResetCode,
  type CodeRefusal,
  setPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { consumeResetGrant } from "#src/features/accounts/password-reset/password-resets.store.ts"
import {
  type NewPasswordRefusal,
  refusalOfNewPassword,
} from "#src/features/accounts/passwords/new-password.service.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import {
  type OpenedSession,
  openSession,
  type TooManyTries,
} from "#src/features/accounts/sessions/sessions.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findSessionGuest } from "./session-guests.service.ts"

type NotSessionGuest = { readonly kind: "not-session-guest" }

/** Emails a code to the session guest; the ticket binds it to this browser. */
export async function beginFirstPassword(
  platform: Platform,
  actor: Actor,
  address: string,
): Promise<Result<{ ticket: string }, TooManyTries | NotSessionGuest>> {
  const guest = await findSessionGuest(platform, actor)
  if (!guest) return refused({ kind: "not-session-guest" })
  return beginPasswordReset(platform, { username: guest.username, guest }, address)
}

export type FirstPasswordRefusal =
  | CodeRefusal
  | NotSessionGuest
  | NewPasswordRefusal
  | { readonly kind: "has-account" }

type FirstPassword = {
  readonly ticket: string | null
  readonly code: string
  /** Null for a guest who adds a passkey: the password is random, and a code by email sets another. */
  readonly password: string | null
  readonly device: string
}

/**
 * Makes the record of a session guest an account: the code verifies its email, and the session is replaced. An email that
 * has an account already refuses `has-account`; the bookings then join that account and nothing of it opens (SAFE-4).
 */
export async function setFirstPassword(
  platform: Platform,
  { actor, address }: { readonly actor: Actor; readonly address: string },
  { ticket, code, password, device }: FirstPassword,
): Promise<Result<OpenedSession, FirstPasswordRefusal>> {
  const guest = await findSessionGuest(platform, actor)
  if (!guest) return refused({ kind: "not-session-guest" })
  const chosen = password ?? newSecret()
  const weakness = refusalOfNewPassword(chosen, guest)
  if (weakness) return refused(weakness)
  const checked = await checkResetCode(platform, { ticket, username: guest.username, code }, address)
  if (!checked.ok) return checked
  const proof = { guest, ticket: ticket ?? "", passwordHash: await hashPassword(chosen), device }
  const refusal = await useCode(platform, proof)
  return refusal
    ? refused({ kind: refusal })
    : done(await openSession(platform, { userId: guest.id, role: "guest" }))
}

type Proof = {
  readonly guest: Account
  readonly ticket: string
  readonly passwordHash: string
  readonly device: string
}

async function useCode(platform: Platform, proof: Proof): Promise<"code-over" | "has-account" | null> {
  try {
    return await platform.db.transaction((tx) => useCodeOnce(platform, tx, proof))
  } catch (error) {
    // An account with this email was created in the meantime.
    if (violatedUniqueField(error) !== "email") throw error
    return "has-account"
  }
}

async function useCodeOnce(
  platform: Platform,
  tx: Sql,
  { guest, ticket, passwordHash, device }: Proof,
): Promise<"code-over" | "has-account" | null> {
  const at = platform.clock.now().toISOString()
  const userId = await consumeResetGrant(tx, {
    ticketHash: hashOfSecret(ticket),
    username: guest.username,
    at,
  })
  const account = userId === guest.id ? await lockAccount(tx, guest.id) : null
  if (!account) return "code-over"
  if (await hasAccountWithEmail(tx, account.email)) {
    await markEmailVerified(platform, tx, account.id)
    return "has-account"
  }
  await setPassword(platform, tx, { account, passwordHash, at })
  await rememberDevice(platform, tx, { device, userId: account.id })
  return null
}
