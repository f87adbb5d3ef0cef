import { type RefObject, useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router"
import { tableAddress, type TableCursor, changeTableQuery } from "#src/shared/table-query.ts"
import { type DataRow, pathOfRow, type TableListing } from "./table-model.ts"
import type { Selection } from "./table-selection.tsx"
import { areShortcutsOn } from "./table-shortcuts-kept.ts"

export const searchFieldId = "table-search"

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>(`#${searchFieldId}`)
  field?.focus()
  field?.select()
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))

type Action = (() => unknown) | null | undefined

/** Runs the action of a key unless the user is typing; keys without an action go to the browser. */
export function useKeyPress(actionOf: (event: KeyboardEvent) => Action): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
    if (isOther || isTyping(event.target) || document.querySelector("dialog[open]")) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
}

function moveFocus(table: HTMLElement, from: HTMLElement | null, by: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLElement>("tbody tr")]
  const at = from ? rows.indexOf(from) : -1
  const start = by === 1 ? rows[0] : rows.at(-1)
  const to = at === -1 ? start : rows[Math.min(rows.length - 1, Math.max(0, at + by))]
  to?.focus()
  to?.scrollIntoView({ block: "nearest" })
}

type TableKeys<Row> = {
  readonly listing: TableListing<Row>
  readonly selection: Selection
  readonly remove?: ((rows: readonly Row[]) => void) | undefined
}

/** Keyboard control of a list: from row to row, from page to page. */
export function useTableKeys<Row extends DataRow>(
  frame: RefObject<HTMLElement | null>,
  { listing: { rules, query, page }, selection, remove }: TableKeys<Row>,
): void {
  const navigate = useNavigate()
  const openPage = (cursor: TableCursor | null) =>
    cursor && (() => navigate(tableAddress(rules, changeTableQuery(query, { cursor }))))
  useKeyPress(({ key, target }) => {
    const table = frame.current
    if (!table) return null
    const element = target instanceof HTMLElement ? target.closest<HTMLElement>("tbody tr") : null
    const row = page.rows.find(({ id }) => id === element?.dataset["id"])
    const focused = target === element ? row : undefined
    const path = focused && pathOfRow(rules, focused)
    const select = focused && remove ? () => selection.toggle(focused.id) : null
    const selected = page.rows.filter(({ id }) => selection.ids.has(id))
    const rowsToRemove = selected.length > 0 || !row ? selected : [row]
    const shortcuts: Readonly<Record<string, Action>> = {
      j: () => moveFocus(table, element, 1),
      k: () => moveFocus(table, element, -1),
      x: select,
      n: openPage(page.next),
      p: openPage(page.previous),
      "/": focusSearch,
    }
    const actions: Readonly<Record<string, Action>> = {
      ...(areShortcutsOn() && shortcuts),
      // Without a focused row the arrows scroll the page.
      ArrowDown: focused && shortcuts["j"],
      ArrowUp: focused && shortcuts["k"],
      Enter: path ? () => navigate(path) : null,
      " ": select,
      Delete: remove && rowsToRemove.length > 0 ? () => remove(rowsToRemove) : null,
      Escape: selection.clear,
    }
    return actions[key]
  })
}
