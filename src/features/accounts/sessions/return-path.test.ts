import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { splitLanguage } from "#src/shared/language/language.ts"
import { pageAfterSignIn, returnPath, withReturnPath } from "./return-path.ts"

describe("the return path after signing in", () => {
  test.each([
    "/my-account",
    "/booking/5b1c?checkIn=25-12-2026&checkOut=28-12-2026&rooms=2-0",
    "/corporate#events",
    "/payment/-1",
  ])("[ROUTE-5] %s is kept", (to) => expect(returnPath(to)).toBe(to))

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "my-account",
    " /my-account",
    "",
    null,
    undefined,
  ])("[ROUTE-5] %j leads nowhere", (to) => expect(returnPath(to)).toBeNull())

  test.each(["/signin", "/login?to=/x", "/signup", "/signout"])("%s is no destination", (to) =>
    expect(returnPath(to)).toBeNull(),
  )

  test("[ROUTE-5] any input leads to a path on this site", () => {
    const parts = fc.array(
      fc.constantFrom("/", "/hi", "\\", ".", "..", "\t", "\n", "@", ":", "evil.example", "?", "#", "%2f"),
    )
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      parts.map((text) => `/${text.join("")}`),
    )
    fc.assert(
      fc.property(anything, (to) => {
        const path = returnPath(to)
        // The router adds the language of the page, and the other language's link takes it off again.
        const ways = path === null ? [] : [path, splitLanguage(path).path]
        return ways.every((way) => new URL(way, "https://vimana.example").origin === "https://vimana.example")
      }),
    )
  })

  test("[ROUTE-5] a return path survives encoding in a URL", () => {
    fc.assert(
      fc.property(
        fc.webPath().map((path) => `/${path}`),
        fc.webQueryParameters(),
        (path, query) => {
          const to = returnPath(`${path}?${query}`)
          if (to === null) return
          const address = new URL(withReturnPath("/signin", to), "https://vimana.example")
          expect(returnPath(address.searchParams.get("to"))).toBe(to)
        },
      ),
    )
  })

  test("[AUTH-4] without a return path guests go to the home page, staff to their account", () => {
    expect(pageAfterSignIn("guest", null)).toBe("/")
    expect(pageAfterSignIn("owner", null)).toBe("/my-account")
    expect(pageAfterSignIn("guest", "/booking/1")).toBe("/booking/1")
  })
})
