import { randomUUID } from "node:crypto"
import { once } from "node:events"
import type { Agent } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { ask, createConnection, startClients } from "#test/keep-alive-clients.ts"
import { createEmptyDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { openCluster, type RunningCluster, spawnPrimary } from "#test/running-cluster.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { confirm } from "#test/stress/http.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

let database: TestDatabase
let site: RunningCluster
let platform: TestPlatform

beforeAll(async () => {
  database = await createEmptyDatabase()
  site = await openCluster(database.url, { workers: 2, SEED: "none", TRUSTED_PROXIES: "1" })
  platform = await createTestPlatform({ db: database.open(), now: new Date().toISOString() })
  await aRoom(platform, { stockQuantity: 1000 })
}, 120_000)
afterAll(async () => {
  await platform?.close()
  expect(await site?.close()).toBe(0)
  await database?.drop()
})

const formatDayFirst = (date: string) => date.split("-").toReversed().join("-")
const inDays = (days: number) => formatDayFirst(addDays(platform.clock.today(), days))
const paths = () => [
  "/",
  `/check-availability?checkIn=${inDays(3)}&checkOut=${inDays(5)}&rooms=2-0`,
  "/api/roomcart",
  "/rooms",
  "/signin",
  "/readyz",
]

/** How many requests of a route each worker answered, by worker. */
async function countByWorker(route: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const lines = new RegExp(
    String.raw`^http_request_duration_seconds_count\{.*route="${route}".*worker="(\d+)"\} (\d+)$`,
    "gm",
  )
  for (const [, worker = "", count] of (await site.metrics()).matchAll(lines))
    counts[worker] = (counts[worker] ?? 0) + Number(count)
  return counts
}

const countWorkers = async (route: string) => Object.keys(await countByWorker(route)).length

/** Repeats a round of requests until both workers answered the route: new connections may all reach one. */
async function repeatUntilBothAnswered(route: string, round: () => Promise<void>): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    await round()
    if ((await countWorkers(route)) === 2) return
  }
  throw new Error(`one worker answered every request of ${route}`)
}

const askAll = (path: string, connections: readonly Agent[]) =>
  Promise.all(connections.map((agent) => ask(site.origin, path, agent)))

async function renameRoom(id: string, name: string): Promise<void> {
  const { secret } = await aSignedIn(platform, { role: "owner" })
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, price: "7000", discount: "0", stockQuantity: "5" }))
    form.append(field, value)
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await fetch(`${site.origin}/api/roomcart/${id}`, { method: "PUT", headers, body: form })
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

describe("a cluster", () => {
  test("prints its notices once, and one password that signs in", () => {
    const notices = site.printed.filter((line) => line.includes("Administration: /admin"))
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatch(/password Vm1\S+$/)
  })

  test("[BOOK-8] sells the last room of a night once to guests of both workers", async () => {
    const guests = await Promise.all(Array.from({ length: 40 }, () => aSignedIn(platform)))
    await repeatUntilBothAnswered("/api/booking", async () => {
      const room = await aRoom(platform, { stockQuantity: 1 })
      const stay = { checkIn: inDays(20), checkOut: inDays(21), qty: 1, adult: 2, child: 0 }
      const body = { roomId: room.id, ...stay, paymentMode: "Pay at Hotel" }
      const replies = await Promise.all(
        guests.map(({ secret }) =>
          confirm({ address: site.origin }, { token: secret, key: randomUUID(), body }),
        ),
      )
      const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([201, ...Array.from({ length: 39 }, () => 409)])
    })
    expect(await checkHotel(platform.db)).toEqual(noFindings)
  })

  test("[FAST-5] shows a content edit of one worker on the other", async () => {
    const { id } = await aRoom(platform)
    const connections: Agent[] = []
    await repeatUntilBothAnswered("/rooms", async () => {
      connections.push(...Array.from({ length: 8 }, createConnection))
      await askAll("/rooms", connections)
    })
    const name = `Garden Room ${randomUUID().slice(0, 8)}`
    await renameRoom(id, name)
    await expect
      .poll(async () => (await askAll("/rooms", connections)).every((page) => page.includes(name)), {
        interval: 20,
        timeout: 10_000,
      })
      .toBe(true)
    for (const agent of connections) agent.destroy()
  })

  test("[FAST-5] restarts all its workers under load without a failed request", async () => {
    const before = await site.until("a worker is ready", 2)
    const clients = startClients(site.origin, { count: 8, paths: paths() })
    site.primary.kill("SIGHUP")
    await site.until("all workers are new", 1)
    const after = await site.until("a worker is ready", before.length + 2)
    await expect.poll(() => clients.answers.length).toBeGreaterThan(200)
    const answers = await clients.stop()
    expect(answers.filter(({ problem }) => problem !== null)).toEqual([])
    expect(new Set(after.map(({ pid }) => pid)).size).toBe(after.length)
  })

  test("loses only the requests under way when a worker is killed, and replaces it", async () => {
    const before = await site.until("a worker is ready", 2)
    const clients = startClients(site.origin, { count: 8, paths: paths() })
    await expect.poll(() => clients.answers.length).toBeGreaterThan(50)
    process.kill(before.at(-1)?.pid ?? 0, "SIGKILL")
    const killedAt = performance.now()
    await site.until("a worker is ready", before.length + 1)
    const respawnedAt = performance.now()
    const answers = await clients.stop()
    const problems = answers.filter(({ problem }) => problem !== null)
    expect(problems.length).toBeLessThanOrEqual(8)
    for (const { problem } of problems) expect(problem).toMatch(/ECONNRESET|socket hang up|aborted/)
    const between = answers.filter(({ at }) => at > killedAt && at < respawnedAt)
    expect(between.filter(({ problem }) => problem === null)).not.toEqual([])
  })
})

test("a cluster over the embedded database is refused in one line", async () => {
  const primary = spawnPrimary({ DATABASE_URL: "" })
  let text = ""
  primary.stderr.on("data", (part) => (text += String(part)))
  const [code] = (await once(primary, "exit")) as [number]
  expect(code).toBe(1)
  expect(text).toContain("DATABASE_URL: several processes need PostgreSQL")
})
