import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generateX25519Identity } from "age-encryption"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Config, readConfig } from "#src/config.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { createEmptyDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { runClient } from "#test/stress/clients.ts"
import { listLostChanges, newJournal } from "#test/stress/journal.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { createPaymentPlatform, createTestPlatform } from "#test/test-platform.ts"
import { boot, shutDown } from "../boot.ts"
import { restoreBackup } from "./restore-backup.ts"
import { takeBackup } from "./take-backup.ts"
import { verifyBackup } from "./verify-backup.ts"

let folder: string
let key: string
let hotel: TestDatabase
let empty: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vimana-backup-"))
  key = await generateX25519Identity()
  hotel = await createEmptyDatabase()
  empty = await createEmptyDatabase()
})
afterAll(async () => {
  await hotel.drop()
  await empty.drop()
  await rm(folder, { recursive: true })
})

const configOf = ({ url }: TestDatabase, name: string): Config =>
  readConfig({
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
    BACKUP_KEY: key,
    SEED: "demo",
    ADMIN_PASSWORD: "Runway27Left",
    LOG_LEVEL: "silent",
  })

test("[SAFE-9] a backup taken under load restores to a hotel whose audit is clean, with every booking stored before", async () => {
  const config = configOf(hotel, "hotel")
  const running = await boot(config, "http://127.0.0.1:3000")
  const platform = await createPaymentPlatform({ db: hotel.open() })
  const busy = await aBusyHotel(platform, { types: 2, guests: 8 })
  const journal = newJournal()
  const over = new AbortController()
  const book = async () => {
    while (!over.signal.aborted)
      await runClient(platform, {
        ...busy,
        journal,
        placed: [],
        payments: [],
        until: performance.now() + 500,
      })
  }
  const clients = Promise.all(Array.from({ length: 16 }, book))
  await expect
    .poll(() => journal.acknowledged.size, { timeout: 60_000, interval: 20 })
    .toBeGreaterThanOrEqual(50)
  const stored = new Map(journal.acknowledged)
  const { path, manifest, isRecorded } = await takeBackup(config, join(folder, "files"))
  over.abort()
  await clients
  expect(journal.faults).toEqual([])
  expect(journal.acknowledged.size).toBeGreaterThan(stored.size)
  expect(isRecorded).toBe(true)
  expect(manifest.database.rows["pgboss.job_common"]).toBeTypeOf("number")

  expect(await verifyBackup(config, path)).toMatchObject({ differences: [], isRecorded: true })
  const scratch = await platform.db.execute("select 1 from pg_database where datname like 'vimana_verify_%'")
  expect(scratch).toEqual([])
  await platform.close()
  await shutDown(running.platform)

  const place = configOf(empty, "restored")
  await expect(restoreBackup(configOf(hotel, "restored"), path)).rejects.toThrow("is not empty")
  expect(await restoreBackup(place, path)).toMatchObject({ differences: [], migrated: [] })
  // The restored hotel starts, with its job queue.
  const restarted = await boot(place, "http://127.0.0.1:3000")
  await shutDown(restarted.platform)
  const restored = await createTestPlatform({ db: empty.open() })
  expect(await listLostChanges(restored, stored)).toEqual([])
  expect(await checkHotel(restored.db)).toMatchObject({
    ...noFindings,
    ledger: expect.any(Array) as string[],
  })
  expect(await auditHotel(restored)).toEqual([])
  await restored.close()
})

test("[SAFE-9] a failed restore leaves an empty database, and says what failed", async () => {
  const { path } = await takeBackup(configOf(hotel, "hotel"), join(folder, "more-files"))
  const readOnly = await createEmptyDatabase()
  const db = readOnly.open()
  await db.execute(`do $$ begin execute format(
    'alter database %I set default_transaction_read_only = on', current_database()); end $$`)
  await db.close()
  await expect(restoreBackup(configOf(readOnly, "read-only"), path)).rejects.toThrow(
    /pg_restore failed: .*read-only transaction/s,
  )
  await readOnly.drop()
})
