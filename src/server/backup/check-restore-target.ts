import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "#src/config.ts"
import { BackupProblem } from "#src/platform/backup/backup-problem.ts"
import { listTables } from "#src/platform/backup/database-facts.ts"
import type { Manifest } from "#src/platform/backup/manifest.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createMediaStorage } from "#src/platform/media/create-media-storage.ts"
import { mediaFolders } from "./take-backup.ts"

async function checkPostgresql(url: string, major: number): Promise<void> {
  const db = openPostgresql(url, silentLog)
  try {
    const [server] = await db.execute<{ major: number }>(
      "select current_setting('server_version_num')::integer / 10000 as major",
    )
    if ((server?.major ?? 0) < major)
      throw new BackupProblem(
        `The backup is of PostgreSQL ${major}. Restore it into that version or a newer one.`,
      )
    if ((await listTables(db)).length > 0)
      throw new BackupProblem(
        "The database of DATABASE_URL is not empty. Create an empty database and set DATABASE_URL to it.",
      )
  } finally {
    await db.close()
  }
}

function checkDataFolder(dataDir: string): void {
  if (existsSync(join(dataDir, "database")))
    throw new BackupProblem(`The data folder ${dataDir} has a database. Set DATA_DIR to an empty folder.`)
}

/** Throws BackupProblem when the media storage has files. */
async function checkMedia(config: Config): Promise<void> {
  const media = createMediaStorage(config)
  for (const folder of mediaFolders) {
    for await (const { key } of media.list(folder)) {
      const empty =
        media.kind === "s3" ? "Set MEDIA_S3_BUCKET to an empty bucket." : "Set DATA_DIR to an empty folder."
      throw new BackupProblem(`The media storage is not empty: it has ${key}. ${empty}`)
    }
  }
}

/** Refuses a backup of a newer version or of the other kind of database. */
function checkVersion({ product, database }: Manifest, config: Config): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = database.migrations.find((name) => !known.has(name))
  if (unknown)
    throw new BackupProblem(
      `The backup was made by another version of Vimana (${product}, with ${unknown}). Restore it with that version.`,
    )
  if (database.kind === "postgresql" && !config.databaseUrl)
    throw new BackupProblem("The backup is of PostgreSQL. Set DATABASE_URL to an empty database.")
  if (database.kind === "embedded" && config.databaseUrl)
    throw new BackupProblem("The backup is of the embedded database. Unset DATABASE_URL, and set DATA_DIR.")
}

/** Throws BackupProblem unless the backup fits the settings and their database and media storage are empty. */
export async function checkRestoreTarget(config: Config, manifest: Manifest): Promise<void> {
  checkVersion(manifest, config)
  if (config.databaseUrl) await checkPostgresql(config.databaseUrl, manifest.database.major)
  else checkDataFolder(config.dataDir)
  await checkMedia(config)
}
