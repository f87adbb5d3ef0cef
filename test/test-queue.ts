import type { Queue } from "#src/platform/queue/queue.ts"

type RecordedJob = { readonly name: string; readonly data: object; readonly startAfterSeconds: number }

export type TestQueue = Queue & {
  /** Enqueued jobs that have not run, oldest first. */
  readonly jobs: readonly RecordedJob[]
  /** Runs the recorded jobs (of one name, when given) and those that they enqueue; returns how many ran. */
  runJobs(name?: string): Promise<number>
  /** Runs a scheduled job now. */
  runScheduled(name: string): Promise<void>
  clear(): void
}

/** A queue that records jobs and runs them on demand. It ignores whether a transaction commits. */
export function createTestQueue(): TestQueue {
  const jobs: RecordedJob[] = []
  const workers = new Map<string, (data: never) => Promise<void>>()
  const scheduled = new Map<string, () => Promise<void>>()
  return {
    jobs,
    enqueue: async (_sql, { name, data, startAfterSeconds = 0 }) =>
      void jobs.push({ name, data, startAfterSeconds }),
    work: (name, worker) => void workers.set(name, worker),
    schedule: (name, _cron, worker) => void scheduled.set(name, worker),
    depth: async () => ({ waiting: jobs.length, failed: 0, oldestAt: null }),
    start: async () => undefined,
    stop: async () => undefined,
    async runJobs(name) {
      let ran = 0
      for (;;) {
        const index = jobs.findIndex((job) => name === undefined || job.name === name)
        const job = jobs[index]
        if (!job) return ran
        jobs.splice(index, 1)
        await workers.get(job.name)?.(job.data as never)
        ran += 1
      }
    },
    async runScheduled(name) {
      await scheduled.get(name)?.()
    },
    clear: () => void jobs.splice(0),
  }
}
