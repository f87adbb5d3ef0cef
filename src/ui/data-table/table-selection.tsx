import type { FormEvent } from "react"
import type { TableQuery, TableRules } from "#src/shared/table-query.ts"
import { Button } from "../button.tsx"
import styles from "./data-table.module.css"
import { StateFields } from "./table-state-fields.tsx"

/** The form that the boxes of the rows belong to. */
export const rowsFormId = "selected-rows"

type SelectionProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly count: number
  readonly remove: () => void
  readonly clear: () => void
}

/** What can be done with all selected rows; without script it leads to the question in the page. */
export function TableSelection({ rules, query, count, remove, clear }: SelectionProps) {
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
      <StateFields rules={rules} query={query} except={[]} />
      <output className={styles.selected}>{count > 0 && `${count} selected`}</output>
      <Button size="small" variant="danger">
        Delete selected
      </Button>
      <Button type="button" size="small" variant="quiet" className={styles.deselect} onClick={clear}>
        Select none
      </Button>
    </form>
  )
}
