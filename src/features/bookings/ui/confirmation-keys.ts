const prefix = "booking-key "

// A browser that is told to keep nothing throws at the mention of its storage; the server's key then serves.
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** The key of a draft's confirmation: the one kept since its first showing, else this fresh one, kept from now on. */
export function keepConfirmationKey(draft: string, fresh: string): string {
  const kept = storage()?.getItem(prefix + draft)
  if (kept) return kept
  storage()?.setItem(prefix + draft, fresh)
  return fresh
}

/** Ends all drafts of this tab: what they asked for is booked, or can be had no more. */
export function forgetConfirmationKeys(): void {
  const kept = storage()
  if (!kept) return
  const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index))
  for (const key of keys) if (key?.startsWith(prefix)) kept.removeItem(key)
}
