import pg from "pg"
import type { Log } from "../log/log.ts"
import { createDatabase, type Database } from "./database.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { startHeartbeat } from "./heartbeat.ts"
import { typeParsers } from "./type-parsers.ts"

// What is read and how transactions see each other must not depend on the server's own settings.
const sessionSettings = [
  "timezone=UTC",
  "datestyle=ISO",
  "intervalstyle=postgres",
  String.raw`default_transaction_isolation=read\ committed`,
  // Every statement is planned once per connection. Left to itself the server plans the booking's anew each time.
  "plan_cache_mode=force_generic_plan",
]

// Nothing that a visitor waits for may take longer (SAFE-6); `longTransaction` lifts them.
const limits = ["statement_timeout=4000", "lock_timeout=4000", "idle_in_transaction_session_timeout=30000"]

const optionsOf = (settings: readonly string[]) => settings.map((setting) => `-c ${setting}`).join(" ")

const poolSettings = { max: 20, pipeline: true, types: typeParsers }

const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 4000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/** Asks by a connection of its own, so that a busy pool is no silence; a broken one is replaced at the next question. */
function createPing(url: string, onBroken: () => void) {
  let client: pg.Client | null = null
  const drop = () => {
    const dropped = client
    client = null
    dropped?.connection.stream.destroy()
  }
  async function ping(signal: AbortSignal): Promise<void> {
    signal.addEventListener("abort", drop, { once: true })
    if (!client) {
      const fresh = new pg.Client(connection(url))
      client = fresh
      fresh.on("error", () => {
        if (client !== fresh) return
        client = null
        onBroken()
      })
      await fresh.connect()
    }
    await client?.query("select 1")
    signal.removeEventListener("abort", drop)
  }
  return { ping, drop }
}

/** Opens a pool on a PostgreSQL server, version 15 or newer. Nothing is connected until the first query. */
export function openPostgresql(url: string, log: Log): Database {
  const pool = new pg.Pool({
    ...connection(url),
    ...poolSettings,
    // Longer than the server's own limit: it ends what the server cannot end, as when no packet arrives.
    query_timeout: 4500,
    options: optionsOf([...sessionSettings, ...limits]),
  })
  const clients = new Set<pg.PoolClient>()
  pool.on("connect", (client) => clients.add(client))
  pool.on("remove", (client) => clients.delete(client))
  pool.on("error", (error) => {
    log.debug({ err: error }, "an idle database connection was lost")
    heartbeat.ask()
  })
  const { ping, drop } = createPing(url, () => heartbeat.ask())
  const heartbeat = startHeartbeat({
    ping,
    onLost(reason) {
      log.error({ reason: String(reason) }, "the database does not answer")
      // Every question still waiting on these connections fails now, and the next ones start on fresh connections.
      for (const client of clients) client.connection.stream.destroy(new DatabaseUnavailable(reason))
    },
    onBack: () => log.info({}, "the database answers again"),
  })
  const database = createDatabase(pool, "postgresql", () => heartbeat.isAnswering())
  return {
    ...database,
    async close() {
      heartbeat.stop()
      drop()
      await database.close()
    },
  }
}

/** The same for programs that fill or measure a database: nobody waits for them, so nothing is limited. */
export const openForBulkWork = (url: string): Database =>
  createDatabase(
    new pg.Pool({ ...poolSettings, connectionString: url, options: optionsOf(sessionSettings) }),
    "postgresql",
  )
