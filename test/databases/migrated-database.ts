import { createHash, randomUUID } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { silentLog } from "#src/platform/log/log.ts"

const packages = fileURLToPath(new URL("../../node_modules", import.meta.url))
const folder = join(packages, ".cache", "vimana")

/** One file for each state of the engine and of the migrations. */
function nameOfDump(): string {
  const engine = readFileSync(join(packages, "@electric-sql/pglite/package.json"))
  const state = createHash("sha256").update(engine).update(JSON.stringify(migrations))
  return `${state.digest("hex").slice(0, 16)}.tar`
}

async function makeDump(path: string): Promise<void> {
  const db = await openEmbedded(null, silentLog)
  await migrate(db, migrations)
  const { dump } = await db.dump(async () => null)
  await db.close()
  mkdirSync(folder, { recursive: true })
  // Two workers may create it at once: it gets its name when it is complete.
  const begun = `${path}.${randomUUID()}`
  writeFileSync(begun, await dump.bytes())
  renameSync(begun, path)
}

/**
 * A fresh database in memory or in a folder, migrated: opened from a dump file, because
 * creating each takes five times as long.
 */
export async function openMigrated(dataDir: string | null = null): Promise<Database> {
  const path = join(folder, nameOfDump())
  if (!existsSync(path)) await makeDump(path)
  // Read at once: a blob of a file cannot be read after another worker replaced the file.
  return openEmbedded(dataDir, silentLog, new Blob([readFileSync(path)]))
}
