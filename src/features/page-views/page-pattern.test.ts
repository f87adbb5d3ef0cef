import { readFileSync } from "node:fs"
import fc from "fast-check"
import { expect, test } from "vitest"
import { otherPages, findPagePattern } from "./page-pattern.ts"

/** The paths that one line of the contract lists. */
function listedPaths(id: string): string[] {
  const line = readFileSync("docs/contract.md", "utf8")
    .split("\n")
    .find((text) => text.startsWith(`- ${id} `))
  const [list = ""] = (line ?? "").split("(+)")
  return [...list.matchAll(/`(\/[^`]*)`/g)].map(([, path = ""]) => path)
}

test.each(["ROUTE-1", "ROUTE-5"])("[API-11] every page of %s is counted under its own name", (id) => {
  const paths = listedPaths(id)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const visited = path.replace(/\{.*\}/, "5b1c-some-id")
    expect(findPagePattern(visited)).toBe(path.replace(/\{_id\}/, ":id").replace(/\{slug\}/, ":slug"))
  }
})

test("[API-11] any paths are counted under a bounded set of names", () => {
  const names = new Set<string>()
  fc.assert(
    fc.property(fc.webPath(), fc.webSegment(), (path, id) => {
      for (const visited of [path, `/booking/${id}`, `/payment/${id}`, `/${id}`])
        names.add(findPagePattern(visited))
    }),
    { numRuns: 500 },
  )
  for (const name of names) expect(name === otherPages || /^\/[a-z0-9/:-]*$/.test(name)).toBe(true)
  expect(names.size).toBeLessThan(45)
})

test.each([
  ["/rooms/", "/rooms"],
  ["/booking/:id", "/booking/:id"],
  ["/blog/a-night-between-two-flights", "/blog/:slug"],
  ["/booking/1/2", otherPages],
  ["/admin/booking", otherPages],
  ["/wp-login.php", otherPages],
  ["//evil.example", otherPages],
  ["/__proto__", otherPages],
])("[API-11] %s is counted as %s", (path, page) => expect(findPagePattern(path)).toBe(page))
