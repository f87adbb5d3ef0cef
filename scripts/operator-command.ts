import { readConfig } from "../src/config.ts"
import type { Config } from "../src/config.ts"
import { formatStartFailure } from "../src/start-failure.ts"
import { ensureBuilt } from "./ensure-built.ts"

type Server = typeof import("../src/server/boot.ts")

const reasonOf = (error: unknown): unknown =>
  formatStartFailure(error) ?? (error instanceof Error && "code" in error ? error.message : error)

/** Runs a command on the hotel that the settings name, and exits with its code: 1 after a problem. */
export async function runCommand(
  command: (server: Server, config: Config) => Promise<number>,
): Promise<never> {
  try {
    const config = readConfig(process.env)
    const server = (await import(ensureBuilt())) as Server
    process.exit(await command(server, config))
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

type Restored = Awaited<ReturnType<Server["restoreBackup"]>>

/** Prints what the audit found; returns the exit code. */
export function printAudit({ manifest, migrated, differences }: Restored): number {
  const rows = Object.values(manifest.database.rows).reduce((sum, count) => sum + count, 0)
  console.log(`Backup of ${manifest.takenAt}: ${rows} rows, ${manifest.media.length} files of pictures.`)
  if (migrated.length > 0) console.log(`Newer migrations applied: ${migrated.join(", ")}.`)
  for (const difference of differences) console.log(difference)
  console.log(differences.length > 0 ? `${differences.length} differences.` : "The audit is clean.")
  return differences.length > 0 ? 1 : 0
}

/** The only argument of a command: the backup file. */
export function fileArgument(usage: string): string {
  const [file] = process.argv.slice(2)
  if (file) return file
  console.error(usage)
  process.exit(1)
}

export const notRecorded =
  "Not recorded: the database is of an older version. Start this version once to see backups in the administration."
