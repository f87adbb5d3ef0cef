import { type FormEvent, useState } from "react"
import { Button } from "../button.tsx"
import styles from "./data-table.module.css"
import { StateFields } from "./table-form.tsx"
import type { DataRow, ListState, TableListing } from "./table-model.ts"

export type Selection = {
  readonly ids: ReadonlySet<string>
  /** Changes one row, or all rows from the last changed one up to it. */
  readonly toggle: (id: string, isRange?: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Which rows of the page are selected; another page starts without any. */
export function useSelection({ page }: TableListing<DataRow>): Selection {
  const [state, setState] = useState({ page, ids: new Set<string>(), last: "" })
  const { ids, last } = state.page === page ? state : { ids: new Set<string>(), last: "" }
  const all = page.rows.map(({ id }) => id)
  const select = (next: Set<string>, changed = "") => setState({ page, ids: next, last: changed })
  return {
    ids,
    toggle(id, isRange = false) {
      const [from, to] = [all.indexOf(isRange ? last : id), all.indexOf(id)]
      const range = from < 0 ? [id] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
      const others = [...ids].filter((other) => !range.includes(other))
      select(new Set(ids.has(id) ? others : [...others, ...range]), id)
    },
    toggleAll: () => select(ids.size === all.length ? new Set() : new Set(all)),
    clear: () => select(new Set()),
  }
}

/** The form that the checkboxes of the rows belong to. */
export const rowsFormId = "selected-rows"

type SelectionProps = ListState & { readonly selection: Selection; readonly remove: () => void }

/** Deletes all selected rows; without script it leads to a confirmation in the page. */
export function TableSelection({ rules, query, selection, remove }: SelectionProps) {
  const count = selection.ids.size
  const send = (event: FormEvent) => {
    event.preventDefault()
    remove()
  }
  return (
    <form
      id={rowsFormId}
      action={rules.path}
      onSubmit={send}
      className={styles.selection}
      data-empty={count === 0 || undefined}
      aria-label="Selected rows"
    >
      <StateFields rules={rules} query={query} fields={[]} />
      <output className={styles.selected}>{count > 0 && `${count} selected`}</output>
      <Button size="small" variant="danger">
        Delete selected
      </Button>
      <Button
        type="button"
        size="small"
        variant="quiet"
        className={styles.deselect}
        onClick={selection.clear}
      >
        Select none
      </Button>
    </form>
  )
}
