import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { KeptPage } from "./cacheable-page.ts"
import { createPageCache } from "./page-cache.ts"
import { createVersionWatch } from "./version-watch.ts"

const pageOf = (etag: string) => ({ etag }) as KeptPage

/** A house whose contents are one text; its pages show it, as soon as they are let. */
function aHouse() {
  const house = {
    contents: "old",
    readings: 0,
    renderings: 0,
    instant: 0,
    isForEverybody: true,
    gate: Promise.resolve(),
  }
  const read = async () => {
    house.readings += 1
    return house.contents
  }
  const watch = createVersionWatch(read, () => house.instant)
  const render = async (path: string) => {
    house.renderings += 1
    const seen = house.contents
    await house.gate
    return house.isForEverybody ? pageOf(`${path} ${seen}`) : null
  }
  return { house, watch, cache: createPageCache({ watch, render, mostPages: 2 }) }
}

test("a page is rendered once and found without waiting from then on", async () => {
  const { house, cache } = aHouse()
  expect(cache.find("/")).toBeNull()
  const [first, second] = await Promise.all([cache.load("/"), cache.load("/")])
  expect(first).toBe(second)
  expect(cache.find("/")).toBe(first)
  expect(house).toMatchObject({ renderings: 1, readings: 1 })
})

test("the version is read again after a moment, and the page is rendered again only when it changed", async () => {
  const { house, cache } = aHouse()
  const first = await cache.load("/")
  house.instant += 250
  expect(cache.find("/")).toBeNull()
  expect(await cache.load("/")).toBe(first)
  house.instant += 250
  house.contents = "new"
  expect((await cache.load("/"))?.etag).toBe("/ new")
  expect(house).toMatchObject({ renderings: 2, readings: 3 })
})

test("what changed through this process is seen at once", async () => {
  const { house, watch, cache } = aHouse()
  await cache.load("/")
  house.contents = "new"
  watch.doubt()
  expect(cache.find("/")).toBeNull()
  expect((await cache.load("/"))?.etag).toBe("/ new")
})

test("a change during a rendering never leaves the older page in place", async () => {
  const { house, watch, cache } = aHouse()
  const gate = Promise.withResolvers<void>()
  house.gate = gate.promise
  const early = cache.load("/")
  await expect.poll(() => house.renderings).toBe(1)
  house.contents = "new"
  watch.doubt()
  const late = cache.load("/")
  await expect.poll(() => house.renderings).toBe(2)
  gate.resolve()
  expect((await late)?.etag).toBe("/ new")
  await early
  expect(cache.find("/")?.etag).toBe("/ new")
  house.instant += 250
  expect((await cache.load("/"))?.etag).toBe("/ new")
})

test("a page that is newer than the version it was asked under is rendered anew, not pinned", async () => {
  const { house, cache } = aHouse()
  await cache.load("/rooms")
  house.contents = "new"
  // Another process changed it: this one still trusts what it read, and renders what it finds.
  expect((await cache.load("/"))?.etag).toBe("/ new")
  house.instant += 250
  expect((await cache.load("/"))?.etag).toBe("/ new")
  expect(house.renderings).toBe(3)
})

test("a reading that began before a change counts for nothing after it", async () => {
  const first = Promise.withResolvers<string>()
  const answers = [first.promise, Promise.resolve("new")]
  const watch = createVersionWatch(() => answers.shift() ?? Promise.resolve("newest"))
  const early = watch.read()
  watch.doubt()
  const late = watch.read()
  first.resolve("old")
  expect([await early, await late]).toEqual(["old", "new"])
  expect(watch.known()).toBe("new")
})

test("a reading that fails gives no version and is tried again", async () => {
  const answers = [Promise.reject(new Error("away")), Promise.resolve("there")]
  const watch = createVersionWatch(() => answers.shift() ?? Promise.resolve("later"))
  expect(await watch.read()).toBeNull()
  expect(watch.known()).toBeNull()
  expect(await watch.read()).toBe("there")
})

describe("a database that never answers", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const never = () => new Promise<string>(() => undefined)

  test("[SAFE-6] a reading is given up after a second, and the next one starts anew", async () => {
    const answers = [never(), Promise.resolve("there")]
    const watch = createVersionWatch(() => answers.shift() ?? never())
    const [first, shared] = [watch.read(), watch.read()]
    await vi.advanceTimersByTimeAsync(1000)
    expect([await first, await shared]).toEqual([null, null])
    expect(await watch.read()).toBe("there")
    expect(watch.known()).toBe("there")
  })

  test("[SAFE-6] pages stand as they last did, and a page never rendered is not there", async () => {
    const answers = [Promise.resolve("one")]
    const watch = createVersionWatch(() => answers.shift() ?? never())
    const cache = createPageCache({ watch, render: async (path) => pageOf(path) })
    const page = await cache.load("/")
    watch.doubt()
    const loads = [cache.load("/"), cache.load("/rooms")]
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(loads)).toEqual([page, null])
  })

  test("[SAFE-6] a page whose rendering finds the database gone stands as it last did", async () => {
    let version = "one"
    let render = async (path: string) => pageOf(path)
    const watch = createVersionWatch(async () => version)
    const cache = createPageCache({ watch, render: (path) => render(path) })
    const page = await cache.load("/")
    version = "two"
    watch.doubt()
    render = () => Promise.reject(new DatabaseUnavailable())
    expect(await cache.load("/")).toBe(page)
    expect(await cache.load("/rooms")).toBeNull()
  })
})

test("there are never more pages than may be, and the oldest go first", async () => {
  const { house, cache } = aHouse()
  for (const path of ["/", "/rooms", "/dine"]) await cache.load(path)
  expect(cache.find("/")).toBeNull()
  expect(cache.find("/dine")).not.toBeNull()
  house.isForEverybody = false
  for (let post = 0; post < 5; post++) expect(await cache.load(`/blog/${post}`)).toBeNull()
  expect(cache.find("/blog/4")).toBeNull()
  expect(cache.find("/dine")).not.toBeNull()
})
