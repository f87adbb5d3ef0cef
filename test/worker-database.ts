import type { Database, Sql } from "#src/platform/db/database.ts"
import { openMigrated } from "./databases/migrated-database.ts"

// The files that one worker runs share its modules, and so this list.
const idle: Database[] = []

/** A migrated, empty database: one that an earlier file of this worker returned, else a new one in memory. */
export async function borrowDatabase(): Promise<Database> {
  const db = idle.pop()
  if (!db) return openMigrated()
  // A table keeps the dead versions of deleted rows until it is truncated.
  await changeTables(db, (tx, filled) => tx.execute(`truncate ${filled.join(", ")} cascade`))
  return db
}

/** Keeps a database open for the next file: to open one takes a second of CPU time. */
export function returnDatabase(db: Database): void {
  idle.push(db)
}

/** Deletes all rows: truncating costs the embedded database twenty times as much. */
export const emptyTables = (db: Database): Promise<void> =>
  changeTables(db, (tx, filled) => tx.execute(filled.map((table) => `delete from ${table}`).join("; ")))

async function changeTables(
  db: Database,
  change: (tx: Sql, filled: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const filled = await db.execute<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname <> 'migrations' and pg_relation_size(oid) > 0`,
    [],
  )
  if (filled.length === 0) return
  await db.transaction(async (tx) => {
    // The audit log and the ledger refuse deletion; only a superuser may skip their triggers.
    await tx.execute("set local session_replication_role = replica")
    const tables = filled.map(({ name }) => name)
    await change(tx, tables)
    await tx.execute(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) from pg_sequences
        where schemaname = 'public' and last_value is not null`,
    )
  })
}
