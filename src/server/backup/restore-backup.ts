import { randomUUID } from "node:crypto"
import { createWriteStream, openAsBlob } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import type { Config } from "#src/config.ts"
import { formatDifference } from "#src/features/accounting/audit-checks.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { checkArchive, readArchive } from "#src/platform/backup/archive.ts"
import { BackupProblem } from "#src/platform/backup/backup-problem.ts"
import { readDatabaseFacts } from "#src/platform/backup/database-facts.ts"
import type { Manifest } from "#src/platform/backup/manifest.ts"
import { restorePostgresql } from "#src/platform/backup/postgresql-tools.ts"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { createClock } from "#src/platform/clock.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createMediaStorage } from "#src/platform/media/create-media-storage.ts"
import { checkRestoreTarget } from "./check-restore-target.ts"

type Bytes = AsyncIterable<Uint8Array>

async function restoreEmbedded(dataDir: string, dump: Bytes): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, `${randomUUID()}.restoring`)
  try {
    await pipeline(dump, createGunzip(), createWriteStream(path, { flags: "wx", mode: 0o600 }))
    const db = await openEmbedded(dataDir, silentLog, await openAsBlob(path)).catch((cause: unknown) => {
      throw new BackupProblem(
        `The embedded database of this version cannot open the dump: ${String(cause)}. Restore with the version that made it.`,
        { cause },
      )
    })
    await db.close()
  } finally {
    await rm(path, { force: true })
  }
}

const openRestored = async ({ databaseUrl, dataDir }: Config): Promise<Database> =>
  databaseUrl ? openPostgresql(databaseUrl, silentLog) : openEmbedded(dataDir, silentLog)

/** The tables whose number of rows differs from the manifest. */
async function compareRows(db: Database, { database }: Manifest): Promise<string[]> {
  const { rows } = await db.longTransaction(readDatabaseFacts)
  return Object.entries(database.rows)
    .filter(([table, count]) => rows[table] !== count)
    .map(([table, count]) => `${table} has ${rows[table] ?? "no"} rows instead of ${count}`)
}

/** Compares a restored database with the manifest, applies newer migrations and audits it. */
async function checkRestored(config: Config, manifest: Manifest): Promise<Omit<Restored, "manifest">> {
  const db = await openRestored(config)
  try {
    const wrongRows = await compareRows(db, manifest)
    const migrated = await migrate(db, migrations)
    const audited = await auditHotel({ db, log: silentLog, clock: createClock() })
    return { migrated, differences: [...wrongRows, ...audited.map(formatDifference)] }
  } finally {
    await db.close()
  }
}

export type Restored = {
  readonly manifest: Manifest
  /** The migrations that are newer than the backup. */
  readonly migrated: readonly string[]
  /** What the audit found, a line for each; empty when the hotel is clean. */
  readonly differences: readonly string[]
}

/**
 * Restores a backup into the empty place of the settings, brings it up to date and audits it. Verifies every checksum
 * before it writes. Throws BackupProblem.
 */
export async function restoreBackup(config: Config, path: string): Promise<Restored> {
  const target = { path, key: config.backupKey }
  const manifest = await checkArchive(target)
  await checkRestoreTarget(config, manifest)
  const media = createMediaStorage(config)
  await readArchive(target, {
    database: (dump) =>
      config.databaseUrl
        ? restorePostgresql(config.databaseUrl, dump)
        : restoreEmbedded(config.dataDir, dump),
    // A picture is as large as an upload may be, and the storage writes it at once.
    media: async (key, file) => media.write(key, await buffer(file), "application/octet-stream"),
  })
  return { manifest, ...(await checkRestored(config, manifest)) }
}
