import type pg from "pg"
import type { Log } from "../log/log.ts"
import { DatabaseUnavailable, translateError } from "./database-unavailable.ts"
import { createRefusalLog } from "./log-refusal.ts"
import { createPreparedTexts } from "./prepared-texts.ts"

/** A named statement, which the server plans once per connection. */
export type Statement = {
  readonly name: string
  readonly text: string
  /** It reads only tables that raise the content version, for ids that the content names. */
  readonly isContent?: true
}

/** Runs SQL on the pool or in one transaction. */
export type Sql = {
  /** Runs a named statement and returns its rows. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /** Runs SQL text; without values it may have several statements. */
  execute<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs SQL whose text depends on the request: the server plans it each time. */
  runUnprepared<Row>(text: string, values: readonly unknown[]): Promise<Row[]>
}

export type Database = Sql & {
  readonly kind: "embedded" | "postgresql"
  /** False while the database is known to be unreachable, silent or too slow. */
  isAnswering(): boolean
  /** Runs the work in a READ COMMITTED transaction: commits when it returns, rolls back when it throws. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** The same without timeouts, for background work: migrations, audits. */
  longTransaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Runs reads on one connection; reads that start before the first await are sent in one packet. */
  readTogether<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Code and constraint of a driver error, on both engines; null for other errors. */
export function parseDatabaseError(error: unknown): { code: string; constraint: string | null } | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null
  const { code } = error
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code)) return null
  const constraint = "constraint" in error && typeof error.constraint === "string" ? error.constraint : null
  return { code, constraint }
}

type QueryOptions = { text: string; values?: unknown[]; name?: string | undefined; query_timeout?: number }
type RunQuery = (options: QueryOptions) => Promise<pg.QueryResult>

type Translate = (error: unknown) => unknown
type QueryOn = (target: Pick<pg.Pool, "query">, limits?: Partial<QueryOptions>) => RunQuery

const createQueryOn =
  (translate: Translate): QueryOn =>
  (target, limits = {}) =>
  async (options) => {
    try {
      return await target.query({ ...options, ...limits })
    } catch (error) {
      throw translate(error)
    }
  }

type NameOf = ReturnType<typeof createPreparedTexts>

function sqlOver(runQuery: RunQuery, nameOf: NameOf): Sql {
  return {
    async run<Row>({ name, text }: Statement, values: readonly unknown[]) {
      const result = await runQuery({ name, text, values: [...values] })
      return result.rows as Row[]
    },
    async execute<Row>(text: string, values?: readonly unknown[]) {
      const result = await runQuery(values ? { text, values: [...values], name: nameOf(text) } : { text })
      const last = Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : result
      return (last?.rows ?? []) as Row[]
    },
    async runUnprepared<Row>(text: string, values: readonly unknown[]) {
      return (await runQuery({ text, values: [...values] })).rows as Row[]
    },
  }
}

const longest = 3_600_000

const withoutLimits =
  "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0"

type Connect = () => Promise<pg.PoolClient>
type Transact = <T>(work: (tx: Sql) => Promise<T>, limits: Partial<QueryOptions>) => Promise<T>

/** Runs work on a pooled connection; a lost connection is discarded. */
async function withClient<T>(
  connect: Connect,
  use: (client: pg.PoolClient, onLost: (error: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await connect()
  let broken: Error | undefined
  const onLost = (error: Error) => {
    broken = error
  }
  // Without a listener, a connection lost between two statements would crash the process.
  client.on("error", onLost)
  try {
    return await use(client, onLost)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) broken = error
    throw error
  } finally {
    client.off("error", onLost)
    client.release(broken)
  }
}

/** Sends the statements that `start` starts before its first await in one packet, because each packet wakes the server. */
function inOnePacket<T>(client: pg.PoolClient, kind: Database["kind"], start: () => Promise<T>): Promise<T> {
  if (kind === "embedded") return start()
  const { stream } = client.connection
  stream.cork()
  const started = start()
  stream.uncork()
  return started
}

type TransactionsOn = {
  readonly kind: Database["kind"]
  readonly connect: Connect
  readonly queryOn: QueryOn
  readonly nameOf: NameOf
}

const transactionsOn =
  ({ kind, connect, queryOn, nameOf }: TransactionsOn): Transact =>
  (work, limits) =>
    withClient(connect, async (client, onLost) => {
      const runQuery = queryOn(client, limits)
      const tx = sqlOver(runQuery, nameOf)
      const beginAndWork = async () => {
        const begun = runQuery({ text: "begin" })
        begun.catch(onLost)
        // The embedded engine runs one statement at a time.
        if (kind === "embedded") await begun
        const value = await work(tx)
        await begun
        return value
      }
      try {
        const value = await inOnePacket(client, kind, beginAndWork)
        await runQuery({ text: "commit" })
        return value
      } catch (error) {
        // A rollback would wait for the unanswered statement; the server rolls back when the connection closes.
        if (!(error instanceof DatabaseUnavailable)) await runQuery({ text: "rollback" }).catch(onLost)
        throw error
      }
    })

type DatabaseOver = Pick<Database, "kind"> & Partial<Pick<Database, "isAnswering">> & { readonly log: Log }

/** A database over a connection pool, which it owns. */
export function createDatabase(
  pool: pg.Pool,
  { kind, log, isAnswering = () => true }: DatabaseOver,
): Database {
  const nameOf = createPreparedTexts()
  const logRefusal = createRefusalLog(log)
  const translate: Translate = (error) => {
    logRefusal(error)
    return translateError(error)
  }
  const queryOn = createQueryOn(translate)
  const refuseWhileSilent = () => {
    if (!isAnswering()) throw new DatabaseUnavailable()
  }
  const connect: Connect = async () => {
    refuseWhileSilent()
    return pool.connect().catch((error: unknown) => Promise.reject(translate(error)))
  }
  const onPool = queryOn(pool)
  const runQuery: RunQuery = async (options) => {
    refuseWhileSilent()
    return onPool(options)
  }
  const transact = transactionsOn({ kind, connect, queryOn, nameOf })
  const sql = sqlOver(runQuery, nameOf)
  return {
    ...sql,
    kind,
    isAnswering,
    transaction: (work) => transact(work, {}),
    longTransaction: (work) =>
      transact(
        async (tx) => {
          await tx.execute(withoutLimits)
          return work(tx)
        },
        { query_timeout: longest },
      ),
    readTogether: (work) =>
      kind === "embedded"
        ? work(sql)
        : withClient(connect, (client) =>
            inOnePacket(client, kind, () => work(sqlOver(queryOn(client), nameOf))),
          ),
    close: () => pool.end(),
  }
}
