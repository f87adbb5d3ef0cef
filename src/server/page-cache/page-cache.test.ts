import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import { createPageCache } from "./page-cache.ts"
import { createVersionWatch } from "./version-watch.ts"

const pageOf = (etag: string) => ({ etag, size: 1 }) as CacheablePage

/** Pages of one version, of which two fit into the cache. */
const ofContent = {
  keyOf: (path: string) => path,
  versionOf: (_: string, version: string) => version,
  servesStale: true,
  maxBytes: 2,
}

/** A site whose content is one text, with controllable rendering. */
function aHotel() {
  const hotel = {
    contents: "old",
    readings: 0,
    renderings: 0,
    instant: 0,
    isForEverybody: true,
    gate: Promise.resolve(),
  }
  const read = async () => {
    hotel.readings += 1
    return hotel.contents
  }
  const watch = createVersionWatch(read, () => hotel.instant)
  const render = async (path: string) => {
    hotel.renderings += 1
    const seen = hotel.contents
    await hotel.gate
    return hotel.isForEverybody ? pageOf(`${path} ${seen}`) : null
  }
  return { hotel, watch, cache: createPageCache({ ...ofContent, watch, render }) }
}

test("a page is rendered once and then returned without waiting", async () => {
  const { hotel, cache } = aHotel()
  expect(cache.find("/")).toBeNull()
  const [first, second] = await Promise.all([cache.load("/"), cache.load("/")])
  expect(first).toBe(second)
  expect(cache.find("/")).toBe(first)
  expect(hotel).toMatchObject({ renderings: 1, readings: 1 })
})

test("the version of a page is computed once for each reading", async () => {
  let computed = 0
  const hotel = { instant: 0 }
  const watch = createVersionWatch(
    async () => ({ content: "old" }),
    () => hotel.instant,
  )
  const versionOf = (_: string, { content }: { content: string }) => {
    computed += 1
    return content
  }
  const cache = createPageCache({ ...ofContent, watch, versionOf, render: async (path) => pageOf(path) })
  const page = await cache.load("/")
  const before = computed
  hotel.instant += 250
  expect(await cache.load("/")).toBe(page)
  for (let turn = 0; turn < 5; turn += 1) expect(cache.find("/")).toBe(page)
  expect(computed).toBe(before + 1)
})

test("the version is read again after a while, and the page is rendered again only when it changed", async () => {
  const { hotel, cache } = aHotel()
  const first = await cache.load("/")
  hotel.instant += 250
  expect(cache.find("/")).toBeNull()
  expect(await cache.load("/")).toBe(first)
  hotel.instant += 250
  hotel.contents = "new"
  expect((await cache.load("/"))?.etag).toBe("/ new")
  expect(hotel).toMatchObject({ renderings: 2, readings: 3 })
})

test("a change by this process is seen at once", async () => {
  const { hotel, watch, cache } = aHotel()
  await cache.load("/")
  hotel.contents = "new"
  watch.invalidate()
  expect(cache.find("/")).toBeNull()
  expect((await cache.load("/"))?.etag).toBe("/ new")
})

test("a change during rendering does not leave the old page in the cache", async () => {
  const { hotel, watch, cache } = aHotel()
  const gate = Promise.withResolvers<void>()
  hotel.gate = gate.promise
  const early = cache.load("/")
  await expect.poll(() => hotel.renderings).toBe(1)
  hotel.contents = "new"
  watch.invalidate()
  const late = cache.load("/")
  await expect.poll(() => hotel.renderings).toBe(2)
  gate.resolve()
  expect((await late)?.etag).toBe("/ new")
  await early
  expect(cache.find("/")?.etag).toBe("/ new")
  hotel.instant += 250
  expect((await cache.load("/"))?.etag).toBe("/ new")
})

test("a page that is newer than its version is rendered again", async () => {
  const { hotel, cache } = aHotel()
  await cache.load("/rooms")
  hotel.contents = "new"
  // Another process changed it: this one still uses the old version, but renders the new content.
  expect((await cache.load("/"))?.etag).toBe("/ new")
  hotel.instant += 250
  expect((await cache.load("/"))?.etag).toBe("/ new")
  expect(hotel.renderings).toBe(3)
})

test("a reading that started before a change is discarded", async () => {
  const first = Promise.withResolvers<string>()
  const answers = [first.promise, Promise.resolve("new")]
  const watch = createVersionWatch(() => answers.shift() ?? Promise.resolve("newest"))
  const early = watch.read()
  watch.invalidate()
  const late = watch.read()
  first.resolve("old")
  expect([await early, await late]).toEqual(["old", "new"])
  expect(watch.known()).toBe("new")
})

test("a failed reading gives no version and is retried", async () => {
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

  test("[SAFE-6] a reading times out after a second, and the next one starts again", async () => {
    const answers = [never(), Promise.resolve("there")]
    const watch = createVersionWatch(() => answers.shift() ?? never())
    const [first, shared] = [watch.read(), watch.read()]
    await vi.advanceTimersByTimeAsync(1000)
    expect([await first, await shared]).toEqual([null, null])
    expect(await watch.read()).toBe("there")
    expect(watch.known()).toBe("there")
  })

  test("[SAFE-6] serves the last version of a page, and null for a page never rendered", async () => {
    const answers = [Promise.resolve("one")]
    const watch = createVersionWatch(() => answers.shift() ?? never())
    const cache = createPageCache({ ...ofContent, watch, render: async (path) => pageOf(path) })
    const page = await cache.load("/")
    watch.invalidate()
    const loads = [cache.load("/"), cache.load("/rooms")]
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(loads)).toEqual([page, null])
  })

  test("[SAFE-6] a cache of pages that change with each booking serves nothing old", async () => {
    const answers = [Promise.resolve("one")]
    const watch = createVersionWatch(() => answers.shift() ?? never())
    const cache = createPageCache({
      ...ofContent,
      servesStale: false,
      watch,
      render: async (path) => pageOf(path),
    })
    expect(await cache.load("/")).not.toBeNull()
    watch.invalidate()
    const load = cache.load("/")
    await vi.advanceTimersByTimeAsync(1000)
    expect(await load).toBeNull()
  })

  test("[SAFE-6] serves the last version when rendering fails", async () => {
    let version = "one"
    let render = async (path: string) => pageOf(path)
    const watch = createVersionWatch(async () => version)
    const cache = createPageCache({ ...ofContent, watch, render: (path) => render(path) })
    const page = await cache.load("/")
    version = "two"
    watch.invalidate()
    render = () => Promise.reject(new DatabaseUnavailable())
    expect(await cache.load("/")).toBe(page)
    expect(await cache.load("/rooms")).toBeNull()
  })
})

test("the size of the cache is limited, and the least recently used page is removed first", async () => {
  const { hotel, cache } = aHotel()
  for (const path of ["/", "/rooms", "/", "/dine"]) await cache.load(path)
  expect(cache.find("/rooms")).toBeNull()
  expect(cache.find("/")).not.toBeNull()
  expect(cache.find("/dine")).not.toBeNull()
  hotel.isForEverybody = false
  for (let post = 0; post < 5; post++) expect(await cache.load(`/blog/${post}`)).toBeNull()
  expect(cache.find("/blog/4")).toBeNull()
  expect(cache.find("/dine")).not.toBeNull()
})
