import { readDraft, storeDraft } from "./draft-storage.ts"

/** Returns the stored key of a draft, or stores and returns the new one; without storage the key of the server is used. */
export function storeConfirmationKey(draft: string, fresh: string): string {
  const stored = readDraft(draft, "key")
  if (stored) return stored
  storeDraft(draft, "key", fresh)
  return fresh
}
