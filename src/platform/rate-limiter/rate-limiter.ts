/** A rate limit of tries: `points` within `seconds`, counted by name and key. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number }

export type RateLimiter = {
  /** Takes one point. Gives null when allowed, else the seconds to wait. */
  take(rateLimit: RateLimit, key: string): Promise<number | null>
  /** Whether the next point would be refused; takes none. */
  isSpent(rateLimit: RateLimit, key: string): Promise<boolean>
  /** Forgets what a key has used, as after a sign-in that succeeded. */
  forgive(rateLimit: RateLimit, key: string): Promise<void>
}
