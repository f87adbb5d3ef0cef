import { type InputEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { sessionStore } from "#src/ui/browser/session-storage.ts"
import type { TypedText } from "./kept.ts"
import { hasLedToSignIn } from "./led-to-sign-in.ts"
import { hiddenValue, recordStateOf } from "./record-state.ts"

const loadKeptFields = () => import("./kept-fields.ts")

/** Names a form in its page: by the id of its record, since the label may contain the name, which changes. */
function itemOf(form: HTMLFormElement): string {
  const name = hiddenValue(form, "id") ?? form.getAttribute("aria-label") ?? ""
  const kind = recordStateOf(form) === undefined ? "without state" : "with state"
  return ["record", window.location.pathname, name, hiddenValue(form, "season") ?? "", kind].join(" ")
}

/**
 * Keeps what is typed in the forms of a page for this tab, until it is saved or the page is left: sessions end, and tablets
 * reload tabs. `onInput` is for the forms; `onRestore` is called when one of them was filled. `forget` drops what is kept.
 * `outdated` is what was typed for an earlier state of a record, which is not filled in.
 */
export function useKeptRecords(onRestore: () => void) {
  const items = useRef(new Set<string>())
  const [outdated, setOutdated] = useState<readonly TypedText[]>([])
  const forget = () => {
    for (const item of items.current) sessionStore()?.removeItem(item)
    items.current.clear()
    setOutdated([])
  }
  const restored = useEffectEvent(onRestore)
  const forgetKept = useEffectEvent(forget)
  useEffect(() => {
    const page = window.location.pathname
    const restore = async (item: string, form: HTMLFormElement) => {
      const { restoreFields } = await loadKeptFields()
      const found = restoreFields(item, form)
      if (!found) return
      items.current.add(item)
      if (found.isFilled) restored()
      setOutdated((others) => [...others, ...found.outdated])
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
  const onDismiss = async () => {
    setOutdated([])
    const { dropOutdated } = await loadKeptFields()
    for (const item of items.current) dropOutdated(item)
  }
  return { onInput, forget, outdated: { texts: outdated, onDismiss } } as const
}
