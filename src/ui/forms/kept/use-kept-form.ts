import { type InputEvent, useEffect, useRef } from "react"
import { sessionStore } from "#src/ui/browser/session-storage.ts"

const loadKeptFields = () => import("./kept-fields.ts")

/**
 * Keeps what is typed in a form until it is sent, for this tab: phones reload tabs in the background, and browsers
 * restore no fields of pages with `no-store`. Returns the properties of the form.
 */
export function useKeptForm(name: string) {
  const ref = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const item = `form ${name}`
  useEffect(() => {
    const form = ref.current
    const store = sessionStore()
    if (form && store?.getItem(item))
      void loadKeptFields().then(({ restoreFields }) => restoreFields(item, form))
    return () => {
      if (isSent.current) store?.removeItem(item)
    }
  }, [item])
  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    isSent.current = false
    void loadKeptFields().then(({ storeFields }) => storeFields(item, currentTarget))
  }
  const onSubmitCapture = () => {
    isSent.current = true
  }
  return { ref, onInput, onSubmitCapture } as const
}
