import { chmodSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import pg from "pg"
import type { Log } from "../log/log.ts"
import { createDatabase, type Database, type Sql } from "./database.ts"
import { explainFullDisk, lockDataFolder } from "./data-folder-lock.ts"
import { typeParsers } from "./type-parsers.ts"

const maintenanceMinutes = 10

/** A pool of one connection over the embedded engine, which is used only through it. */
function poolOver(engine: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor(options: pg.ClientConfig) {
      // A new wire connection per client; the engine accepts `types` only as a list.
      const connection = createPgConfig(engine).connection as unknown as WireConnection
      const parse = connection.parse.bind(connection)
      connection.parse = (query) =>
        parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
      super({ ...options, connection } as pg.ClientConfig)
    }
  }
  return new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    types: typeParsers,
    user: "postgres",
    database: "postgres",
    host: "localhost",
    password: "embedded",
    verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
      client.query("rollback; deallocate all; set timezone to 'UTC'", (error) => done(error ?? undefined))
    },
  } as unknown as pg.PoolConfig)
}

type WireConnection = { parse: (query: { types?: unknown }) => unknown }

// The engine has no automatic checkpoint and vacuum, so its log and tables would grow without limit.
function scheduleMaintenance(database: Database, log: Log): () => void {
  const tidy = async () => {
    try {
      await database.execute("vacuum (analyze)")
      await database.execute("checkpoint")
    } catch (error) {
      log.warn({ err: error }, "upkeep of the embedded database failed")
    }
  }
  const timer = setInterval(() => void tidy(), maintenanceMinutes * 60_000)
  timer.unref()
  return () => clearInterval(timer)
}

export type EmbeddedDatabase = Database & {
  /** A dump, from which another can be opened, and what a reader finds at the same moment. */
  dump<T>(read: (sql: Sql) => Promise<T>): Promise<{ dump: Blob; found: T }>
  /** Runs the work when the database is about to close. */
  beforeClose(work: () => Promise<void>): void
}

/** Narrows the database of a platform. */
export const isEmbedded = (database: Database): database is EmbeddedDatabase => database.kind === "embedded"

// The engine makes files that every user of the machine can read and change; PostgreSQL requires a private folder too.
function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o700)
}

/**
 * Opens the embedded database in a folder, or in memory when the folder is null: empty, or from a dump. Throws when
 * the folder is in use.
 */
export async function openEmbedded(
  dataDir: string | null,
  log: Log,
  dumped?: Blob,
): Promise<EmbeddedDatabase> {
  if (dataDir) makePrivateFolder(join(dataDir, "database"))
  const unlock = dataDir ? lockDataFolder(dataDir) : () => undefined
  const engine = await PGlite.create({
    dataDir: dataDir ? join(dataDir, "database") : "memory://",
    extensions: { pg_trgm: trigrams },
    ...(dumped && { loadDataDir: dumped }),
  }).catch((error: unknown) => {
    unlock()
    throw dataDir ? explainFullDisk(dataDir, error) : error
  })
  const pool = poolOver(engine)
  pool.on("error", (error) => log.error({ err: error }, "the embedded database connection failed"))
  const database = createDatabase(pool, { kind: "embedded", log })
  const stopUpkeep = scheduleMaintenance(database, log)
  const closing: (() => Promise<void>)[] = []
  return {
    ...database,
    beforeClose: (work) => void closing.push(work),
    // The transaction holds the only connection, so that nothing is written in between.
    dump: (read) =>
      database.longTransaction(async (tx) => {
        const found = await read(tx)
        await tx.execute("checkpoint")
        return { found, dump: await engine.dumpDataDir("none") }
      }),
    async close() {
      stopUpkeep()
      for (const work of closing) await work()
      await database.execute("checkpoint")
      await database.close()
      await engine.close()
      unlock()
    },
  }
}
