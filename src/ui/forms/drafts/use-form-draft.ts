import { type InputEvent, useEffect, useRef } from "react"
import { sessionStore } from "#src/ui/browser/session-storage.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { formDraftStart } from "./draft.ts"
import type { Restored } from "./draft-fields.ts"
import { isRedirectedToSignIn } from "./redirected-to-sign-in.ts"

const loadDraftFields = () => import("./draft-fields.ts")

/**
 * Keeps what is typed in a form for this tab, until the form closes or gets another name after it was sent and not
 * refused: phones reload tabs in the background, sessions end, and browsers restore no fields of pages with `no-store`.
 * Returns the properties of the form, `onSent` for `useCheckedForm`, and `onAccepted` and `onNotAccepted` for an answer
 * other than `refusal`.
 * `onRestore`, which does not change, is called when something was stored, by this person or another.
 */
export function useFormDraft(
  name: string,
  refusal: FormAnswer | undefined,
  onRestore?: (restored: Restored | null) => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const item = formDraftStart + name
  useEffect(() => {
    const form = ref.current
    const store = sessionStore()
    const page = window.location.pathname
    if (form && store?.getItem(item))
      void loadDraftFields()
        .then(({ restoreFields }) => restoreFields(item, form))
        .then(onRestore)
    return () => {
      if (!isSent.current || isRedirectedToSignIn(page)) return
      store?.removeItem(item)
      form?.reset()
    }
  }, [item, onRestore])
  useEffect(() => {
    if (!refusal) return
    isSent.current = false
    // A refusal for a record that was changed starts the form again.
    const form = ref.current
    if (form)
      void loadDraftFields().then(({ storeFields }) =>
        storeFields(item, form, Object.keys(refusal.values ?? {})),
      )
  }, [refusal, item])
  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    isSent.current = false
    void loadDraftFields().then(({ storeFields }) => storeFields(item, currentTarget))
  }
  const onSent = () => {
    isSent.current = true
  }
  const onNotAccepted = () => {
    isSent.current = false
  }
  // The page may be left before the form closes.
  const onAccepted = () => {
    if (isSent.current) sessionStore()?.removeItem(item)
  }
  return { item, onSent, onAccepted, onNotAccepted, form: { ref, onInput } } as const
}
