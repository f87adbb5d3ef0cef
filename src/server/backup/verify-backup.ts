import { randomBytes } from "node:crypto"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Config } from "#src/config.ts"
import { BackupProblem } from "#src/platform/backup/backup-problem.ts"
import { parseDatabaseError } from "#src/platform/db/database.ts"
import { openForBulkWork } from "#src/platform/db/postgresql.ts"
import { openHotelDatabase } from "./hotel-database.ts"
import { restoreBackup, type Restored } from "./restore-backup.ts"

type Scratch = { readonly url: string; readonly drop: () => Promise<void> }

/** An empty database on the server of the hotel. */
async function createScratch(databaseUrl: string): Promise<Scratch> {
  const name = `vimana_verify_${randomBytes(6).toString("hex")}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const onServer = async (sql: string) => {
    const db = openForBulkWork(databaseUrl)
    try {
      await db.execute(sql)
    } finally {
      await db.close()
    }
  }
  await onServer(`create database ${name}`).catch((error: unknown) => {
    // insufficient_privilege (postgresql.org/docs/current/errcodes-appendix.html)
    if (parseDatabaseError(error)?.code !== "42501") throw error
    throw new BackupProblem(
      "The user of DATABASE_URL may not create the scratch database. Grant it CREATEDB.",
    )
  })
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function restoreToScratch(config: Config, path: string): Promise<Restored> {
  const dataDir = await mkdtemp(join(tmpdir(), "vimana-verify-"))
  const scratch = config.databaseUrl ? await createScratch(config.databaseUrl) : null
  try {
    return await restoreBackup(
      { ...config, databaseUrl: scratch?.url ?? null, dataDir, objectStore: null },
      path,
    )
  } finally {
    await scratch?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Verified = Restored & { readonly isRecorded: boolean }

/** Restores a backup into a scratch instance, audits it, deletes it, and records the time when it was clean. */
export async function verifyBackup(config: Config, path: string): Promise<Verified> {
  const restored = await restoreToScratch(config, path)
  if (restored.differences.length > 0) return { ...restored, isRecorded: false }
  return { ...restored, isRecorded: await recordVerified(config, path, restored) }
}

async function recordVerified(config: Config, path: string, { manifest }: Restored): Promise<boolean> {
  const { id, takenAt } = manifest
  const { size: bytes } = await stat(path)
  const hotel = await openHotelDatabase(config)
  const record = { id, takenAt, bytes, verifiedAt: new Date().toISOString() }
  try {
    return await hotel.record(record)
  } finally {
    await hotel.close()
  }
}
