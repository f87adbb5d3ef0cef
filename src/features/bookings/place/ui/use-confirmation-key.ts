import { useEffect, useSyncExternalStore } from "react"
import { clearDrafts, readDraft, storeDraft } from "./draft-storage.ts"

/** Returns the stored key of a draft, or stores and returns the new one; without storage the key of the server is used. */
export function storeConfirmationKey(draft: string, fresh: string): string {
  const stored = readDraft(draft, "key")
  if (stored) return stored
  storeDraft(draft, "key", fresh)
  return fresh
}

const neverChanges = () => () => {}

/**
 * The key of a confirmation, for its hidden field. The server renders a new key; with JavaScript, reloads, retries and
 * back navigation use the draft's first key (BOOK-9, L-30). It is rendered, because React resets a value set on the field.
 */
export function useConfirmationKey(draft: string, fresh: string): string {
  const stored = useSyncExternalStore(
    neverChanges,
    () => readDraft(draft, "key"),
    () => null,
  )
  useEffect(() => {
    storeConfirmationKey(draft, fresh)
  }, [draft, fresh])
  return stored ?? fresh
}

/** Removes the drafts once a booking is confirmed or has ended. */
export function useClearedDrafts(isEnded: boolean): void {
  useEffect(() => {
    if (isEnded) clearDrafts()
  }, [isEnded])
}

/** Removes the keys once a hold has ended: the same stay is booked anew, with what the guest typed. */
export function useClearedKeys(isLapsed: boolean): void {
  useEffect(() => {
    if (isLapsed) clearDrafts("key")
  }, [isLapsed])
}
