import { createReadStream, existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { createGzip } from "node:zlib"
import { z } from "zod"
import type { Config } from "#src/config.ts"
import type { BackupRecord } from "#src/features/backups/backup-record.ts"
import { recordBackup } from "#src/features/backups/backups.service.ts"
import { BackupProblem } from "#src/platform/backup/backup-problem.ts"
import { readDatabaseFacts } from "#src/platform/backup/database-facts.ts"
import { requestFromHolder } from "#src/platform/backup/folder-requests.ts"
import type { DatabaseFacts } from "#src/platform/backup/manifest.ts"
import { dumpPostgresql } from "#src/platform/backup/postgresql-tools.ts"
import { DataFolderInUse } from "#src/platform/db/data-folder-lock.ts"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { answerBackupRequest, type BackupRequest, dumpAnswer } from "./embedded-requests.ts"

export type Snapshot = { readonly facts: DatabaseFacts; readonly dump: AsyncIterable<Uint8Array> }

/** The database of a hotel that may be running, for backups. */
export type HotelDatabase = {
  readonly kind: Database["kind"]
  /** Returns a dump and the facts of one moment, while the hotel runs. */
  snapshot<T>(use: (snapshot: Snapshot) => Promise<T>): Promise<T>
  /** Records a backup; false when the database is older than the table of backups. */
  record(backup: BackupRecord): Promise<boolean>
  close(): Promise<void>
}

function onPostgresql(url: string): HotelDatabase {
  const db = openPostgresql(url, silentLog)
  return {
    kind: "postgresql",
    snapshot: (use) =>
      db.longTransaction(async (tx) => {
        await tx.execute("set transaction isolation level repeatable read, read only")
        const [exported] = await tx.execute<{ id: string }>("select pg_export_snapshot() as id")
        const facts = await readDatabaseFacts(tx)
        // The transaction stays open: its end would end the snapshot.
        return use({ facts, dump: dumpPostgresql(url, exported?.id ?? "") })
      }),
    record: (backup) => recordBackup(db, backup),
    close: () => db.close(),
  }
}

type Ask = (request: BackupRequest) => Promise<unknown>

/** Uses the running hotel that holds the data folder, or opens the folder when none runs. */
async function openHolder(dataDir: string): Promise<{ ask: Ask; close: () => Promise<void> }> {
  try {
    const db = await openEmbedded(dataDir, silentLog)
    return { ask: async (request) => answerBackupRequest(db, dataDir, request), close: () => db.close() }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return { ask: (request) => requestFromHolder(dataDir, request), close: async () => undefined }
  }
}

/** Throws for a data folder without a hotel: to open it would create an empty one. */
export function requireHotel({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): void {
  if (!databaseUrl && !existsSync(join(dataDir, "database")))
    throw new BackupProblem(`The data folder ${dataDir} has no hotel. Check DATA_DIR and DATABASE_URL.`)
}

async function onEmbedded(dataDir: string): Promise<HotelDatabase> {
  const { ask, close } = await openHolder(dataDir)
  return {
    kind: "embedded",
    async snapshot(use) {
      const { path, facts } = dumpAnswer.parse(await ask({ action: "dump" }))
      try {
        return await use({ facts, dump: createReadStream(path).pipe(createGzip()) })
      } finally {
        await rm(path, { force: true })
      }
    },
    record: async (backup) => z.boolean().parse(await ask({ action: "record", backup })),
    close,
  }
}

/** Opens the database of the settings without changing it, even while the hotel runs. */
export async function openHotelDatabase(config: Config): Promise<HotelDatabase> {
  requireHotel(config)
  return config.databaseUrl ? onPostgresql(config.databaseUrl) : onEmbedded(config.dataDir)
}
