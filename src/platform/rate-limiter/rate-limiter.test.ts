import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { openMigrated } from "#test/databases/migrated-database.ts"
import type { Database } from "../db/database.ts"
import { type Log, silentLog } from "../log/log.ts"
import { createMemoryRateLimiter, createRateLimiter, createSharedRateLimiter } from "./create-rate-limiter.ts"
import type { RateLimit, ResettableRateLimit } from "./rate-limiter.ts"

const signIns: ResettableRateLimit = { name: "sign-in", points: 2, seconds: 60, isResettable: true }
const enquiries: RateLimit = { name: "enquiry", points: 1, seconds: 60 }

let db: Database

beforeAll(async () => {
  db = await openMigrated()
})

afterAll(() => db.close())

const limiters = [
  { kind: "kept in memory", create: (log: Log) => createMemoryRateLimiter(log) },
  { kind: "shared through the database", create: (log: Log) => createSharedRateLimiter(db, log) },
]

describe.for(limiters)("a rateLimit $kind", ({ kind, create }) => {
  const key = (word: string) => `${kind} ${word}`

  test("allows its points, then returns the time to wait", async () => {
    const limiter = create(silentLog)
    expect(await limiter.take(signIns, key("asha"))).toBeNull()
    expect(await limiter.take(signIns, key("asha"))).toBeNull()
    const seconds = await limiter.take(signIns, key("asha"))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  test("is counted per name and key", async () => {
    const limiter = create(silentLog)
    expect(await limiter.take(enquiries, key("one"))).toBeNull()
    expect(await limiter.take(enquiries, key("two"))).toBeNull()
    expect(await limiter.take(signIns, key("one"))).toBeNull()
    expect(await limiter.take(enquiries, key("one"))).not.toBeNull()
  })

  test("logs the first refusal of a window, without the key", async () => {
    const warn = vi.fn<Log["warn"]>()
    const limiter = create({ ...silentLog, warn })
    await limiter.take(enquiries, key("tara"))
    expect(warn).not.toHaveBeenCalled()
    await limiter.take(enquiries, key("tara"))
    await limiter.take(enquiries, key("tara"))
    expect(warn.mock.calls).toEqual([[{ rateLimit: "enquiry" }, "a rate limit was exceeded"]])
  })

  test("uses several points at once, and refuses what would exceed them", async () => {
    const warn = vi.fn<Log["warn"]>()
    const limiter = create({ ...silentLog, warn })
    const nights: RateLimit = { name: "nights", points: 10, seconds: 60 }
    expect(await limiter.take(nights, key("farah"), 6)).toBeNull()
    expect(await limiter.take(nights, key("farah"), 4)).toBeNull()
    for (let time = 0; time < 3; time += 1)
      expect(await limiter.take(nights, key("farah"), 5)).toBeGreaterThan(50)
    expect(warn.mock.calls).toEqual([[{ rateLimit: "nights" }, "a rate limit was exceeded"]])
  })

  test("reports whether it is spent without using a point", async () => {
    const limiter = create(silentLog)
    expect(await limiter.isExceeded(signIns, key("mira"))).toBe(false)
    await limiter.take(signIns, key("mira"))
    expect(await limiter.isExceeded(signIns, key("mira"))).toBe(false)
    expect(await limiter.take(signIns, key("mira"))).toBeNull()
    expect(await limiter.isExceeded(signIns, key("mira"))).toBe(true)
  })

  test("is reset by reset", async () => {
    const limiter = create(silentLog)
    for (let count = 0; count < 2; count += 1) await limiter.take(signIns, key("ravi"))
    expect(await limiter.take(signIns, key("ravi"))).not.toBeNull()
    await limiter.reset(signIns, key("ravi"))
    expect(await limiter.take(signIns, key("ravi"))).toBeNull()
  })
})

describe("rateLimits shared through the database", () => {
  test("are shared by all processes", async () => {
    const [here, there] = [createSharedRateLimiter(db, silentLog), createSharedRateLimiter(db, silentLog)]
    expect(await here.take(enquiries, "shared")).toBeNull()
    expect(await there.take(enquiries, "shared")).not.toBeNull()
  })

  test("[AUTH-8] are free everywhere once one process reset them", async () => {
    const [here, there] = [createSharedRateLimiter(db, silentLog), createSharedRateLimiter(db, silentLog)]
    for (let count = 0; count < 4; count += 1) await here.take(signIns, "reset elsewhere")
    await there.reset(signIns, "reset elsewhere")
    expect(await there.take(signIns, "reset elsewhere")).toBeNull()
    expect(await here.take(signIns, "reset elsewhere")).toBeNull()
  })

  test("cost the database nothing once they are exceeded, unless they can be reset", async () => {
    let statements = 0
    const run: Database["run"] = (statement, values) => {
      statements += 1
      return db.run(statement, values)
    }
    const limiter = createSharedRateLimiter({ ...db, run }, silentLog)
    for (let count = 0; count < 6; count += 1) await limiter.take(enquiries, "flood")
    expect(statements).toBe(enquiries.points + 1)
    for (let count = 0; count < 6; count += 1) await limiter.take(signIns, "flood")
    expect(statements).toBe(enquiries.points + 1 + 6)
  })

  test("are counted by each process while the database fails", async () => {
    const failing: Database = { ...db, run: () => Promise.reject(new Error("the database is away")) }
    const limiter = createSharedRateLimiter(failing, silentLog)
    for (let count = 0; count < 2; count += 1) expect(await limiter.take(signIns, "insured")).toBeNull()
    expect(await limiter.take(signIns, "insured")).not.toBeNull()
    await limiter.reset(signIns, "insured")
    expect(await limiter.take(signIns, "insured")).toBeNull()
  })

  test("are used where several processes can serve the site", async () => {
    const statements: string[] = []
    const run: Database["run"] = (statement, values) => {
      statements.push(statement.name)
      return db.run(statement, values)
    }
    await createRateLimiter({ ...db, run, kind: "embedded" }, silentLog).take(enquiries, "chosen")
    expect(statements).toEqual([])
    await createRateLimiter({ ...db, run, kind: "postgresql" }, silentLog).take(enquiries, "chosen")
    expect(statements).toHaveLength(1)
  })
})
