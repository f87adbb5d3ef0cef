import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import type { Database } from "../db/database.ts"
import type { Log } from "../log/log.ts"
import type { RateLimit, RateLimiter, ResettableRateLimit } from "./rate-limiter.ts"

type Limiter = RateLimiterMemory | RateLimiterPostgres

const optionsOf = ({ name, points, seconds }: RateLimit) => ({ keyPrefix: name, points, duration: seconds })

/** Rate limits counted by this process alone. */
export const createMemoryRateLimiter = (log: Log): RateLimiter =>
  createLimiter(log, (rateLimit) => new RateLimiterMemory(optionsOf(rateLimit)))

/** Rate limits counted in the database for all processes; each process counts alone while the database fails. */
export function createSharedRateLimiter(db: Database, log: Log): RateLimiter {
  const storeClient = clientOf(db)
  return createLimiter(
    log,
    (rateLimit) =>
      new RateLimiterPostgres({
        ...optionsOf(rateLimit),
        storeClient,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // A key over its rate limit is refused without a query, unless another process can reset it.
        inMemoryBlockOnConsumed: "isResettable" in rateLimit ? 0 : rateLimit.points + 1,
        insuranceLimiter: new RateLimiterMemory(optionsOf(rateLimit)),
      }),
  )
}

/** Counts in the database where several processes may serve the site, and in memory where only one can. */
export const createRateLimiter = (db: Database, log: Log): RateLimiter =>
  db.kind === "postgresql" ? createSharedRateLimiter(db, log) : createMemoryRateLimiter(log)

function createLimiter(
  log: Log,
  limiterFor: (rateLimit: RateLimit | ResettableRateLimit) => Limiter,
): RateLimiter {
  const limiters = new Map<string, Limiter>()
  const findOrCreateLimiter = (rateLimit: RateLimit) => {
    const known = limiters.get(rateLimit.name)
    if (known) return known
    const limiter = limiterFor(rateLimit)
    limiters.set(rateLimit.name, limiter)
    return limiter
  }
  return {
    async take(rateLimit, key, points = 1) {
      try {
        await findOrCreateLimiter(rateLimit).consume(key, points)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        // The first of the window only, and without the key, which may be an address or an email (ASVS 16.3.3).
        const { consumedPoints } = refusal
        if (consumedPoints > rateLimit.points && consumedPoints - points <= rateLimit.points)
          log.warn({ rateLimit: rateLimit.name }, "a rate limit was exceeded")
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async isExceeded(rateLimit, key) {
      const used = await findOrCreateLimiter(rateLimit).get(key)
      return used !== null && used.consumedPoints >= rateLimit.points
    },
    async reset(rateLimit, key) {
      await findOrCreateLimiter(rateLimit).delete(key)
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
