import { useEffect, useRef } from "react"
import { clearConfirmationKeys, storeConfirmationKey } from "./confirmation-keys.ts"

/**
 * The hidden field that carries the key of a confirmation. The server renders a fresh key; with script a reload, a retry
 * and a way back find the draft's first one again (BOOK-9, L-30).
 */
export function useConfirmationKey(draft: string, fresh: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = storeConfirmationKey(draft, fresh)
  }, [draft, fresh])
  return field
}

/** For pages where drafts have come to their end. */
export function useClearedConfirmationKeys(isEnded: boolean): void {
  useEffect(() => {
    if (isEnded) clearConfirmationKeys()
  }, [isEnded])
}
