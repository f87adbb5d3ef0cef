import {
  type ConstructorOptions,
  type Db,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
  type QueuePolicy,
} from "pg-boss"
import type { QueueDepth } from "#src/shared/queue-depth.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Database, Sql } from "../db/database.ts"
import { DatabaseUnavailable } from "../db/database-unavailable.ts"
import type { Log } from "../log/log.ts"
import type { Queue, Retries } from "./queue.ts"

type Worker = (data: object) => Promise<void>
type ScheduledWorker = { readonly cron: string; readonly worker: () => Promise<void> }
type Declared = {
  readonly workers: Map<string, { readonly worker: Worker; readonly retries: Retries }>
  readonly schedules: Map<string, ScheduledWorker>
}

const script = /^\s*begin;([\s\S]*)commit;\s*$/i
const advisoryLock = /select pg_advisory_xact_lock\(.*\);/i
const pollSeconds = 1
// Schedules run by the minute, so these workers poll less often: polling is most of the load of an idle hotel.
const scheduledPollSeconds = 5
const nudgeMilliseconds = 25
const stopMilliseconds = 20_000

const usualRetries: Retries = { limit: 8, maxDelaySeconds: 3600 }
const retryOptions = ({ limit, maxDelaySeconds }: Retries) => ({
  retryLimit: limit,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: maxDelaySeconds,
})
const oneDay = 86_400

// A job of a dead process restarts within a minute: its heartbeat expires, and the next check finds it.
const heartbeatSeconds = 20
const superviseSeconds = 15

/** The database interface of pg-boss over one transaction or the pool, one statement at a time. */
const onSql = (sql: Sql): Db => ({
  executeSql: async (text, values) => ({ rows: await sql.execute(text, values) }),
})

// Runs its scripts "begin; lock; ...; commit" in our transactions, which roll back on failure. It reads the rows
// of the lock and of the last statement (bam.js of pg-boss needs both), while `execute` returns only the last.
const onDatabase = (db: Database): Db => ({
  async executeSql(text, values) {
    const body = script.exec(text)?.[1]
    if (!body || values?.length) return onSql(db).executeSql(text, values)
    const lock = advisoryLock.exec(body)?.[0]
    const rows = await db.longTransaction(async (tx) => [
      ...(lock ? await tx.execute(lock) : []),
      ...(await tx.execute(lock ? body.replace(lock, "") : body)),
    ])
    return { rows }
  },
})

const optionsFor = (db: Database): ConstructorOptions => ({
  db: onDatabase(db),
  backend: db.kind === "embedded" ? "pglite" : "postgres",
  useListenNotify: false,
  superviseIntervalSeconds: superviseSeconds,
  // Shorter than the polling interval, so that no poll is skipped.
  monitorIntervalSeconds: superviseSeconds - 5,
  registerInstance: false,
  // The embedded database is maintained by platform/db, and cannot rebuild an index concurrently.
  reindex: db.kind === "postgresql",
  monitorVacuum: db.kind === "postgresql",
})

/** A job queue in the database, so that a job exists exactly when its transaction commits. */
export function createQueue(db: Database, log: Log): Queue {
  const boss = new PgBoss(optionsFor(db))
  boss.on("error", (error) => {
    // It continues to poll, and the database logs outages itself, so this error is a duplicate.
    if (error.name !== "DatabaseUnavailable") log.error({ err: error }, "the job queue met an error")
  })
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"))
  const declared: Declared = { workers: new Map(), schedules: new Map() }
  const running = createWakers(boss)

  return {
    async enqueue(sql, { name, data, startAfterSeconds }) {
      // A query on the pool inside a transaction would wait for ever on a pool of one connection.
      if (!running.has(name)) throw new Error(`no worker of the job ${name} has been started`)
      await boss.send(name, data, { db: onSql(sql), startAfter: startAfterSeconds ?? 0 })
      if (!startAfterSeconds) running.wakeSoon(name)
    },
    work(name, worker, retries = usualRetries) {
      declared.workers.set(name, { worker: worker as Worker, retries })
    },
    schedule(name, cron, worker) {
      declared.schedules.set(name, { cron, worker })
    },
    depth: () => readDepth(db),
    async start() {
      await boss.start()
      await createQueues(boss, declared)
      await keepSchedules(boss, declared.schedules)
      for (const { name, ...worker } of allWorkers(declared)) {
        running.add(name, await startWorker({ boss, log, name, ...worker, wake: () => running.wake(name) }))
      }
    },
    async stop() {
      running.clear()
      await boss.stop({ close: false, graceful: true, timeout: stopMilliseconds })
    },
  }
}

