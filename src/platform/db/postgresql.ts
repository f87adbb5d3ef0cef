import pg from "pg"
import type { Log } from "../log/log.ts"
import { createDatabase, type Database } from "./database.ts"
import { typeParsers } from "./type-parsers.ts"

/** Opens a pool on a PostgreSQL server, version 15 or newer. Nothing is connected until the first query. */
export function openPostgresql(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
    // Sums and dates must not depend on the server's own settings.
    options: "-c timezone=UTC -c lock_timeout=15000 -c idle_in_transaction_session_timeout=30000",
  })
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"))
  return createDatabase(pool, "postgresql")
}
