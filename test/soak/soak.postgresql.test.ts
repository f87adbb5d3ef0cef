import { readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import {
  expectConsistentHotel,
  restoreServices,
  startEnvironment,
  type Environment,
} from "#test/faults/environment.ts"
import { createSiteWithGuests, newSiteLoad, runSiteLoad, type SiteLoad } from "#test/stress/site-load.ts"

// Only `npm run test:soak` sets it.
const minutes = Number(process.env["SOAK_MINUTES"] ?? 0)
const callers = 8
const faultSeconds = 20

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** The memory of a process on Linux. */
const memoryOf = (pid: number): number =>
  megabytes(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024)

/** In turn: kills the app, ends its connections, silences the database, stops it. Each is followed by time to recover. */
const faults: readonly (readonly [string, (environment: Environment) => Promise<unknown>])[] = [
  [
    "the app is killed",
    async ({ hotel }) => {
      hotel.kill()
      await hotel.ended()
      await hotel.start()
    },
  ],
  ["its connections end", ({ user }) => user.disconnect()],
  ["the database is silent", ({ database }) => database.set("drop").then(() => pause(3000))],
  ["the database is gone", ({ database }) => database.set("refuse").then(() => pause(3000))],
]

const quantile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN)

function summaryOf(
  { times, answers, confirmed }: SiteLoad,
  memory: readonly number[],
  injected: number,
): string {
  const end = minutes * 60
  const parts = [0, 1, 2].map((third) =>
    times
      .filter(({ at }) => at >= (end * third) / 3 && at < (end * (third + 1)) / 3)
      .map((one) => one.milliseconds),
  )
  const latency = (share: number) => parts.map((part) => quantile(part, share)).join(", ")
  return [
    `${minutes} minutes, ${injected} faults, ${times.length} answers, ${confirmed.size} bookings`,
    `latency in ms in each third: median ${latency(0.5)}; p99 ${latency(0.99)}`,
    `memory in MB before each fault: ${memory.join(" ")}`,
    ...[...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind}: ${count}`),
    "",
  ].join("\n")
}

/** Waits until the site answers from its database. */
async function recover(environment: Environment): Promise<number> {
  const begunAt = performance.now()
  await restoreServices(environment)
  await environment.hotel.ready()
  return performance.now() - begunAt
}

test.skipIf(minutes === 0)(
  "[SAFE-6] [BOOK-8] a mixed load with kills of the app and the database loses no booking and does not get slower",
  async () => {
    const environment = await startEnvironment()
    try {
      const fixture = await createSiteWithGuests(environment.db, 600)
      const load = newSiteLoad()
      const memory: number[] = []
      const endsAt = performance.now() + minutes * 60_000
      const isRunning = () => performance.now() < endsAt
      const guests = runSiteLoad({ ...fixture, origin: environment.hotel.origin, load, isRunning }, callers)
      let injected = 0
      while (performance.now() + faultSeconds * 1000 < endsAt) {
        await pause(faultSeconds * 1000)
        memory.push(memoryOf(environment.hotel.pid()))
        const [name, inject] = faults[injected % faults.length] ?? ["none", () => Promise.resolve()]
        await inject(environment)
        injected += 1
        expect([name, (await recover(environment)) < 60_000]).toEqual([name, true])
      }
      await guests
      process.stdout.write(summaryOf(load, memory, injected))
      expect(load.faults).toEqual([])
      const stored = await environment.db.execute<{ id: string }>(
        "select id from bookings where status = 'confirmed'",
      )
      const ids = new Set(stored.map(({ id }) => id))
      expect([...load.confirmed].filter((id) => !ids.has(id))).toEqual([])
      await expectConsistentHotel(environment)
    } finally {
      await environment.close()
    }
  },
  minutes * 60_000 + 300_000,
)
