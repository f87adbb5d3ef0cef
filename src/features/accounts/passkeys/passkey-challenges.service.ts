import { decodeClientDataJSON } from "@simplewebauthn/server/helpers"
import { passkeysByAddress } from "#src/features/accounts/rate-limits.ts"
import { hashOfSecret } from "#src/features/accounts/secrets.ts"
import type { TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { PasskeyPurpose } from "./passkey.ts"
import { challengeSeconds } from "./passkey-cookie.ts"
import { consumeChallengeRow, insertChallenge, removeOldChallenges } from "./passkey-challenges.store.ts"

/** What a challenge is bound to: one purpose, one browser, and a user unless the passkey says who it is. */
export type ChallengeUse = {
  readonly purpose: PasskeyPurpose
  /** The secret of the cookie; null without one. */
  readonly browser: string | null
  readonly userId: string | null
}

export async function countPasskeyRequest(
  { rateLimiter }: Platform,
  address: string,
): Promise<TooManyTries | null> {
  const wait = await rateLimiter.take(passkeysByAddress, address)
  return wait === null ? null : { kind: "too-many-tries", retryAfterSeconds: wait }
}

/** Stores a challenge for five minutes. */
export async function keepChallenge(
  { db, clock }: Platform,
  challenge: string,
  { purpose, browser, userId }: ChallengeUse & { readonly browser: string },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1000).toISOString()
  await insertChallenge(db, { challenge, browserHash: hashOfSecret(browser), purpose, userId }, expiresAt)
}

/** Consumes the challenge that an authenticator signed; null unless it was stored for this purpose, browser and user. */
export async function takeChallenge(
  { db, clock }: Platform,
  clientDataJSON: string,
  { purpose, browser, userId }: ChallengeUse,
): Promise<string | null> {
  const signed = await nullIfThrown(async () => decodeClientDataJSON(clientDataJSON))
  const challenge: unknown = signed?.challenge
  if (typeof challenge !== "string" || browser === null) return null
  const row = { challenge, browserHash: hashOfSecret(browser), purpose, userId }
  return (await consumeChallengeRow(db, row, clock.now().toISOString())) ? challenge : null
}

/** The result of a check by the WebAuthn library, which throws for every invalid answer; null then. */
export async function nullIfThrown<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** Nightly job: deletes challenges that are over. */
export const deleteOldChallenges = ({ db, clock }: Platform): Promise<void> =>
  removeOldChallenges(db, clock.now().toISOString())
