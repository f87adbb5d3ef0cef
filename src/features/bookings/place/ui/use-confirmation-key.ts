import { useEffect, useRef } from "react"
import { clearDrafts, readDraft, storeDraft } from "./draft-storage.ts"

/** Returns the stored key of a draft, or stores and returns the new one; without storage the key of the server is used. */
export function storeConfirmationKey(draft: string, fresh: string): string {
  const stored = readDraft(draft, "key")
  if (stored) return stored
  storeDraft(draft, "key", fresh)
  return fresh
}

/**
 * The hidden field with the key of a confirmation. The server renders a new key; with JavaScript, reloads, retries and
 * back navigation use the draft's first key (BOOK-9, L-30).
 */
export function useConfirmationKey(draft: string, fresh: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = storeConfirmationKey(draft, fresh)
  }, [draft, fresh])
  return field
}

/** Removes the drafts once a booking is confirmed. */
export function useClearedDrafts(isEnded: boolean): void {
  useEffect(() => {
    if (isEnded) clearDrafts()
  }, [isEnded])
}
