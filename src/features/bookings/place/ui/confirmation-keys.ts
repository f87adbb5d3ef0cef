import { sessionStore } from "#src/ui/browser/session-storage.ts"

// Without session storage, the key of the server is used.
const prefix = "booking-key "

/** Returns the stored key of a draft, or stores and returns the new one. */
export function storeConfirmationKey(draft: string, fresh: string): string {
  const stored = sessionStore()?.getItem(prefix + draft)
  if (stored) return stored
  sessionStore()?.setItem(prefix + draft, fresh)
  return fresh
}

/** Removes the keys of all drafts of this tab, after a booking. */
export function clearConfirmationKeys(): void {
  const store = sessionStore()
  if (!store) return
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
}
