import { Kysely, PostgresDialect, type PostgresPool } from "kysely"
import type pg from "pg"
import { createPreparedTexts } from "./prepared-texts.ts"

/** A prepared statement, named so that the server plans it once per connection. */
export type Statement = { readonly name: string; readonly text: string }

/** Where SQL runs: the pool, or one transaction. Tables are named by each store: `sql.tables<RoomTables>()`. */
export type Sql = {
  /** Runs a named statement and gives its rows. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /** Runs SQL text, possibly of several statements when there are no values. */
  execute<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The query builder over a feature's own tables. */
  tables<Tables>(): Kysely<Tables>
}

export type Database = Sql & {
  readonly kind: "embedded" | "postgresql"
  /** Runs the work in one READ COMMITTED transaction: commits when it returns, rolls back when it throws. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The driver's error code and constraint, on PostgreSQL and on the embedded database alike; null for other errors. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | null } | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null
  const { code } = error
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code)) return null
  const constraint = "constraint" in error && typeof error.constraint === "string" ? error.constraint : null
  return { code, constraint }
}

type Queryable = Pick<pg.Pool, "query">

const runOn =
  (target: Queryable): Sql["run"] =>
  async <Row>(statement: Statement, values: readonly unknown[]) => {
    const result = await target.query({ name: statement.name, text: statement.text, values: [...values] })
    return result.rows as Row[]
  }

type NameOf = ReturnType<typeof createPreparedTexts>

const executeOn =
  (target: Queryable, nameOf: NameOf): Sql["execute"] =>
  async <Row>(text: string, values?: readonly unknown[]) => {
    const result = values
      ? await target.query({ text, values: [...values], name: nameOf(text) })
      : await target.query(text)
    const last = Array.isArray(result) ? result.at(-1) : result
    return (last?.rows ?? []) as Row[]
  }

function onClient(client: pg.PoolClient, nameOf: NameOf): Sql {
  let builder: Kysely<unknown> | undefined
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
    end: async () => undefined,
  } as unknown as PostgresPool
  return {
    run: runOn(client),
    execute: executeOn(client, nameOf),
    tables: <Tables>() => {
      builder ??= new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
      return builder as Kysely<Tables>
    },
  }
}

/** A database over a connection pool; the pool belongs to it from here on. */
export function createDatabase(pool: pg.Pool, kind: Database["kind"]): Database {
  const builder = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const nameOf = createPreparedTexts()
  return {
    kind,
    run: runOn(pool),
    execute: executeOn(pool, nameOf),
    tables: <Tables>() => builder as Kysely<Tables>,
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      const onLost = (error: Error) => {
        broken = error
      }
      // Without a listener, a connection that is lost between two statements would end the process.
      client.on("error", onLost)
      try {
        const begun = client.query("begin")
        begun.catch(onLost)
        // PostgreSQL's driver sends it along with the first statement: a round trip less for every transaction.
        if (kind === "embedded") await begun
        const value = await work(onClient(client, nameOf))
        await begun
        await client.query("commit")
        return value
      } catch (error) {
        await client.query("rollback").catch(onLost)
        throw error
      } finally {
        client.off("error", onLost)
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
