import { afterEach, expect, test, vi } from "vitest"
import { storeForTab } from "./session-storage.ts"

afterEach(() => vi.unstubAllGlobals())

const stubStorage = (fails: () => never) => vi.stubGlobal("window", { sessionStorage: { setItem: fails } })

test.each(["QuotaExceededError", "SecurityError"])(
  "[BOOK-9] typing goes on when the session storage refuses with %s",
  (name) => {
    stubStorage(() => {
      throw new DOMException("refused", name)
    })
    expect(() => storeForTab("form contact", "typed")).not.toThrow()
  },
)

test("a fault of our own is thrown", () => {
  stubStorage(() => {
    throw new TypeError("not a storage")
  })
  expect(() => storeForTab("form contact", "typed")).toThrow(TypeError)
})
