import type { Database } from "./database.ts"

export type Migration = { readonly name: string; readonly sql: string }

/** Thrown for a database with migrations that this version does not know. */
class OtherVersionsDatabase extends Error {
  override readonly name = "OtherVersionsDatabase"
  constructor(kind: Database["kind"]) {
    const [place, empty] =
      kind === "embedded"
        ? ["This data folder", "Set DATA_DIR to an empty folder"]
        : ["The database of DATABASE_URL", "Set DATABASE_URL to an empty database"]
    super(
      `${place} was made by an earlier development version of Vimana and cannot be upgraded. ${empty}, ` +
        "or start the version that made it. Nothing was changed.",
    )
  }
}

// Two servers that start together must not migrate at once; the number is the id of this lock.
const migrationLock = 811_220_26

/**
 * Applies all pending migrations in order of name, each in its own transaction.
 * Throws OtherVersionsDatabase, and changes nothing, when the database has migrations that are not among them.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await database.longTransaction(async (tx) => {
    await tx.execute("select pg_advisory_xact_lock($1)", [migrationLock])
    await tx.execute(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    )
    const unknown = await tx.execute("select 1 from migrations where name <> all ($1::text[]) limit 1", [
      migrations.map(({ name }) => name),
    ])
    if (unknown.length > 0) throw new OtherVersionsDatabase(database.kind)
  })
  const applied: string[] = []
  for (const migration of migrations.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (await applyOnce(database, migration)) applied.push(migration.name)
  }
  return applied
}

function applyOnce(database: Database, migration: Migration): Promise<boolean> {
  return database.longTransaction(async (tx) => {
    await tx.execute("select pg_advisory_xact_lock($1)", [migrationLock])
    const already = await tx.execute("select 1 from migrations where name = $1", [migration.name])
    if (already.length > 0) return false
    await tx.execute(migration.sql)
    await tx.execute("insert into migrations (name) values ($1)", [migration.name])
    return true
  })
}

const startLock = 811_220_27

/**
 * Runs the seeding of a start under a lock, so that only one process reads and adds missing
 * rows. The embedded database has one process and one connection.
 */
export function withStartupLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === "embedded") return work()
  return database.longTransaction(async (tx) => {
    await tx.execute("select pg_advisory_xact_lock($1)", [startLock])
    return work()
  })
}
