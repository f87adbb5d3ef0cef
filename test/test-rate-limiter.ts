import type { RateLimiter } from "#src/platform/rate-limiter/rate-limiter.ts"

type Window = { used: number; endsAt: number }

/** Rate limits counted in memory by the clock of the test. */
export function createTestRateLimiter(now: () => Date): RateLimiter & { clear(): void } {
  const windows = new Map<string, Window>()
  return {
    async take(rateLimit, key, points = 1) {
      const id = `${rateLimit.name}:${key}`
      const at = now().getTime()
      const open = windows.get(id)
      const window = open && open.endsAt > at ? open : { used: 0, endsAt: at + rateLimit.seconds * 1000 }
      window.used += points
      windows.set(id, window)
      return window.used <= rateLimit.points ? null : Math.ceil((window.endsAt - at) / 1000)
    },
    async isExceeded(rateLimit, key) {
      const open = windows.get(`${rateLimit.name}:${key}`)
      return open !== undefined && open.endsAt > now().getTime() && open.used >= rateLimit.points
    },
    async reset(rateLimit, key) {
      windows.delete(`${rateLimit.name}:${key}`)
    },
    clear: () => windows.clear(),
  }
}
