import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import type { Database } from "../db/database.ts"
import type { Budget, RateLimiter } from "./rate-limiter.ts"

type Limiter = RateLimiterMemory | RateLimiterPostgres

const optionsOf = ({ name, points, seconds }: Budget) => ({ keyPrefix: name, points, duration: seconds })

/** Budgets kept by this process alone. */
export const createMemoryRateLimiter = (): RateLimiter =>
  createLimiter((budget) => new RateLimiterMemory(optionsOf(budget)))

/** Budgets kept in the database, shared by every process; each process counts alone while the database fails. */
export function createSharedRateLimiter(db: Database): RateLimiter {
  const storeClient = clientOf(db)
  return createLimiter(
    (budget) =>
      new RateLimiterPostgres({
        ...optionsOf(budget),
        storeClient,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // A key that is over its budget costs the database nothing more.
        inMemoryBlockOnConsumed: budget.points + 1,
        insuranceLimiter: new RateLimiterMemory(optionsOf(budget)),
      }),
  )
}

/** Budgets are shared where several processes may serve the site, and counted in memory where only one can. */
export const createRateLimiter = (db: Database): RateLimiter =>
  db.kind === "postgresql" ? createSharedRateLimiter(db) : createMemoryRateLimiter()

function createLimiter(limiterFor: (budget: Budget) => Limiter): RateLimiter {
  const limiters = new Map<string, Limiter>()
  const limiterOf = (budget: Budget) => {
    const known = limiters.get(budget.name)
    if (known) return known
    const limiter = limiterFor(budget)
    limiters.set(budget.name, limiter)
    return limiter
  }
  return {
    async take(budget, key) {
      try {
        await limiterOf(budget).consume(key)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async isSpent(budget, key) {
      const used = await limiterOf(budget).get(key)
      return used !== null && used.consumedPoints >= budget.points
    },
    async forgive(budget, key) {
      await limiterOf(budget).delete(key)
    },
  }
}

type Query = { name?: string; text: string; values: unknown[] }

const clientOf = (db: Database) => ({
  async query({ name, text, values }: Query) {
    const rows = name ? await db.run({ name, text }, values) : await db.execute(text, values)
    return { rows, rowCount: rows.length }
  },
})
