import { sessionStore } from "#src/ui/session-storage.ts"

// Where the browser keeps nothing, the server's key serves.
const prefix = "booking-key "

/** The key of a draft's confirmation: the one kept since its first showing, else this fresh one, kept from now on. */
export function storeConfirmationKey(draft: string, fresh: string): string {
  const kept = sessionStore()?.getItem(prefix + draft)
  if (kept) return kept
  sessionStore()?.setItem(prefix + draft, fresh)
  return fresh
}

/** Ends all drafts of this tab: what they asked for is booked, or can be had no more. */
export function clearConfirmationKeys(): void {
  const kept = sessionStore()
  if (!kept) return
  const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index))
  for (const key of keys) if (key?.startsWith(prefix)) kept.removeItem(key)
}
