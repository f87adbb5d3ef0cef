import { randomInt } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { createClock } from "#src/platform/clock.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { waitUntil } from "#test/wait-until.ts"
import { createHotel, type RunningHotel } from "#test/faults/hotel.ts"
import { createTestDatabase } from "#test/databases/postgresql-database.ts"
import { checkHotel, noFindings } from "./check.ts"
import { createSiteWithGuests, newSiteLoad, runSiteLoad } from "./site-load.ts"

// `npm run test:crashes` runs more; half of them on each database.
const kills = Math.ceil(Number(process.env["SITE_KILLS"] ?? 6) / 2)
const timeoutMilliseconds = 300_000 + kills * 20_000

const settings = { SEED: "none", MAILBOX: "local", PAYMENTS: "sandbox", TRUSTED_PROXIES: "1" } as const
const quiet = { ADMIN_PASSWORD: "Runway27Left", LOG_LEVEL: "error" } as const

/** On a busy machine a site may need seconds until guests book: a kill before that would test nothing. */
async function untilBooked({ confirmed }: ReturnType<typeof newSiteLoad>): Promise<void> {
  const before = confirmed.size
  await waitUntil(() => confirmed.size > before, { seconds: 30, intervalMilliseconds: 20 })
}

/** Kills the built site again and again while guests use it; each start has a minute. */
async function killSite(hotel: RunningHotel, fixture: Awaited<ReturnType<typeof createSiteWithGuests>>) {
  const load = newSiteLoad()
  let isRunning = true
  let slowestStart = 0
  await hotel.start()
  const guests = runSiteLoad({ ...fixture, origin: hotel.origin, load, isRunning: () => isRunning }, 6)
  for (let kill = 1; kill <= kills; kill += 1) {
    await untilBooked(load)
    await pause(300 + randomInt(1500))
    hotel.kill()
    await hotel.ended()
    const endedAt = performance.now()
    await hotel.start()
    slowestStart = Math.max(slowestStart, performance.now() - endedAt)
    if (kill % 25 === 0) process.stdout.write(`${kill} of ${kills} kills, ${load.confirmed.size} bookings\n`)
  }
  isRunning = false
  await guests
  await hotel.stop()
  process.stdout.write(
    `${kills} kills, ${load.confirmed.size} bookings, slowest start ${Math.round(slowestStart)} ms\n`,
  )
  return load
}

/** Expects every booking that an answer confirmed, and accounts that agree. */
async function expectNothingLost(db: Database, { confirmed, faults }: ReturnType<typeof newSiteLoad>) {
  expect(faults).toEqual([])
  expect(confirmed.size).toBeGreaterThan(kills)
  const stored = await db.execute<{ id: string }>("select id from bookings where status = 'confirmed'")
  const ids = new Set(stored.map(({ id }) => id))
  expect([...confirmed].filter((id) => !ids.has(id))).toEqual([])
  expect(await checkHotel(db)).toEqual(noFindings)
  expect(await auditHotel({ db, log: silentLog, clock: createClock() })).toEqual([])
}

test(
  `[BOOK-8] [L-6] the site keeps every booking through ${kills} kills, on PostgreSQL`,
  async () => {
    const database = await createTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), "vimana-site-kills-"))
    const db = database.open()
    const fixture = await createSiteWithGuests(db)
    const hotel = await createHotel({ ...settings, ...quiet, DATA_DIR: dataDir, DATABASE_URL: database.url })
    try {
      await expectNothingLost(db, await killSite(hotel, fixture))
    } finally {
      hotel.kill()
      await hotel.ended()
      await db.close()
      await database.drop()
      await rm(dataDir, { recursive: true })
    }
  },
  timeoutMilliseconds,
)

test(
  `[BOOK-8] [L-6] the site keeps every booking through ${kills} kills, on the embedded database`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "vimana-site-kills-"))
    const empty = await openEmbedded(dataDir, silentLog)
    await migrate(empty, migrations)
    const fixture = await createSiteWithGuests(empty)
    await empty.close()
    const hotel = await createHotel({ ...settings, ...quiet, DATA_DIR: dataDir, DATABASE_URL: "" })
    try {
      const load = await killSite(hotel, fixture)
      const db = await openEmbedded(dataDir, silentLog)
      await expectNothingLost(db, load)
      await db.close()
    } finally {
      hotel.kill()
      await hotel.ended()
      await rm(dataDir, { recursive: true })
    }
  },
  timeoutMilliseconds,
)
