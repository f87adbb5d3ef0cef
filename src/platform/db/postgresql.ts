import pg from "pg"
import type { Log } from "../log/log.ts"
import { createDatabase, type Database } from "./database.ts"
import { typeParsers } from "./type-parsers.ts"

// What is read and how transactions see each other must not depend on the server's own settings.
const sessionSettings = [
  "timezone=UTC",
  "datestyle=ISO",
  "intervalstyle=postgres",
  String.raw`default_transaction_isolation=read\ committed`,
  // Every statement is planned once per connection. Left to itself the server plans the booking's anew each time.
  "plan_cache_mode=force_generic_plan",
  "lock_timeout=15000",
  "idle_in_transaction_session_timeout=30000",
]

/** Opens a pool on a PostgreSQL server, version 15 or newer. Nothing is connected until the first query. */
export function openPostgresql(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    pipeline: true,
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
    options: sessionSettings.map((setting) => `-c ${setting}`).join(" "),
  })
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"))
  return createDatabase(pool, "postgresql")
}
