import { readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { expectSoundBooks, restoreServices, openWorld, type World } from "#test/faults/world.ts"
import { createSiteWithGuests, newSiteLoad, runSiteLoad, type SiteLoad } from "#test/stress/site-load.ts"

// Only `npm run test:soak` sets it.
const minutes = Number(process.env["SOAK_MINUTES"] ?? 0)
const callers = 8
const strikeSeconds = 20

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** The memory of a process on Linux. */
const memoryOf = (pid: number): number =>
  megabytes(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024)

/** The app killed, its connections ended, the database silent and gone, in turn: each then has time to recover. */
const strikes: readonly (readonly [string, (world: World) => Promise<unknown>])[] = [
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
  struck: number,
): string {
  const end = minutes * 60
  const parts = [0, 1, 2].map((third) =>
    times
      .filter(({ at }) => at >= (end * third) / 3 && at < (end * (third + 1)) / 3)
      .map((one) => one.milliseconds),
  )
  const latency = (share: number) => parts.map((part) => quantile(part, share)).join(", ")
  return [
    `${minutes} minutes, ${struck} strikes, ${times.length} answers, ${confirmed.size} bookings`,
    `latency in ms in each third: median ${latency(0.5)}; p99 ${latency(0.99)}`,
    `memory in MB before each strike: ${memory.join(" ")}`,
    ...[...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind}: ${count}`),
    "",
  ].join("\n")
}

/** Waits until the site answers from its database. */
async function recover(world: World): Promise<number> {
  const begunAt = performance.now()
  await restoreServices(world)
  await world.hotel.ready()
  return performance.now() - begunAt
}

test.skipIf(minutes === 0)(
  "[SAFE-6] [BOOK-8] a mixed load with kills of the app and the database loses no booking and does not get slower",
  async () => {
    const world = await openWorld()
    try {
      const furnished = await createSiteWithGuests(world.db, 600)
      const load = newSiteLoad()
      const memory: number[] = []
      const endsAt = performance.now() + minutes * 60_000
      const isRunning = () => performance.now() < endsAt
      const guests = runSiteLoad({ ...furnished, origin: world.hotel.origin, load, isRunning }, callers)
      let struck = 0
      while (performance.now() + strikeSeconds * 1000 < endsAt) {
        await pause(strikeSeconds * 1000)
        memory.push(memoryOf(world.hotel.pid()))
        const [name, strike] = strikes[struck % strikes.length] ?? ["none", () => Promise.resolve()]
        await strike(world)
        struck += 1
        expect([name, (await recover(world)) < 60_000]).toEqual([name, true])
      }
      await guests
      process.stdout.write(summaryOf(load, memory, struck))
      expect(load.faults).toEqual([])
      const stored = await world.db.execute<{ id: string }>(
        "select id from bookings where status = 'confirmed'",
      )
      const ids = new Set(stored.map(({ id }) => id))
      expect([...load.confirmed].filter((id) => !ids.has(id))).toEqual([])
      await expectSoundBooks(world)
    } finally {
      await world.close()
    }
  },
  minutes * 60_000 + 300_000,
)
