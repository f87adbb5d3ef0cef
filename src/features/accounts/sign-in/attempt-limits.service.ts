import type { Platform } from "#src/platform/platform.ts"
import type { RateLimit, ResettableRateLimit } from "#src/platform/rate-limiter/rate-limiter.ts"

/** The rate limits of guesses at a secret: for a known browser, else for an address and an account. */
type AttemptLimits = {
  readonly byDevice: ResettableRateLimit
  readonly byAddress: RateLimit
  readonly byAccountAndAddress: ResettableRateLimit
  /** Wrong attempts from all addresses; beyond it each address has the limit `underAttack`. */
  readonly wrongByAccount: RateLimit
  readonly underAttack: ResettableRateLimit
  /** A known browser's limit beyond `wrongByAccount`. Without it, wrong attempts of known browsers do not count there. */
  readonly deviceUnderAttack?: ResettableRateLimit
}

/** The keys of the rate limits of one attempt. */
export type Attempt = {
  readonly accountKey: string
  readonly address: string
  /** Null for an unknown browser. */
  readonly deviceKey: string | null
}

const pairOf = ({ accountKey, address }: Attempt): string => `${accountKey} ${address}`

/** Counts an attempt; returns the seconds to wait, or null when it is allowed (AUTH-8, SAFE-5). */
export async function countAttempt(
  { rateLimiter }: Platform,
  limits: AttemptLimits,
  attempt: Attempt,
): Promise<number | null> {
  const { accountKey, deviceKey } = attempt
  const isUnderAttack = () => rateLimiter.isExceeded(limits.wrongByAccount, accountKey)
  if (deviceKey !== null) {
    const { byDevice, deviceUnderAttack } = limits
    const waitOfDevice = await rateLimiter.take(byDevice, deviceKey)
    if (waitOfDevice !== null || !deviceUnderAttack) return waitOfDevice
    return (await isUnderAttack()) ? rateLimiter.take(deviceUnderAttack, deviceKey) : null
  }
  const wait =
    (await rateLimiter.take(limits.byAddress, attempt.address)) ??
    (await rateLimiter.take(limits.byAccountAndAddress, pairOf(attempt)))
  if (wait !== null) return wait
  return (await isUnderAttack()) ? rateLimiter.take(limits.underAttack, pairOf(attempt)) : null
}

/** Counts a wrong attempt against the account. One from a known browser counts only if such browsers have a limit under attack. */
export async function countWrongAttempt(
  { rateLimiter }: Platform,
  limits: AttemptLimits,
  { accountKey, deviceKey }: Attempt,
): Promise<void> {
  if (deviceKey === null || limits.deviceUnderAttack)
    await rateLimiter.take(limits.wrongByAccount, accountKey)
}

/** Resets the limits of this address or browser after a right attempt. */
export async function resetAttempts(
  { rateLimiter }: Platform,
  limits: AttemptLimits,
  attempt: Attempt,
): Promise<void> {
  const { byDevice, deviceUnderAttack } = limits
  if (attempt.deviceKey !== null) {
    await rateLimiter.reset(byDevice, attempt.deviceKey)
    if (deviceUnderAttack) await rateLimiter.reset(deviceUnderAttack, attempt.deviceKey)
  }
  await rateLimiter.reset(limits.byAccountAndAddress, pairOf(attempt))
  await rateLimiter.reset(limits.underAttack, pairOf(attempt))
}
