import type { QueueDepth } from "#src/shared/queue-depth.ts"
import type { Sql } from "../db/database.ts"

/** How often a job is tried again, and the longest delay between two tries. */
export type Retries = { readonly limit: number; readonly maxDelaySeconds: number }

/** Background jobs that are added in a transaction and run at least once after it commits. */
export type Queue = {
  /** Adds a job. Inside a transaction the job exists exactly when it commits. */
  enqueue<Data extends object>(
    sql: Sql,
    job: { name: string; data: Data; startAfterSeconds?: number },
  ): Promise<void>
  /** Registers the worker of a job; call before `start`. A job whose worker throws is retried with growing delays. */
  work<Data extends object>(name: string, worker: (data: Data) => Promise<void>, retries?: Retries): void
  /** Schedules a job without data by a cron expression in the hotel's time zone; call before `start`. */
  schedule(name: string, cron: string, worker: () => Promise<void>): void
  /** Counts the jobs of all names, in all processes. */
  depth(): Promise<QueueDepth>
  start(): Promise<void>
  /** Stops after running jobs end. */
  stop(): Promise<void>
}
