import { useEffect, useEffectEvent, useRef } from "react"
import { restoreFields, storeFields } from "./kept-fields.ts"

type KeptForm = {
  /** Whether the form shows the server's answer, which contains the typed values. */
  readonly isAnswered: boolean
  readonly onRestore: (form: HTMLFormElement) => void
}

/**
 * Keeps what is typed into a form over a reload and a way back: browsers do not, because its page is never stored. Returns
 * the reference of the form and what to call after each change.
 */
export function useKeptFields(draft: string, { isAnswered, onRestore }: KeptForm) {
  const form = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent((draftOfForm: string) => {
    if (isAnswered || !form.current) return
    if (restoreFields(draftOfForm, form.current)) onRestore(form.current)
    // What was typed before the scripts ran.
    else storeFields(draftOfForm, form.current)
  })
  useEffect(() => restore(draft), [draft])
  return { form, keep: (changed: HTMLFormElement) => storeFields(draft, changed) }
}
