import pg from "pg"
import { type Log, silentLog } from "../log/log.ts"
import { createDatabase, type Database } from "./database.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { startHeartbeat } from "./heartbeat.ts"
import { typeParsers } from "./type-parsers.ts"

// Results and isolation must not depend on the server's settings.
const sessionSettings = [
  "timezone=UTC",
  "datestyle=ISO",
  "intervalstyle=postgres",
  String.raw`default_transaction_isolation=read\ committed`,
  // Plans each statement once per connection; by default the server would replan the booking statement each time.
  "plan_cache_mode=force_generic_plan",
]

// The timeouts of requests (SAFE-6); `longTransaction` removes them.
const limits = ["statement_timeout=4000", "lock_timeout=4000", "idle_in_transaction_session_timeout=30000"]

const optionsOf = (settings: readonly string[]) => settings.map((setting) => `-c ${setting}`).join(" ")

const poolSettings = { max: 20, pipeline: true, types: typeParsers }

const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 4000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/** Checks by its own connection, so that a busy pool does not count as silence; a broken one is replaced. */
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

/** Opens a pool on PostgreSQL 15 or newer. It connects at the first query. */
export function openPostgresql(url: string, log: Log): Database {
  const pool = new pg.Pool({
    ...connection(url),
    ...poolSettings,
    // Longer than the server's timeout: it ends what the server cannot end, such as lost packets.
    query_timeout: 4500,
    options: optionsOf([...sessionSettings, ...limits]),
  })
  const clients = new Set<pg.PoolClient>()
  pool.on("connect", (client) => {
    clients.add(client)
    // The pool listens to idle connections only, and an error without a listener ends the process (nodejs.org/api/events.html).
    client.on("error", () => heartbeat.ask())
  })
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
      // Fails all queries that wait on these connections; later ones use new connections.
      for (const client of clients) client.connection.stream.destroy(new DatabaseUnavailable(reason))
    },
    onBack: () => log.info({}, "the database answers again"),
  })
  const database = createDatabase(pool, {
    kind: "postgresql",
    log,
    isAnswering: () => heartbeat.isAnswering(),
  })
  return {
    ...database,
    async close() {
      heartbeat.stop()
      drop()
      await database.close()
    },
  }
}

/** The same without timeouts, for scripts that fill or measure a database. */
export const openForBulkWork = (url: string): Database =>
  createDatabase(
    new pg.Pool({ ...poolSettings, connectionString: url, options: optionsOf(sessionSettings) }),
    { kind: "postgresql", log: silentLog },
  )
