import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readConfig } from "#src/config.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { type Log, silentLog } from "#src/platform/log/log.ts"
import type { Platform } from "#src/platform/platform.ts"
import { createQueue } from "#src/platform/queue/pg-boss-queue.ts"
import { boot, shutDown } from "#src/server/boot.ts"
import { createListener } from "#src/server/listener.ts"
import { outageMessages } from "#src/shared/language/outage-messages.ts"
import { listen, portOf } from "#test/local-server.ts"
import { createEmptyDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { type ProxyMode, startTcpProxy, type TcpProxy } from "#test/services/tcp-proxy.ts"

let database: TestDatabase
let proxy: TcpProxy
let proxiedUrl: string
let platform: Platform
let server: Server

beforeAll(async () => {
  database = await createEmptyDatabase()
  const url = new URL(database.url)
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) || 5432 })
  url.hostname = "127.0.0.1"
  url.port = String(proxy.port)
  proxiedUrl = url.href
  const settings = { DATABASE_URL: proxiedUrl, ADMIN_PASSWORD: "Runway27Left", LOG_LEVEL: "silent" }
  ;({ platform } = await boot(readConfig(settings), "http://127.0.0.1:3000"))
  const listener = createListener(platform, async () => {
    const [row] = await platform.db.execute<{ count: number }>(
      "select count(*)::int as count from room_types",
    )
    return new Response(`rooms: ${row?.count}`, { headers: { "content-type": "text/html" } })
  })
  server = createServer(listener)
  await listen(server)
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await proxy.set("pass")
  await shutDown(platform)
  await proxy.close()
  await database.drop()
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const port = portOf(server)
  const begun = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const body = await response.text()
  return { status: response.status, headers: response.headers, body, milliseconds: performance.now() - begun }
}

const signedIn = { authorization: `Bearer ${"a".repeat(43)}` }

/** A cached page, a page of an account, an API call and the readiness check. */
const requestAll = () =>
  Promise.all([ask("/rooms"), ask("/my-account", signedIn), ask("/api/roomcart"), ask("/readyz")])

// In milliseconds: the timeout that PostgreSQL gets, and a time that only a call without any timeout exceeds.
const statementTimeout = 4000
const hung = 20_000

test("[SAFE-6] a statement and a wait for a lock are given up within 5 s", async () => {
  const settings = await platform.db.execute(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
  )
  expect(settings).toEqual([{ statement: "4s", lock: "4s" }])
})

async function expectOutage(within: number): Promise<void> {
  const [kept, own, call, ready] = await requestAll()
  expect([kept.status, own.status, call.status, ready.status]).toEqual([200, 503, 503, 503])
  expect(kept.body).toBe("rooms: 0")
  expect(own.body).toContain(outageMessages.unavailable.title)
  expect(own.headers.get("content-type")).toContain("text/html")
  expect(JSON.parse(call.body)).toEqual({ result: "Error", reason: outageMessages.unavailable.text })
  for (const { headers } of [own, call, ready]) expect(headers.get("retry-after")).toBe("5")
  for (const { milliseconds } of [kept, own, call, ready]) expect(milliseconds).toBeLessThan(within)
}

describe("a database that is", () => {
  test.each<[ProxyMode, string]>([
    ["drop", "silent"],
    ["close", "cut off"],
    ["refuse", "gone"],
    ["delay", "slow"],
  ])(
    "[SAFE-6] %s (%s): kept pages stay, the rest is 503 within 5 s, and all recovers by itself",
    async (mode) => {
      const before = await requestAll()
      expect(before.map(({ status }) => status)).toEqual([200, 404, 200, 200])

      await proxy.set(mode)
      await expectOutage(hung)
      await expect.poll(() => platform.db.isAnswering(), { timeout: hung }).toBe(false)
      await expectOutage(statementTimeout)
      expect((await ask("/healthz")).status).toBe(200)
      expect((await ask("/my-account")).status).toBe(503)

      await proxy.set("pass")
      // There are no requests until then.
      await expect.poll(() => platform.db.isAnswering(), { timeout: 2 * hung }).toBe(true)
      const after = await requestAll()
      expect(after.map(({ status }) => status)).toEqual([200, 404, 200, 200])
      for (const { milliseconds } of after) expect(milliseconds).toBeLessThan(statementTimeout)
    },
  )

  test("[SAFE-6] locked by another session: requests that wait for it get 503 within 5 s, others are served", async () => {
    const other = database.open()
    await other.transaction(async (tx) => {
      await tx.execute("lock table room_types in access exclusive mode")
      const [call, ready] = await Promise.all([ask("/api/roomcart"), ask("/readyz")])
      expect([call.status, ready.status]).toEqual([503, 200])
      expect(call.milliseconds).toBeLessThan(hung)
    })
    await other.close()
    expect((await ask("/api/roomcart")).status).toBe(200)
  })
})

test("[SAFE-6] cut off during a query: the query fails, and the process continues", async () => {
  const other = database.open()
  const waiting = platform.db.execute("select pg_sleep(60) as waiting")
  const running = () =>
    other.execute(
      "select 1 from pg_stat_activity where query like '%pg_sleep%waiting' and datname = current_database()",
    )
  await expect.poll(async () => (await running()).length, { timeout: 10_000 }).toBe(1)
  await Promise.all([expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable), proxy.set("close")])
  await proxy.set("pass")
  await expect.poll(() => ask("/readyz").then(({ status }) => status), { timeout: 15_000 }).toBe(200)
  await other.close()
})

test("[SAFE-6] read-only: a write is answered as unavailable, not as an error", async () => {
  const write = platform.db.transaction(async (tx) => {
    await tx.execute("set transaction read only")
    await tx.execute("delete from rate_limits")
  })
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable)
})

test("[SAFE-6] the log says once that the database is silent, and once that it is back", async () => {
  const lines: string[] = []
  const record = (_facts: object, text: string) => void lines.push(text)
  const log = { ...silentLog, info: record, warn: record, error: record } as unknown as Log
  const db = openPostgresql(proxiedUrl, log)
  const queue = createQueue(db, log)
  queue.work("deliver-email", async () => undefined)
  await queue.start()
  const tenQueries = () => Promise.allSettled(Array.from({ length: 10 }, () => db.execute("select 1")))
  await tenQueries()
  await proxy.set("drop")
  const first = await tenQueries()
  expect(first.every(({ status }) => status === "rejected")).toBe(true)
  await tenQueries()
  // The queue polls once a second.
  await new Promise((wake) => setTimeout(wake, 3000))
  await proxy.set("pass")
  await expect.poll(() => db.isAnswering(), { timeout: 10_000 }).toBe(true)
  await tenQueries()
  await queue.stop()
  await db.close()
  expect(lines).toEqual(["the database does not answer", "the database answers again"])
})
