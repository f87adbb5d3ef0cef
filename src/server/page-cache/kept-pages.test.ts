import fc from "fast-check"
import { expect, test } from "vitest"
import type { CacheablePage } from "./cacheable-page.ts"
import { createKeptPages } from "./kept-pages.ts"

const entryOf = (size: number, version = "one") => ({
  version,
  page: { size } as CacheablePage,
  currentIn: null,
})

test("a page larger than the limit is not kept and removes no other", () => {
  const kept = createKeptPages(10)
  kept.keep("small", entryOf(4))
  kept.keep("large", entryOf(11))
  expect(kept.find("large")).toBeNull()
  expect(kept.find("small")).not.toBeNull()
})

test("a new version of a page takes the place of the old one", () => {
  const kept = createKeptPages(10)
  kept.keep("a", entryOf(6))
  kept.keep("a", entryOf(6, "two"))
  kept.keep("b", entryOf(4))
  expect([kept.find("a")?.version, kept.find("b")?.version]).toEqual(["two", "one"])
})

test("the kept pages never take more than the limit, whatever is asked", () => {
  const steps = fc.array(
    fc.record({ key: fc.integer({ min: 0, max: 9 }), size: fc.integer({ min: 1, max: 60 }) }),
  )
  fc.assert(
    fc.property(steps, (asked) => {
      const kept = createKeptPages(100)
      for (const { key, size } of asked) kept.keep(String(key), entryOf(size))
      const sizes = Array.from({ length: 10 }, (_, key) => kept.find(String(key))?.page.size ?? 0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100)
    }),
  )
})
