import { reconcilePayments } from "#src/features/bookings/pay/settle-payment.service.ts"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createTestDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { bundle } from "#test/stress/bundle.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { listLostChanges, newJournal } from "#test/stress/journal.ts"
import { killRepeatedly } from "#test/stress/kills.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"

// `npm run test:crashes` runs more; half of them on each database.
const kills = Math.ceil(Number(process.env["CRASH_POINTS"] ?? 40) / 2)
const timeoutMilliseconds = 300_000 + kills * 15_000
let program: string
let database: TestDatabase | undefined
let folder: string | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), "vimana-kills-"))
  program = await bundle("test/stress/worker.ts")
})
afterAll(async () => {
  await database?.drop()
  if (folder) await rm(folder, { recursive: true })
})

async function addBusyHotel(db: Database) {
  const platform = await createTestPlatform({ db })
  await aBusyHotel(platform, { types: 3, guests: 3 })
  await platform.close()
}

/** Every acknowledged change is stored, counters and folios agree, and each confirmed booking has its email (L-8). */
async function expectNothingLost(db: Database, acknowledged: ReturnType<typeof newJournal>["acknowledged"]) {
  const platform = await createTestPlatform({ db })
  await db.execute("update payments set captured_at = now() - interval '1 hour'")
  await reconcilePayments(platform)
  expect(await listLostChanges(platform, acknowledged)).toEqual([])
  expect(await checkHotel(db)).toEqual(noFindings)
  expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  const silent = await db.execute(
    `select b.id from bookings b where b.confirmed_at is not null and not exists (
      select 1 from pgboss.job j where j.name = 'booking-email' and j.data->>'bookingId' = b.id::text)`,
  )
  const enqueued = platform.queue.jobs.map(({ data }) => (data as { bookingId: string }).bookingId)
  expect(silent.filter((row) => !enqueued.includes((row as { id: string }).id))).toEqual([])
  const untrue = await db.execute(
    `select 1 from pgboss.job j where j.name = 'booking-email'
      and not exists (select 1 from bookings b where b.id::text = j.data->>'bookingId')`,
  )
  expect(untrue).toEqual([])
  await platform.close()
}

// Each test mostly waits for a process to start, so they run concurrently.
describe.concurrent(`kill -9 in the middle, ${kills} times`, () => {
  test(
    "[BOOK-8] [L-6] PostgreSQL loses no acknowledged change",
    async () => {
      if (!database) throw new Error("there is no database")
      await addBusyHotel(database.open())
      const { acknowledged } = newJournal()
      const changes = await killRepeatedly({ kills, program, location: database.url, acknowledged })
      expect(changes).toBeGreaterThan(kills)
      await expectNothingLost(database.open(), acknowledged)
    },
    timeoutMilliseconds,
  )

  test(
    "[BOOK-8] [L-6] the embedded database loses no acknowledged change, and its lock is released",
    async () => {
      const location = join(folder ?? "", "data")
      const db = await openEmbedded(location, silentLog)
      await migrate(db, migrations)
      await addBusyHotel(db)
      const { acknowledged } = newJournal()
      const changes = await killRepeatedly({ kills, program, location, acknowledged })
      expect(changes).toBeGreaterThan(kills)
      await expectNothingLost(await openEmbedded(location, silentLog), acknowledged)
    },
    timeoutMilliseconds,
  )
})
