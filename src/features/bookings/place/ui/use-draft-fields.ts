import { useEffect, useEffectEvent, useRef } from "react"
import { carryFields, restoreFields, storeFields } from "#src/ui/forms/drafts/draft-fields.ts"
import { draftItem } from "./draft-storage.ts"

type DraftOptions = {
  readonly guestId: string
  /** Whether the form shows the server's answer, which contains the typed values. */
  readonly isAnswered: boolean
  readonly onRestore: (form: HTMLFormElement) => void
}

/** Belongs to a stay, whose address may have one. */
const own = ["code"]

/**
 * Restores the typed values of a form after a reload or a step back, which browsers do not do for pages with `no-store`.
 * A stay that was not opened before begins with what the guest typed for another one, which may have been sold out. Returns the ref of the form and the function to call after each change.
 */
export function useDraftFields(draft: string, { guestId, isAnswered, onRestore }: DraftOptions) {
  const form = useRef<HTMLFormElement>(null)
  const carried = draftItem(guestId, "carried")
  const keep = (changed: HTMLFormElement) => {
    storeFields(draftItem(draft, "fields"), changed)
    storeFields(carried, changed)
  }
  const restore = useEffectEvent((draftOfForm: string) => {
    if (isAnswered || !form.current) return
    const item = draftItem(draftOfForm, "fields")
    if (!restoreFields(item, form.current)?.isFilled) {
      carryFields(carried, form.current, own)
      // Stores what was typed before hydration, too.
      keep(form.current)
    }
    onRestore(form.current)
  })
  useEffect(() => restore(draft), [draft])
  return { form, keep }
}
