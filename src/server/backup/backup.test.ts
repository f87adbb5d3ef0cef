import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { generateX25519Identity } from "age-encryption"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Config, readConfig } from "#src/config.ts"
import { findBackups } from "#src/features/backups/backups.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createMediaStorage } from "#src/platform/media/create-media-storage.ts"
import { openMigrated } from "#test/databases/migrated-database.ts"
import { runClient } from "#test/stress/clients.ts"
import { listLostChanges, newJournal } from "#test/stress/journal.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { createPaymentPlatform, createTestPlatform } from "#test/test-platform.ts"
import { answerBackupRequests } from "./embedded-requests.ts"
import { restoreBackup } from "./restore-backup.ts"
import { takeBackup } from "./take-backup.ts"
import { verifyBackup } from "./verify-backup.ts"

let folder: string
let key: string
let backup: string

const configOf = (dataDir: string, more: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: join(folder, dataDir), BACKUP_KEY: key, LOG_LEVEL: "silent", ...more })

/** A running hotel over a data folder, which answers requests for backups. */
async function aRunningHotel(dataDir: string, db: Database) {
  const env = { DATA_DIR: join(folder, dataDir) }
  const platform = await createPaymentPlatform({ db, env })
  await answerBackupRequests(platform)
  return platform
}

const owner = { kind: "user", userId: crypto.randomUUID(), role: "owner" } as const
const original = `originals/${"a1".repeat(20)}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vimana-backup-"))
  key = await generateX25519Identity()
  const small = await aRunningHotel("small", await openMigrated(join(folder, "small")))
  backup = (await takeBackup(configOf("small"), join(folder, "files"))).path
  await small.db.close()
})
afterAll(() => rm(folder, { recursive: true }))

describe("a backup of the running embedded hotel", { timeout: 60_000 }, () => {
  test("[SAFE-9] taken while guests book restores to a hotel whose audit is clean, with every booking stored before", async () => {
    const platform = await aRunningHotel("busy", await openMigrated(join(folder, "busy")))
    const hotel = await aBusyHotel(platform, { types: 2, guests: 4 })
    await createMediaStorage(configOf("busy")).write(
      original,
      new TextEncoder().encode("a picture"),
      "image/webp",
    )
    const journal = newJournal()
    const context = { ...hotel, journal, placed: [], payments: [] }
    const over = new AbortController()
    const book = async () => {
      while (!over.signal.aborted) {
        const until = performance.now() + 5
        await Promise.all([1, 2].map(() => runClient(platform, { ...context, until })))
        // Guests think; the embedded database without a pause would never let the event loop turn.
        await pause(50)
      }
    }
    const clients = book()
    await expect
      .poll(() => journal.acknowledged.size, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(20)
    const stored = new Map(journal.acknowledged)
    const { path } = await takeBackup(configOf("busy"), join(folder, "busy-files"))
    over.abort()
    await clients
    expect(journal.faults).toEqual([])
    expect(journal.acknowledged.size).toBeGreaterThan(stored.size)

    expect((await findBackups(platform, owner))?.verified).toBeNull()
    const verified = await verifyBackup(configOf("busy"), path)
    expect(verified).toMatchObject({ differences: [], isRecorded: true })
    const { taken, verified: recorded } = (await findBackups(platform, owner)) ?? {}
    expect(taken).toMatchObject({ id: verified.manifest.id, bytes: (await stat(path)).size })
    expect(recorded?.id).toBe(verified.manifest.id)
    await platform.close()

    const place = configOf("restored")
    expect(await restoreBackup(place, path)).toMatchObject({ differences: [], migrated: [] })
    const restored = await createTestPlatform({ db: await openEmbedded(place.dataDir, silentLog) })
    expect(await listLostChanges(restored, stored)).toEqual([])
    await restored.close()
    const picture = await createMediaStorage(place).read(original)
    expect(picture && (await text(picture.stream))).toBe("a picture")
  })

  test("[SAFE-9] is only for its owner on the machine, and contains nothing that can be read", async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
    const content = await readFile(backup)
    expect(content.subarray(0, 21).toString()).toBe("age-encryption.org/v1")
    for (const word of ["manifest.json", "ustar", key]) expect(content.includes(word)).toBe(false)
    expect(await readdir(join(folder, "small", "backup-requests"))).toEqual([])
  })

  test("[SAFE-9] a public site makes none without a key", async () => {
    const open = configOf("small", { ORIGIN: "https://vimana.example", BACKUP_KEY: "" })
    await expect(takeBackup(open, join(folder, "none"))).rejects.toThrow("set BACKUP_KEY")
  })

  test("[SAFE-9] a folder without a hotel is named, and stays as it is", async () => {
    const config = configOf("no-hotel")
    await expect(takeBackup(config, join(folder, "none"))).rejects.toThrow("has no hotel")
    expect(await readdir(config.dataDir).catch(() => null)).toBeNull()
    expect(await readdir(join(folder, "none"))).toEqual([])
  })
})

/** A changed copy of the backup. */
async function changed(change: (path: string, bytes: number) => Promise<unknown>): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.tar.age`)
  await copyFile(backup, path)
  await change(path, (await stat(path)).size)
  return path
}

