import { useEffect, useEffectEvent, useRef } from "react"
import { restoreFields, storeFields } from "#src/ui/forms/kept/kept-fields.ts"
import { draftItem } from "./draft-storage.ts"

type KeptForm = {
  /** Whether the form shows the server's answer, which contains the typed values. */
  readonly isAnswered: boolean
  readonly onRestore: (form: HTMLFormElement) => void
}

/**
 * Restores the typed values of a form after a reload or a step back, which browsers do not do for pages with `no-store`.
 * Returns the ref of the form and the function to call after each change.
 */
export function useKeptFields(draft: string, { isAnswered, onRestore }: KeptForm) {
  const form = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent((draftOfForm: string) => {
    if (isAnswered || !form.current) return
    const item = draftItem(draftOfForm, "fields")
    if (restoreFields(item, form.current)) onRestore(form.current)
    // Stores what was typed before hydration.
    else storeFields(item, form.current)
  })
  useEffect(() => restore(draft), [draft])
  return { form, keep: (changed: HTMLFormElement) => storeFields(draftItem(draft, "fields"), changed) }
}
