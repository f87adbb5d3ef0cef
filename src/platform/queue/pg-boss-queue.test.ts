import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openMigrated } from "#test/databases/migrated-database.ts"
import type { Database, Sql } from "../db/database.ts"
import { type Log, silentLog } from "../log/log.ts"
import { createQueue } from "./pg-boss-queue.ts"
import type { Queue } from "./queue.ts"

let db: Database
let queue: Queue

beforeAll(async () => {
  db = await openMigrated()
})

beforeEach(() => {
  queue = createQueue(db, silentLog)
})

afterEach(() => queue.stop())

afterAll(() => db.close())

/** Records the jobs of a worker; `first` waits for the first one. */
function recorder<Data extends object>() {
  const seen: Data[] = []
  const { promise: first, resolve } = Promise.withResolvers<Data>()
  const work = async (data: Data) => {
    seen.push(data)
    resolve(data)
  }
  return { seen, first, work }
}

/** The same database with counted queries. */
function counted(sql: Sql): { sql: Sql; statements: string[] } {
  const statements: string[] = []
  const execute: Sql["execute"] = (text, values) => {
    statements.push(text)
    return sql.execute(text, values)
  }
  return { sql: { ...sql, execute }, statements }
}

const countJobs = async (name: string): Promise<number> => {
  const rows = await db.execute<{ jobs: number }>("select count(*) as jobs from pgboss.job where name = $1", [
    name,
  ])
  return rows[0]?.jobs ?? 0
}

describe("the queue", () => {
  test("counts jobs whose time has come, not those that wait for theirs", async () => {
    queue.work("depth", async () => undefined)
    await queue.start()
    await queue.enqueue(db, { name: "depth", data: {}, startAfterSeconds: 3600 })
    const before = await queue.depth()
    await db.execute(
      "update pgboss.job set start_after = now() - interval '1 hour', state = 'failed' where name = 'depth'",
    )
    expect((await queue.depth()).failed).toBe(before.failed + 1)
  })

  test("[L-8] runs a job after its transaction commits", async () => {
    const emails = recorder<{ emailId: string }>()
    queue.work("deliver-email", emails.work)
    await queue.start()
    await db.transaction(async (tx) => {
      await queue.enqueue(tx, { name: "deliver-email", data: { emailId: "one" } })
      expect(emails.seen).toEqual([])
    })
    expect(await emails.first).toEqual({ emailId: "one" })
  })

  test("[L-8] runs no job of a transaction that rolls back", async () => {
    const emails = recorder<{ emailId: string }>()
    queue.work("deliver-refused-email", emails.work)
    await queue.start()
    const failing = db.transaction(async (tx) => {
      await queue.enqueue(tx, { name: "deliver-refused-email", data: { emailId: "one" } })
      throw new Error("no room left")
    })
    await expect(failing).rejects.toThrow("no room left")
    expect(await countJobs("deliver-refused-email")).toBe(0)
  })

  test("adds a job by one statement on the caller's connection", async () => {
    queue.work("deliver-email", async () => undefined)
    await queue.start()
    await db.transaction(async (tx) => {
      const { sql, statements } = counted(tx)
      await queue.enqueue(sql, { name: "deliver-email", data: { emailId: "one" } })
      await queue.enqueue(sql, { name: "deliver-email", data: { emailId: "two" } })
      expect(statements).toHaveLength(2)
    })
  })

  test("runs jobs of one name in order", async () => {
    const { promise: last, resolve } = Promise.withResolvers<void>()
    const seen: number[] = []
    queue.work<{ number: number }>("count", async ({ number }) => {
      seen.push(number)
      if (number === 5) resolve()
    })
    await queue.start()
    for (const number of [1, 2, 3, 4, 5]) await queue.enqueue(db, { name: "count", data: { number } })
    await last
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  test("delays a job", async () => {
    const holds = recorder<object>()
    queue.work("expire-hold", holds.work)
    await queue.start()
    await queue.enqueue(db, { name: "expire-hold", data: {}, startAfterSeconds: 900 })
    const rows = await db.execute<{ seconds: number }>(
      "select round(extract(epoch from start_after - now()))::int as seconds from pgboss.job where name = 'expire-hold'",
    )
    expect(rows[0]?.seconds).toBeGreaterThan(890)
  })

  test("[L-25] logs and retries a job whose worker throws", async () => {
    const { promise: warned, resolve } = Promise.withResolvers<object>()
    const log: Log = { ...silentLog, warn: (facts: object) => resolve(facts) }
    const watched = createQueue(db, log)
    watched.work("deliver-late-email", async () => {
      throw new Error("the post is closed")
    })
    await watched.start()
    await watched.enqueue(db, { name: "deliver-late-email", data: {} })
    expect(await warned).toMatchObject({ job: "deliver-late-email", attempt: 1 })
    await watched.stop()
    const rows = await db.execute(
      "select state, retry_limit from pgboss.job where name = 'deliver-late-email'",
    )
    expect(rows).toEqual([{ state: "retry", retry_limit: 8 }])
  })

  test("[L-25] restarts a job of a dead process within a minute", { timeout: 50_000 }, async () => {
    const taken = recorder<{ emailId: string }>()
    queue.work("deliver-lost-email", taken.work)
    await queue.start()
    await queue.enqueue(db, {
      name: "deliver-lost-email",
      data: { emailId: "lost" },
      startAfterSeconds: 3600,
    })
    // The state that a killed process leaves, with an expired heartbeat.
    await db.execute(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '20 seconds', start_after = now()
       where name = 'deliver-lost-email'`,
    )
    await expect.poll(() => taken.seen, { timeout: 40_000, interval: 500 }).toEqual([{ emailId: "lost" }])
  })

  test("refuses a job without a worker", async () => {
    await queue.start()
    await expect(queue.enqueue(db, { name: "forgotten", data: {} })).rejects.toThrow(
      "no worker of the job forgotten",
    )
  })

  test("stores schedules in the hotel's time zone, and removes undeclared ones", async () => {
    queue.schedule("nightly-audit", "30 3 * * *", async () => undefined)
    await queue.start()
    const schedules = "select name, cron, timezone from pgboss.schedule"
    expect(await db.execute(schedules)).toEqual([
      { name: "nightly-audit", cron: "30 3 * * *", timezone: "Asia/Kolkata" },
    ])
    await queue.stop()
    queue = createQueue(db, silentLog)
    await queue.start()
    expect(await db.execute(schedules)).toEqual([])
  })

  test("stops after the running job ends", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let isDone = false
    queue.work("slow", async () => {
      begin()
      await gate
      isDone = true
    })
    await queue.start()
    await queue.enqueue(db, { name: "slow", data: {} })
    await begun
    const stopped = queue.stop()
    open()
    await stopped
    expect(isDone).toBe(true)
    expect(await db.execute("select state from pgboss.job where name = 'slow'")).toEqual([
      { state: "completed" },
    ])
  })
})