async function flipByte(path: string, at: number): Promise<void> {
  const content = await readFile(path)
  content[at] = (content[at] ?? 0) ^ 1
  await writeFile(path, content)
}

describe("a restore refuses", { timeout: 60_000 }, () => {
  const isUntouched = async (place: Config) =>
    expect(await readdir(place.dataDir).catch(() => [])).toEqual([])

  test.each([
    ["cut short by one byte", (path: string, bytes: number) => truncate(path, bytes - 1)],
    ["cut in the middle", (path: string, bytes: number) => truncate(path, Math.floor(bytes / 2))],
    // A whole number of chunks: only a format that marks its last chunk notices (STREAM, Hoang et al. 2015).
    ["cut between two chunks", (path: string) => truncate(path, 200 + 16 + 3 * (65_536 + 16))],
    ["changed in one bit", (path: string, bytes: number) => flipByte(path, Math.floor(bytes / 2))],
    ["empty", (path: string) => truncate(path, 0)],
  ])("[SAFE-9] a file that is %s, and writes nothing", async (_name, change) => {
    const place = configOf(`damaged-${crypto.randomUUID()}`)
    await expect(restoreBackup(place, await changed(change))).rejects.toThrow(/is damaged|is not encrypted/)
    await isUntouched(place)
  })

  test("[SAFE-9] a readable backup with a changed byte", async () => {
    const { path } = await takeBackup(configOf("small", { BACKUP_KEY: "" }), join(folder, "readable"))
    const place = configOf("readable-place", { BACKUP_KEY: "" })
    await expect(restoreBackup(configOf("readable-place"), path)).rejects.toThrow("BACKUP_KEY is set")
    await flipByte(path, Math.floor((await stat(path)).size / 2))
    await expect(restoreBackup(place, path)).rejects.toThrow("is damaged")
    await isUntouched(place)
  })

  test("[SAFE-9] another key, no key and a missing file, each by its name", async () => {
    const place = configOf("wrong-key", { BACKUP_KEY: await generateX25519Identity() })
    await expect(restoreBackup(place, backup)).rejects.toThrow("was encrypted with another key")
    await expect(restoreBackup({ ...place, backupKey: null }, backup)).rejects.toThrow("is encrypted. Set")
    await expect(restoreBackup(place, join(folder, "nothing"))).rejects.toThrow("cannot be read")
    await isUntouched(place)
  })

  test("[SAFE-9] a place that is not empty", async () => {
    await expect(restoreBackup(configOf("small"), backup)).rejects.toThrow("has a database")
    const place = configOf("with-media")
    await createMediaStorage(place).write(original, new Uint8Array([1]), "image/webp")
    await expect(restoreBackup(place, backup)).rejects.toThrow(
      `The media storage is not empty: it has ${original}`,
    )
  })

  test("[SAFE-9] the other kind of database, and a backup of a newer version", async () => {
    const other = configOf("other", { DATABASE_URL: "postgres://127.0.0.1:1/none" })
    await expect(restoreBackup(other, backup)).rejects.toThrow("is of the embedded database")
    const db = await openMigrated(join(folder, "newer"))
    await db.execute("insert into migrations (name) values ('9999-later')")
    await db.close()
    const { path } = await takeBackup(configOf("newer"), join(folder, "newer-files"))
    await expect(restoreBackup(configOf("newer-place"), path)).rejects.toThrow("with 9999-later")
  })
})

test("[SAFE-9] a backup of an older version is brought up to date", { timeout: 60_000 }, async () => {
  const older = await openMigrated(join(folder, "older"))
  await older.execute("drop table backups; delete from migrations where name = '0026-backups'")
  await older.close()
  const { path, isRecorded } = await takeBackup(configOf("older"), join(folder, "older-files"))
  expect(isRecorded).toBe(false)
  const restored = await restoreBackup(configOf("updated"), path)
  expect(restored).toMatchObject({ differences: [], migrated: ["0026-backups"] })
})
