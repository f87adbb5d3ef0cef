/** A rate limit: `points` attempts within `seconds`, counted per name and key. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number }

/** One that can be reset: each process reads the database each time, because another one may have reset it. */
export type ResettableRateLimit = RateLimit & { readonly isResettable: true }

export type RateLimiter = {
  /** Uses points, one by default; returns null when allowed, else the seconds to wait. */
  take(rateLimit: RateLimit, key: string, points?: number): Promise<number | null>
  /** Whether the next point would be refused; uses none. */
  isExceeded(rateLimit: RateLimit, key: string): Promise<boolean>
  /** Resets a key, as after a successful sign-in. */
  reset(rateLimit: ResettableRateLimit, key: string): Promise<void>
}
