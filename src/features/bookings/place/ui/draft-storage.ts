import { removeFromTab, sessionStore, storeForTab } from "#src/ui/browser/session-storage.ts"

// What this tab stores of bookings that are not confirmed yet. Without session storage nothing is kept.
const prefix = "booking-draft "

/** The key and the fields of a draft, and the fields that a guest last typed in any. */
type DraftPart = "key" | "fields" | "carried"

/** The name of a stored part. */
export const draftItem = (draft: string, part: DraftPart): string => `${prefix}${part} ${draft}`

export const readDraft = (draft: string, part: DraftPart): string | null =>
  sessionStore()?.getItem(draftItem(draft, part)) ?? null

export const storeDraft = (draft: string, part: DraftPart, text: string): void =>
  storeForTab(draftItem(draft, part), text)

/** Removes the drafts of this tab, or one part of each. */
export const clearDrafts = (part?: DraftPart): void => removeFromTab(part ? `${prefix}${part} ` : prefix)
