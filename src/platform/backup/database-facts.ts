import type { Sql } from "../db/database.ts"
import { BackupProblem } from "./backup-problem.ts"
import type { DatabaseFacts } from "./manifest.ts"

// Unlogged tables, such as the rate limits, are not part of a backup.
const tables = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by 1`

/** The names of all tables of the hotel and its job queue. */
export async function listTables(sql: Sql): Promise<string[]> {
  return (await sql.execute<{ name: string }>(tables)).map(({ name }) => name)
}

/** The state of a database that is dumped or was restored. Throws BackupProblem without a hotel. */
export async function readDatabaseFacts(sql: Sql): Promise<DatabaseFacts> {
  const names = await listTables(sql)
  if (!names.includes("public.migrations"))
    throw new BackupProblem("The database has no hotel. Check DATABASE_URL, or start Vimana on it once.")
  const [version] = await sql.execute<{ major: number }>(
    "select current_setting('server_version_num')::integer / 10000 as major",
  )
  const migrations = await sql.execute<{ name: string }>("select name from migrations order by name")
  const counts = await sql.execute<{ name: string; count: number }>(
    names
      .map((name) => `select '${name}' as name, count(*)::integer as count from ${name}`)
      .join(" union all "),
  )
  return {
    major: version?.major ?? 0,
    migrations: migrations.map(({ name }) => name),
    rows: Object.fromEntries(counts.map(({ name, count }) => [name, count])),
  }
}
