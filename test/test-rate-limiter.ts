import type { RateLimiter } from "#src/platform/rate-limiter/rate-limiter.ts"

type Window = { used: number; endsAt: number }

/** Budgets counted in memory by the clock of the test. */
export function createTestRateLimiter(now: () => Date): RateLimiter & { clear(): void } {
  const windows = new Map<string, Window>()
  return {
    async take(budget, key) {
      const id = `${budget.name}:${key}`
      const at = now().getTime()
      const open = windows.get(id)
      const window = open && open.endsAt > at ? open : { used: 0, endsAt: at + budget.seconds * 1000 }
      window.used += 1
      windows.set(id, window)
      return window.used <= budget.points ? null : Math.ceil((window.endsAt - at) / 1000)
    },
    async isSpent(budget, key) {
      const open = windows.get(`${budget.name}:${key}`)
      return open !== undefined && open.endsAt > now().getTime() && open.used >= budget.points
    },
    async forgive(budget, key) {
      windows.delete(`${budget.name}:${key}`)
    },
    clear: () => windows.clear(),
  }
}
