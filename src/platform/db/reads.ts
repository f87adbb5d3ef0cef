import type { LogPosition } from "#src/shared/log-position.ts"
import type { Log } from "../log/log.ts"
import { type Database, parseDatabaseError, type Statement } from "./database.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"

/** Chooses the database for reads that may be some moments old. Decisions and changes use the primary. */
export type Reads = {
  /** The position that includes every change committed so far; null without a replica. */
  position(): Promise<LogPosition | null>
  /** A database that shows every change up to this position, and all of a second ago: the replica if it does, else the primary. */
  after(position: LogPosition | null): Promise<Database>
  close(): Promise<void>
}

/** One database does everything. */
export const readsWithoutReplica = (db: Database): Reads => ({
  position: async () => null,
  after: async () => db,
  close: async () => undefined,
})

// A change is visible once its commit is in the log, which may not be written yet: so the end of what is inserted.
const ofPrimary: Statement = {
  name: "log-position",
  text: "select pg_current_wal_insert_lsn()::text as position",
}

// Null on a server that is not a replica, such as one that took over.
const ofReplica: Statement = {
  name: "replayed-position",
  text: "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position",
}

const maxAgeMilliseconds = 1000
const maxReplyMilliseconds = 250
const pauseMilliseconds = 1000

/** Positions as numbers that can be compared. */
function parsePosition(position: LogPosition | null): bigint {
  const [high = "0", low = "0"] = position === null ? [] : position.split("/")
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

async function readPosition(db: Database, statement: Statement): Promise<LogPosition | null> {
  const [row] = await db.run<{ position: LogPosition | null }>(statement, [])
  return row?.position ?? null
}

/** Concurrent callers share one running call. */
function shared<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= call().finally(() => {
      running = null
    })
    return running
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, maxReplyMilliseconds, new DatabaseUnavailable())
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

/** The replica for reads; what fails there is read from the primary. */
function readerOver(primary: Database, replica: Database, onFault: (error: unknown) => void): Database {
  const read = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await work(replica)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) && parseDatabaseError(error) === null) throw error
      onFault(error)
      return work(primary)
    }
  }
  return {
    ...primary,
    run: (statement, values) => read((db) => db.run(statement, values)),
    execute: (text, values) => read((db) => db.execute(text, values)),
    runUnprepared: (text, values) => read((db) => db.runUnprepared(text, values)),
    readTogether: (work) => read((db) => db.readTogether(work)),
    transaction: (work) => read((db) => db.transaction(work)),
  }
}

type Databases = { readonly primary: Database; readonly replica: Database; readonly log: Log }

/** Reads from a streaming replica as long as it keeps up. */
export function createReads({ primary, replica, log }: Databases, now = () => performance.now()): Reads {
  let latest = { value: 0n, at: Number.NEGATIVE_INFINITY }
  let replayed = 0n
  let pausedUntil: number | null = null

  function pause(error: unknown): void {
    if (pausedUntil === null) log.warn({ reason: String(error) }, "reading the primary: the replica fails")
    pausedUntil = now() + pauseMilliseconds
  }

  const reader = readerOver(primary, replica, pause)

  const readLatest = shared(async () => {
    const at = now()
    latest = { value: parsePosition(await readPosition(primary, ofPrimary)), at }
  })

  const readReplayed = shared(async () => {
    try {
      replayed = parsePosition(await inTime(readPosition(replica, ofReplica)))
      pausedUntil = null
    } catch (error) {
      replayed = 0n
      pause(error)
    }
  })

  return {
    position: () => readPosition(primary, ofPrimary),
    async after(position) {
      if (pausedUntil !== null && now() < pausedUntil) return primary
      if (now() - latest.at >= maxAgeMilliseconds) await readLatest()
      const requested = parsePosition(position)
      const target = requested > latest.value ? requested : latest.value
      if (replayed < target) await readReplayed()
      return replayed >= target ? reader : primary
    },
    close: () => replica.close(),
  }
}