// Queues with "__" are the library's own.
async function readDepth(db: Database): Promise<QueueDepth> {
  const due = "state in ('created', 'retry') and start_after <= now()"
  const [depth] = await db.execute<QueueDepth>(
    `select count(*) filter (where ${due})::int as waiting, min(start_after) filter (where ${due}) as "oldestAt",
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where not starts_with(name, '__')`,
  )
  return depth ?? { waiting: 0, failed: 0, oldestAt: null }
}

const allWorkers = ({ workers, schedules }: Declared) => [
  ...[...workers].map(([name, { worker }]) => ({ name, worker, pollingIntervalSeconds: pollSeconds })),
  ...[...schedules].map(([name, { worker }]) => ({
    name,
    worker,
    pollingIntervalSeconds: scheduledPollSeconds,
  })),
]

/** Wakes workers before their next poll: at once, or when the caller's transaction has probably committed. */
function createWakers(boss: PgBoss) {
  const workerIds = new Map<string, string>()
  const timers = new Map<string, NodeJS.Timeout>()
  const wake = (name: string) => {
    const workerId = workerIds.get(name)
    if (workerId) boss.notifyWorker(workerId)
  }
  return {
    wake,
    has: (name: string) => workerIds.has(name),
    add: (name: string, workerId: string) => void workerIds.set(name, workerId),
    wakeSoon(name: string) {
      if (timers.has(name)) return
      const timer = setTimeout(() => {
        timers.delete(name)
        wake(name)
      }, nudgeMilliseconds)
      timers.set(name, timer.unref())
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      workerIds.clear()
    },
  }
}

async function createQueues(boss: PgBoss, { workers, schedules }: Declared): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const common = { deleteAfterSeconds: oneDay, heartbeatSeconds }
  const keep = async (name: string, options: QueueOptions, policy: QueuePolicy) => {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, { ...common, ...options, policy })
    else if (queue.heartbeatSeconds !== heartbeatSeconds || queue.retryLimit !== options.retryLimit)
      await boss.updateQueue(name, { heartbeatSeconds, ...options })
  }
  for (const [name, { retries }] of workers) await keep(name, retryOptions(retries), "standard")
  // A scheduled job never runs twice at once, and its next run is its retry.
  for (const name of schedules.keys()) await keep(name, { retryLimit: 0 }, "exclusive")
}

async function keepSchedules(boss: PgBoss, schedules: Declared["schedules"]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.has(name)) await boss.unschedule(name)
  }
  for (const [name, { cron }] of schedules) {
    await boss.schedule(name, cron, null, { tz: hotel.timeZone })
  }
}

type StartWorker = {
  boss: PgBoss
  log: Log
  name: string
  worker: Worker
  pollingIntervalSeconds: number
  wake: () => void
}

// One job at a time: a crash repeats at most one job, and emails are sent in order (L-26).
function startWorker(start: StartWorker): Promise<string> {
  const { boss, log, name, worker, pollingIntervalSeconds, wake } = start
  const options = { batchSize: 1, pollingIntervalSeconds, includeMetadata: true } as const
  return boss.work<object, void, typeof options>(name, options, async (jobs) => {
    wake()
    for (const job of jobs) await runLogged(job, { log, worker })
  })
}

async function runLogged(job: JobWithMetadata, { log, worker }: { log: Log; worker: Worker }) {
  try {
    await worker(job.data)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const facts = { err: error, job: job.name, jobId: job.id, attempt: job.retryCount + 1 }
    if (job.retryCount < job.retryLimit) log.warn(facts, "a job failed and will be tried again")
    else log.error(facts, "a job failed for good")
    throw error
  }
}
