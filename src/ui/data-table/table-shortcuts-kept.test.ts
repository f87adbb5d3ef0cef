import { afterEach, expect, test, vi } from "vitest"
import { areShortcutsOn, storeShortcuts } from "./table-shortcuts-kept.ts"

afterEach(() => void vi.unstubAllGlobals())

test("the shortcuts are on in a browser without stored settings", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("The operation is insecure.", "SecurityError")
    },
  })
  storeShortcuts(false)
  expect(areShortcutsOn()).toBe(true)
})
