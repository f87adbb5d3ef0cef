import { type RefObject, useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router"
import { tableAddress, type TableCursor, withChange } from "#src/shared/table-query.ts"
import type { DataRow, RowHandling, TableListing } from "./table-model.ts"
import { areShortcutsOn } from "./table-shortcuts-kept.ts"
import { focusSearch } from "./table-tools.tsx"
import type { Selection } from "./use-selection.ts"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))

const rowOf = (target: EventTarget | null): HTMLTableRowElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLTableRowElement>("tbody tr") : null

function moveFocus(table: HTMLElement, from: HTMLTableRowElement | null, by: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("tbody tr")]
  const at = from ? rows.indexOf(from) : -1
  const start = by === 1 ? rows[0] : rows.at(-1)
  const to = at === -1 ? start : rows[Math.min(rows.length - 1, Math.max(0, at + by))]
  to?.focus()
  to?.scrollIntoView({ block: "nearest" })
}

type TableKeys<Row extends DataRow> = Pick<RowHandling<Row>, "toRow" | "remove"> & {
  readonly listing: TableListing<Row>
  readonly selection: Selection
}

/** Works the list by the keyboard: from row to row, from page to page. */
export function useTableKeys<Row extends DataRow>(
  frame: RefObject<HTMLElement | null>,
  { listing, selection, toRow, remove }: TableKeys<Row>,
): void {
  const navigate = useNavigate()
  const { rules, query, page } = listing
  const turnTo = (cursor: TableCursor | null) =>
    cursor && void navigate(tableAddress(rules, withChange(query, { cursor })))
  const actionsOf = (event: KeyboardEvent, table: HTMLElement): Record<string, (() => unknown) | null> => {
    const element = rowOf(event.target)
    const row = page.rows.find(({ id }) => id === element?.dataset["id"])
    const focused = element !== null && event.target === element ? row : undefined
    const select = focused && remove ? () => selection.toggle(focused.id) : null
    const selected = page.rows.filter(({ id }) => selection.ids.has(id))
    const doomed = selected.length > 0 || !row ? selected : [row]
    const shortcuts = {
      j: () => moveFocus(table, element, 1),
      k: () => moveFocus(table, element, -1),
      x: select,
      n: page.next && (() => turnTo(page.next)),
      p: page.previous && (() => turnTo(page.previous)),
      "/": focusSearch,
    }
    return {
      ...(areShortcutsOn() && shortcuts),
      // Elsewhere the arrows scroll the page.
      ArrowDown: focused ? shortcuts.j : null,
      ArrowUp: focused ? shortcuts.k : null,
      Enter: focused && toRow ? () => navigate(toRow(focused)) : null,
      " ": select,
      Delete: remove && doomed.length > 0 ? () => remove(doomed) : null,
      Escape: selection.clear,
    }
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
    if (!frame.current || isOther || isTyping(event.target) || document.querySelector("dialog[open]")) return
    const action = actionsOf(event, frame.current)[event.key]
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
