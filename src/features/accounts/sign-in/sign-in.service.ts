import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Account } from "#src/features/accounts/account.ts"
import type { SignInInput } from "#src/features/accounts/accounts.schema.ts"
import { findCredentials } from "#src/features/accounts/accounts.store.ts"
import { isPublishedPassword } from "#src/features/accounts/demo-people.ts"
import { knownDeviceKey } from "#src/features/accounts/known-devices.service.ts"
import { isPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { wrongPasswordsByAccount } from "#src/features/accounts/rate-limits.ts"
import {
  type OpenedSession,
  openSession,
  signOut,
  type TooManyTries,
} from "#src/features/accounts/sessions/sessions.service.ts"
import { rememberSignIn } from "./new-device.service.ts"
import { resetTries, waitBeforeSignIn } from "./sign-in-limits.service.ts"

export type SignInRefusal = { readonly kind: "wrong-credentials" } | TooManyTries

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
export type SignInTry = SignInInput & SignInClient

/**
 * Opens a session for a username or email and its password, and ends the session that the browser had. Unknown names
 * take the same time. Wrong attempts do not block other addresses or known browsers (SAFE-5).
 */
export async function signIn(
  platform: Platform,
  { username, password, ...client }: SignInTry,
  address: string,
): Promise<Result<OpenedSession, SignInRefusal>> {
  const { rateLimiter, db } = platform
  const credentials = await findCredentials(db, username)
  const accountKey = credentials?.account.id ?? username.toLowerCase()
  const deviceKey = await knownDeviceKey(platform, client.device ?? null, username)
  const tried = { accountKey, address, deviceKey }
  const wait = await waitBeforeSignIn(platform, tried)
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const fits = await isPassword(password, credentials?.passwordHash ?? null)
  if (!credentials || !fits || isPublishedPassword(platform.config, password)) {
    if (tried.deviceKey === null) await rateLimiter.take(wrongPasswordsByAccount, accountKey)
    return refused({ kind: "wrong-credentials" })
  }
  await resetTries(platform, tried)
  return done(await openSignedIn(platform, credentials.account, { ...client, address }))
}

/** Opens the session of somebody who was just authenticated; the session that the browser had ends. */
async function openSignedIn(
  platform: Platform,
  account: Account,
  client: SignInClient & { readonly address: string },
): Promise<OpenedSession> {
  await platform.db.transaction((tx) => rememberSignIn(platform, tx, { account, ...client }))
  if (client.oldSecret) await signOut(platform, client.oldSecret)
  return openSession(platform, { userId: account.id, role: account.role })
}
