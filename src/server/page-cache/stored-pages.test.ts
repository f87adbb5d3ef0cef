import fc from "fast-check"
import { expect, test } from "vitest"
import type { CacheablePage } from "./cacheable-page.ts"
import { createStoredPages } from "./stored-pages.ts"

const entryOf = (size: number, version = "one") => ({
  version,
  page: { size } as CacheablePage,
  currentIn: null,
})

test("a page larger than the limit is not kept and removes no other", () => {
  const pages = createStoredPages(10)
  pages.set("small", entryOf(4))
  pages.set("large", entryOf(11))
  expect(pages.find("large")).toBeNull()
  expect(pages.find("small")).not.toBeNull()
})

test("a new version of a page takes the place of the old one", () => {
  const pages = createStoredPages(10)
  pages.set("a", entryOf(6))
  pages.set("a", entryOf(6, "two"))
  pages.set("b", entryOf(4))
  expect([pages.find("a")?.version, pages.find("b")?.version]).toEqual(["two", "one"])
})

test("the stored pages never take more than the limit, whatever is requested", () => {
  const anySteps = fc.array(
    fc.record({ key: fc.integer({ min: 0, max: 9 }), size: fc.integer({ min: 1, max: 60 }) }),
  )
  fc.assert(
    fc.property(anySteps, (steps) => {
      const pages = createStoredPages(100)
      for (const { key, size } of steps) pages.set(String(key), entryOf(size))
      const sizes = Array.from({ length: 10 }, (_, key) => pages.find(String(key))?.page.size ?? 0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100)
    }),
  )
})
