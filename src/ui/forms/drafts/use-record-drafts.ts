import { type InputEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { sessionStore } from "#src/ui/browser/session-storage.ts"
import type { TypedText } from "./draft.ts"
import { isRedirectedToSignIn } from "./redirected-to-sign-in.ts"
import { hiddenValue, recordStateOf } from "./record-state.ts"

const loadDraftFields = () => import("./draft-fields.ts")

/** Names a form in its page: by the id of its record, since the label may contain the name, which changes. */
function itemOf(form: HTMLFormElement): string {
  const name = hiddenValue(form, "id") ?? form.getAttribute("aria-label") ?? ""
  const kind = recordStateOf(form) === undefined ? "without state" : "with state"
  return ["record", window.location.pathname, name, hiddenValue(form, "season") ?? "", kind].join(" ")
}

const formOf = ({ target }: SyntheticEvent): HTMLFormElement | null =>
  target instanceof Element ? target.closest("form") : null

type Outdated = { readonly item: string; readonly texts: readonly TypedText[] }

/** The forms with a draft, by item, and the outdated texts of each. */
function useDraftItems() {
  const items = useRef(new Map<string, HTMLFormElement>())
  const [outdated, setOutdated] = useState<readonly Outdated[]>([])
  const add = (item: string, form: HTMLFormElement, texts: readonly TypedText[] = []) => {
    items.current.set(item, form)
    if (texts.length > 0) setOutdated((others) => [...others, { item, texts }])
  }
  const drop = (item: string) => {
    sessionStore()?.removeItem(item)
    items.current.delete(item)
    setOutdated((others) => others.filter((one) => one.item !== item))
  }
  const store = async (item: string, form: HTMLFormElement) => {
    const { storeFields } = await loadDraftFields()
    if (items.current.has(item)) storeFields(item, form)
  }
  const onDismiss = async () => {
    setOutdated([])
    const { dropOutdated } = await loadDraftFields()
    for (const item of items.current.keys()) dropOutdated(item)
  }
  const texts = outdated.flatMap((one) => one.texts)
  return { items, add, drop, store, outdated: { texts, onDismiss } } as const
}

/**
 * Keeps what is typed in the forms of a page for this tab, until it is saved or the page is left: sessions end, and tablets
 * reload tabs. `onInput` and `onSubmit` are for the forms; `onRestore` is called when one of them was filled. `forget` drops
 * the drafts; `settle` does it for a form that was accepted, and returns whether others have a draft.
 * `outdated` is what was typed for an earlier state of a record, which is not filled in.
 */
export function useRecordDrafts(onRestore: () => void) {
  const { items, add, drop, store, outdated } = useDraftItems()
  const sent = useRef<string>(undefined)
  const forget = () => {
    for (const item of items.current.keys()) drop(item)
  }
  const restore = useEffectEvent(async (item: string, form: HTMLFormElement) => {
    const { restoreFields } = await loadDraftFields()
    const found = restoreFields(item, form)
    if (!found) return
    add(item, form, found.outdated)
    if (found.isFilled) onRestore()
  })
  const forgetDrafts = useEffectEvent(forget)
  useEffect(() => {
    const page = window.location.pathname
    for (const form of document.forms) {
      const item = itemOf(form)
      if (sessionStore()?.getItem(item)) void restore(item, form)
    }
    return () => {
      if (!isRedirectedToSignIn(page)) forgetDrafts()
    }
  }, [])
  const settle = (): boolean => {
    for (const [item, form] of items.current) {
      // A form that was replaced has nothing to keep. In the others the record may have a new state; what is typed stays.
      if (item === sent.current || !form.isConnected) drop(item)
      else void store(item, form)
    }
    sent.current = undefined
    return items.current.size > 0
  }
  const onSubmit = (event: SyntheticEvent) => {
    const form = formOf(event)
    if (form) sent.current = itemOf(form)
  }
  const onInput = (event: InputEvent<HTMLElement>) => {
    const form = formOf(event)
    if (!form) return
    const item = itemOf(form)
    add(item, form)
    void store(item, form)
  }
  return { onInput, onSubmit, forget, settle, outdated } as const
}
