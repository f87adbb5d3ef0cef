import { spawn } from "node:child_process"
import { globSync } from "node:fs"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { BackupProblem } from "./backup-problem.ts"

type Tool = "pg_dump" | "pg_restore"

const missing = (tool: Tool) =>
  new BackupProblem(
    `${tool} was not found. Install the Debian package postgresql-client, of the version of the server or newer.`,
  )

/** Debian keeps the programs of each version in a folder that is not in the path. */
function newestDebianTool(tool: Tool): string | null {
  const found = globSync(`/usr/lib/postgresql/*/bin/${tool}`)
  return found.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })).at(0) ?? null
}

/** The address without its password, which other users of the machine would see in the list of processes. */
function withoutPassword(databaseUrl: string): { url: string; env: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password) || url.searchParams.get("password")
  url.password = ""
  url.searchParams.delete("password")
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} }
}

type Run = { readonly tool: Tool; readonly databaseUrl: string; readonly options: readonly string[] }

/** Starts a program; `ended` rejects with its last error output when it fails. */
function start({ tool, databaseUrl, options }: Run) {
  const { url, env } = withoutPassword(databaseUrl)
  const program = newestDebianTool(tool) ?? tool
  const child = spawn(program, [...options, `--dbname=${url}`], {
    // No setting is read: libpq finds its certificates and password file by the environment.
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  })
  const words = text(child.stderr)
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  child.once("error", () => reject(missing(tool)))
  child.once("close", (code) => {
    if (code === 0) resolve()
    else void words.then((said) => reject(new BackupProblem(`${tool} failed: ${said.trim()}`)))
  })
  ended.catch(() => undefined)
  return { child, ended }
}

/** A dump of the whole database, the job queue included, as of an exported snapshot. */
export async function* dumpPostgresql(databaseUrl: string, snapshot: string): AsyncGenerator<Uint8Array> {
  const options = ["--format=custom", "--no-owner", "--no-privileges", "--no-unlogged-table-data"]
  const { child, ended } = start({
    tool: "pg_dump",
    databaseUrl,
    options: [...options, `--snapshot=${snapshot}`],
  })
  try {
    yield* child.stdout
    await ended
  } finally {
    child.kill()
  }
}

/** Restores a dump in one transaction: after a failure the database is as empty as before. */
export async function restorePostgresql(databaseUrl: string, dump: AsyncIterable<Uint8Array>): Promise<void> {
  // Only the owner of an extension may comment on it.
  const options = [
    "--no-owner",
    "--no-privileges",
    "--no-comments",
    "--exit-on-error",
    "--single-transaction",
  ]
  const { child, ended } = start({ tool: "pg_restore", databaseUrl, options })
  // A program that failed closes its input; its own error message is more useful than this one.
  await pipeline(Readable.from(dump), child.stdin).catch(async (error: unknown) => {
    child.stdin.destroy()
    await ended
    throw error
  })
  await ended
}
