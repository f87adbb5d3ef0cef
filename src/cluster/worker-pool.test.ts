import { describe, expect, test } from "vitest"
import { silentLog } from "#src/platform/log/log.ts"
import { createWorkerPool, pauseAfter, type SiteWorker } from "./worker-pool.ts"

type FakeWorker = SiteWorker & { readonly orders: string[]; serve(): void; end(isClean: boolean): void }

/** Workers that serve and end when the test says so; `retire` and SIGTERM end them. */
function aPool() {
  const workers: FakeWorker[] = []
  function start(): FakeWorker {
    const ready = Promise.withResolvers<readonly string[]>()
    const ended = Promise.withResolvers<boolean>()
    const orders: string[] = []
    const order = (what: string) => {
      orders.push(what)
      ended.resolve(what !== "SIGKILL")
    }
    const worker = {
      pid: workers.length + 1,
      ready: ready.promise,
      ended: ended.promise,
      orders,
      retire: () => order("retire"),
      kill: order,
      serve: () => ready.resolve([`notice ${worker.pid}`]),
      end: ended.resolve,
    }
    workers.push(worker)
    return worker
  }
  const at = async (index: number): Promise<FakeWorker> => {
    await expect.poll(() => workers.length).toBeGreaterThan(index)
    return workers[index] as FakeWorker
  }
  return { pool: createWorkerPool({ start, log: silentLog }), workers, at }
}

async function twoServe() {
  const hotel = aPool()
  const opened = [hotel.pool.add(), hotel.pool.add()]
  for (const worker of hotel.workers) worker.serve()
  await Promise.all(opened)
  return hotel
}

test("the pause grows with each short life in a row, up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 20].map(pauseAfter)).toEqual([0, 0, 500, 1000, 2000, 30_000])
})

describe("a pool of workers", () => {
  test("gives the notices of a worker that serves, and null for one that ends before", async () => {
    const { pool, at } = aPool()
    const [first, second] = [pool.add(), pool.add()]
    ;(await at(0)).serve()
    ;(await at(1)).end(false)
    expect([await first, await second]).toEqual([["notice 1"], null])
  })

  test("replaces a worker that ended", async () => {
    const { workers, at } = await twoServe()
    workers[0]?.end(false)
    expect((await at(2)).orders).toEqual([])
  })

  test("retires a worker only when the next one serves, one after the other", async () => {
    const { pool, workers, at } = await twoServe()
    pool.restart()
    const third = await at(2)
    expect(workers.map(({ orders }) => orders)).toEqual([[], [], []])
    third.serve()
    const fourth = await at(3)
    expect(workers.map(({ orders }) => orders)).toEqual([["retire"], [], [], []])
    fourth.serve()
    await expect.poll(() => workers.map(({ orders }) => orders)).toEqual([["retire"], ["retire"], [], []])
    expect(workers).toHaveLength(4)
  })

  test("keeps its workers when a new one does not start", async () => {
    const { pool, workers, at } = await twoServe()
    pool.restart()
    ;(await at(2)).end(false)
    pool.restart()
    ;(await at(3)).serve()
    await expect.poll(() => workers[0]?.orders).toEqual(["retire"])
    expect(workers[1]?.orders).toEqual([])
  })

  test("ends all workers and starts no other", async () => {
    const { pool, workers } = await twoServe()
    expect(await pool.stop(1000)).toBe(true)
    expect(workers.map(({ orders }) => orders)).toEqual([["SIGTERM"], ["SIGTERM"]])
  })
})
