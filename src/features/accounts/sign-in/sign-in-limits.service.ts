import type { Platform } from "#src/platform/platform.ts"
import {
  signInByAccountAndAddress,
  signInByAddress,
  signInByDevice,
  signInUnderAttack,
  wrongPasswordsByAccount,
} from "#src/features/accounts/rate-limits.ts"

/** The keys of the rate limits of one attempt. */
export type SignInAttempt = {
  readonly accountKey: string
  readonly address: string
  /** Null for an unknown browser. */
  readonly deviceKey: string | null
}

const pairOf = ({ accountKey, address }: SignInAttempt): string => `${accountKey} ${address}`

/** Counts an attempt; the seconds to wait, or null when it may go on (AUTH-8, SAFE-5). */
export async function waitBeforeSignIn(
  { rateLimiter }: Platform,
  tried: SignInAttempt,
): Promise<number | null> {
  if (tried.deviceKey !== null) return rateLimiter.take(signInByDevice, tried.deviceKey)
  const wait =
    (await rateLimiter.take(signInByAddress, tried.address)) ??
    (await rateLimiter.take(signInByAccountAndAddress, pairOf(tried)))
  if (wait !== null) return wait
  const isUnderAttack = await rateLimiter.isExceeded(wrongPasswordsByAccount, tried.accountKey)
  return isUnderAttack ? rateLimiter.take(signInUnderAttack, pairOf(tried)) : null
}

/** Resets the limits of this address or browser after a right password. */
export async function resetTries({ rateLimiter }: Platform, tried: SignInAttempt): Promise<void> {
  if (tried.deviceKey !== null) await rateLimiter.reset(signInByDevice, tried.deviceKey)
  await rateLimiter.reset(signInByAccountAndAddress, pairOf(tried))
  await rateLimiter.reset(signInUnderAttack, pairOf(tried))
}
