import { useEffect, useRef } from "react"
import { storeConfirmationKey } from "./confirmation-keys.ts"
import { clearDrafts } from "./draft-storage.ts"

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
