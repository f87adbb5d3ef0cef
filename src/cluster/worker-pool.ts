import { setTimeout as pause } from "node:timers/promises"
import type { Log } from "#src/platform/log/log.ts"

/** A process of the site. */
export type SiteWorker = {
  readonly pid: number
  /** Its notices, once it serves. */
  readonly ready: Promise<readonly string[]>
  /** Whether it ended by itself with everything answered. */
  readonly ended: Promise<boolean>
  /** Requests it to finish running requests, and to end. */
  retire(): void
  kill(signal: "SIGTERM" | "SIGKILL"): void
}

type Parts = { readonly start: () => SiteWorker; readonly log: Pick<Log, "info" | "warn"> }

// A worker that ran for less than this counts as an early failure.
const earlyMilliseconds = 30_000
const longestPause = 30_000

/** The pause before a worker is replaced: none after the first early failure in a row, then longer with each one. */
export const pauseAfter = (earlyFailures: number): number =>
  earlyFailures <= 1 ? 0 : Math.min(250 * 2 ** (earlyFailures - 1), longestPause)

const untilReady = (worker: SiteWorker): Promise<readonly string[] | null> =>
  Promise.race([worker.ready, worker.ended.then(() => null)])

/** Keeps one worker alive. `start` returns null while the cluster stops. */
function createPlace(start: () => SiteWorker | null, log: Parts["log"]) {
  let current: SiteWorker | null = null
  let earlyFailures = 0

  async function keep(worker: SiteWorker): Promise<void> {
    current = worker
    const startedAt = performance.now()
    await worker.ended
    if (current !== worker) return
    earlyFailures = performance.now() - startedAt < earlyMilliseconds ? earlyFailures + 1 : 0
    await pause(pauseAfter(earlyFailures))
    const next = current === worker ? start() : null
    if (!next) return
    log.warn({ ended: worker.pid, pid: next.pid }, "a worker ended: another one starts")
    await keep(next)
  }

  return {
    /** Starts the first worker; its notices, or null when it ended before it served. */
    async open(): Promise<readonly string[] | null> {
      const worker = start()
      if (!worker) return null
      void keep(worker)
      return untilReady(worker)
    },
    /** Starts another worker and retires the current one when it serves; false when it did not start. */
    async renew(): Promise<boolean> {
      const fresh = start()
      if (!fresh || !(await untilReady(fresh))) return false
      const old = current
      void keep(fresh)
      old?.retire()
      await old?.ended
      return true
    },
  }
}

/** Keeps a number of workers alive, and replaces them one after the other. */
export function createWorkerPool({ start, log }: Parts) {
  const running = new Set<SiteWorker>()
  let isStopping = false
  let restarts: Promise<void> = Promise.resolve()
  const places: ReturnType<typeof createPlace>[] = []

  function startOne(): SiteWorker | null {
    if (isStopping) return null
    const worker = start()
    running.add(worker)
    void worker.ready.then(() => log.info({ pid: worker.pid }, "a worker is ready"))
    void worker.ended.then(() => running.delete(worker))
    return worker
  }

  async function restartAll(): Promise<void> {
    for (const place of places) {
      if (await place.renew()) continue
      if (!isStopping) log.warn({}, "a new worker did not start: the others stay as they are")
      return
    }
    log.info({}, "all workers are new")
  }

  return {
    /** Adds a worker; its notices once it serves, or null when it did not start. */
    add(): Promise<readonly string[] | null> {
      const place = createPlace(startOne, log)
      places.push(place)
      return place.open()
    },
    /** Restarts requested together run one after the other. */
    restart: (): void => {
      restarts = restarts.then(restartAll)
    },
    /** Ends all workers; whether each ended with everything answered. */
    async stop(limit: number): Promise<boolean> {
      isStopping = true
      const endings = [...running].map((worker) => {
        worker.kill("SIGTERM")
        return worker.ended
      })
      const killing = setTimeout(() => [...running].forEach((worker) => worker.kill("SIGKILL")), limit)
      const outcomes = await Promise.all(endings)
      clearTimeout(killing)
      return outcomes.every(Boolean)
    },
  }
}
