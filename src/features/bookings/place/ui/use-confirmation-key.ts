import { useEffect, useRef } from "react"
import { clearConfirmationKeys, storeConfirmationKey } from "./confirmation-keys.ts"

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

/** Removes the keys of drafts once a booking is confirmed. */
export function useClearedConfirmationKeys(isEnded: boolean): void {
  useEffect(() => {
    if (isEnded) clearConfirmationKeys()
  }, [isEnded])
}
