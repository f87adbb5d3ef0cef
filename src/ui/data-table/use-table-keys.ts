import { type RefObject, useEffect } from "react"
import { useNavigate } from "react-router"
import { areShortcutsOn } from "./table-shortcuts-kept.ts"

export type TableKeys = {
  readonly next: string | null
  readonly previous: string | null
  readonly open: (id: string) => void
  readonly select: (id: string) => void
  readonly remove: (id: string | null) => void
  readonly clear: () => void
  readonly search: () => void
}

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

type Press = { event: KeyboardEvent; table: HTMLElement; row: HTMLTableRowElement | null; keys: TableKeys }

const isOnRow = ({ event, row }: Press): boolean => row !== null && event.target === row

const onRow =
  (work: (id: string, keys: TableKeys) => void) =>
  (press: Press): boolean => {
    const id = press.row?.dataset["id"]
    if (!isOnRow(press) || !id) return false
    work(id, press.keys)
    return true
  }

const move =
  (by: 1 | -1) =>
  ({ table, row }: Press): boolean => {
    moveFocus(table, row, by)
    return true
  }

const always =
  (work: (keys: TableKeys) => void) =>
  ({ keys }: Press): boolean => {
    work(keys)
    return true
  }

const removal = ({ row, keys }: Press): boolean => {
  keys.remove(row?.dataset["id"] ?? null)
  return true
}

// Arrows move through the rows only from within the table: elsewhere they scroll the page.
const moveWithin = (by: 1 | -1) => (press: Press) => isOnRow(press) && move(by)(press)

/** What each key does; false leaves it to the browser. */
const rowKeys: Readonly<Record<string, (press: Press) => boolean>> = {
  ArrowDown: moveWithin(1),
  ArrowUp: moveWithin(-1),
  Enter: onRow((id, keys) => keys.open(id)),
  " ": onRow((id, keys) => keys.select(id)),
  Delete: removal,
  Escape: always((keys) => keys.clear()),
}

const letterKeys: Readonly<Record<string, (press: Press) => boolean>> = {
  j: move(1),
  k: move(-1),
  x: onRow((id, keys) => keys.select(id)),
  "/": always((keys) => keys.search()),
}

type Ways = Pick<TableKeys, "next" | "previous">

const wayOf = (key: string, { next, previous }: Ways): string | null => {
  if (key === "n") return next
  return key === "p" ? previous : null
}

/** Works the list by the keyboard: from row to row, from page to page. */
export function useTableKeys(table: RefObject<HTMLElement | null>, keys: TableKeys): void {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const element = table.current
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
      if (!element || isOther || isTyping(event.target) || document.querySelector("dialog[open]")) return
      const letters = areShortcutsOn()
      const way = letters ? wayOf(event.key, keys) : null
      const work = rowKeys[event.key] ?? (letters ? letterKeys[event.key] : undefined)
      const isDone =
        way !== null || work?.({ event, table: element, row: rowOf(event.target), keys }) === true
      if (way !== null) void navigate(way)
      if (isDone) event.preventDefault()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [keys, navigate, table])
}
