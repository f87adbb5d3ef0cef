import { type InputEvent, useEffect, useEffectEvent, useRef } from "react"
import { sessionStore } from "#src/ui/browser/session-storage.ts"
import { hasLedToSignIn } from "./led-to-sign-in.ts"

const loadKeptFields = () => import("./kept-fields.ts")

const hiddenValue = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement && control.type === "hidden" ? control.value : ""
}

/** Names a form with the state of the record that it edits, so that what was typed for one state is not put into another. */
function itemOf(form: HTMLFormElement): string {
  const label = form.getAttribute("aria-label") ?? ""
  const state = hiddenValue(form, "version") || hiddenValue(form, "opened")
  return ["record", window.location.pathname, label, hiddenValue(form, "season"), state].join(" ")
}

/**
 * Keeps what is typed in the forms of a page for this tab, until it is saved or the page is left: sessions end, and tablets
 * reload tabs. `onInput` is for the forms; `onRestore` is called when one of them was filled. `forget` drops what is kept.
 */
export function useKeptRecords(onRestore: () => void) {
  const items = useRef(new Set<string>())
  const forget = () => {
    for (const item of items.current) sessionStore()?.removeItem(item)
    items.current.clear()
  }
  const restored = useEffectEvent(onRestore)
  const forgetKept = useEffectEvent(forget)
  useEffect(() => {
    const page = window.location.pathname
    const restore = async (item: string, form: HTMLFormElement) => {
      const { restoreFields } = await loadKeptFields()
      if (!restoreFields(item, form)) return
      items.current.add(item)
      restored()
    }
    for (const form of document.forms) {
      const item = itemOf(form)
      if (sessionStore()?.getItem(item)) void restore(item, form)
    }
    return () => {
      if (!hasLedToSignIn(page)) forgetKept()
    }
  }, [])
  const store = async (item: string, form: HTMLFormElement) => {
    const { storeFields } = await loadKeptFields()
    if (items.current.has(item)) storeFields(item, form)
  }
  const onInput = ({ target }: InputEvent<HTMLElement>) => {
    const form = target instanceof Element ? target.closest("form") : null
    if (!form) return
    const item = itemOf(form)
    items.current.add(item)
    void store(item, form)
  }
  return { onInput, forget } as const
}
