import type { Sql } from "../db/database.ts"

/** Background work asked for inside a transaction and done after it commits, at least once. */
export type Queue = {
  /** Asks for a job. Inside a transaction the job exists exactly when the transaction commits. */
  enqueue<Data extends object>(
    sql: Sql,
    job: { name: string; data: Data; startAfterSeconds?: number },
  ): Promise<void>
  /** Gives the worker of a job; call before `start`. A worker that throws is tried again with growing pauses. */
  work<Data extends object>(name: string, worker: (data: Data) => Promise<void>): void
  /** Runs a job of no data on a cron line in the hotel's time zone; call before `start`. */
  schedule(name: string, cron: string, worker: () => Promise<void>): void
  start(): Promise<void>
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>
}
