import type { Platform } from "#src/platform/platform.ts"
import type { RateLimit, ResettableRateLimit } from "#src/platform/rate-limiter/rate-limiter.ts"

/** The limits of a secret that somebody may guess: of a known browser, else of an address and an account. */
type AttemptLimits = {
  readonly byDevice: ResettableRateLimit
  readonly byAddress: RateLimit
  readonly byAccountAndAddress: ResettableRateLimit
  /** Wrong attempts from all addresses; beyond it each address has the limit `underAttack`. */
  readonly wrongByAccount: RateLimit
  readonly underAttack: ResettableRateLimit
}

/** The keys of the rate limits of one attempt. */
export type Attempt = {
  readonly accountKey: string
  readonly address: string
  /** Null for an unknown browser. */
  readonly deviceKey: string | null
}

const pairOf = ({ accountKey, address }: Attempt): string => `${accountKey} ${address}`

/** Counts an attempt; the seconds to wait, or null when it may go on (AUTH-8, SAFE-5). */
export async function waitBeforeAttempt(
  { rateLimiter }: Platform,
  limits: AttemptLimits,
  tried: Attempt,
): Promise<number | null> {
  if (tried.deviceKey !== null) return rateLimiter.take(limits.byDevice, tried.deviceKey)
  const wait =
    (await rateLimiter.take(limits.byAddress, tried.address)) ??
    (await rateLimiter.take(limits.byAccountAndAddress, pairOf(tried)))
  if (wait !== null) return wait
  const isUnderAttack = await rateLimiter.isExceeded(limits.wrongByAccount, tried.accountKey)
  return isUnderAttack ? rateLimiter.take(limits.underAttack, pairOf(tried)) : null
}

/** Counts a wrong attempt against the account; a known browser has its own limit only. */
export async function countWrongAttempt(
  { rateLimiter }: Platform,
  limits: AttemptLimits,
  { accountKey, deviceKey }: Attempt,
): Promise<void> {
  if (deviceKey === null) await rateLimiter.take(limits.wrongByAccount, accountKey)
}

/** Resets the limits of this address or browser after a right attempt. */
export async function resetAttempts(
  { rateLimiter }: Platform,
  limits: AttemptLimits,
  tried: Attempt,
): Promise<void> {
  if (tried.deviceKey !== null) await rateLimiter.reset(limits.byDevice, tried.deviceKey)
  await rateLimiter.reset(limits.byAccountAndAddress, pairOf(tried))
  await rateLimiter.reset(limits.underAttack, pairOf(tried))
}
