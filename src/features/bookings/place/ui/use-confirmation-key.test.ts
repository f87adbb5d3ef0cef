import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { storeConfirmationKey } from "./use-confirmation-key.ts"
import { clearDrafts, readDraft, storeDraft } from "./draft-storage.ts"

function storageInMemory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

beforeEach(() => vi.stubGlobal("window", { sessionStorage: storageInMemory() }))
afterEach(() => vi.unstubAllGlobals())

test("[BOOK-9] [L-30] a draft keeps the key of its first showing through reloads and retries", () => {
  expect(storeConfirmationKey("room?rooms=2-0", "first")).toBe("first")
  expect(storeConfirmationKey("room?rooms=2-0", "second")).toBe("first")
  expect(storeConfirmationKey("room?rooms=1-0", "third")).toBe("third")
})

test("[BOOK-9] a stay booked once can be booked again afterwards", () => {
  window.sessionStorage.setItem("something else", "kept")
  storeConfirmationKey("room?rooms=2-0", "first")
  storeConfirmationKey("room?rooms=1-0", "second")
  clearDrafts()
  expect(storeConfirmationKey("room?rooms=2-0", "third")).toBe("third")
  expect(window.sessionStorage.getItem("something else")).toBe("kept")
})

test("[BOOK-10] the stay of a hold that ended is booked with a new key, and keeps what was typed", () => {
  storeConfirmationKey("room?rooms=2-0", "first")
  storeDraft("room?rooms=2-0", "fields", "typed")
  clearDrafts("key")
  expect(storeConfirmationKey("room?rooms=2-0", "second")).toBe("second")
  expect(readDraft("room?rooms=2-0", "fields")).toBe("typed")
})

test("[BOOK-9] a browser that keeps nothing sends the server's key", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("denied", "SecurityError")
    },
  })
  expect(storeConfirmationKey("room", "fresh")).toBe("fresh")
  expect(clearDrafts).not.toThrow()
})
