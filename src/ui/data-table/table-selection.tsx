import type { FormEvent } from "react"
import type { TableQuery, TableRules } from "#src/shared/table-query.ts"
import { Button } from "../button.tsx"
import styles from "./data-table.module.css"
import { StateFields } from "./table-form.tsx"
import type { Selection } from "./use-selection.ts"

/** The form that the checkboxes of the rows belong to. */
export const rowsFormId = "selected-rows"

type SelectionProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly selection: Selection
  readonly remove: () => void
}

/** Deletes all selected rows; without script it leads to the question in the page. */
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
