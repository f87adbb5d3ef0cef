import type { TableQuery, TableRules } from "#src/shared/table-query.ts"
import { VisuallyHidden } from "../visually-hidden.tsx"
import styles from "./data-table.module.css"
import { TableHead } from "./table-head.tsx"

type HeadsProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly columns: Readonly<Record<string, { readonly align?: "end" }>>
  /** Absent where no row can be selected. */
  readonly select?: { readonly isAll: boolean; readonly toggle: () => void } | undefined
}

/** The heads of the columns shown, between the boxes and the actions of the rows. */
export function TableHeads({ rules, query, columns, select }: HeadsProps) {
  return (
    <thead>
      <tr>
        {select && (
          <th scope="col" className={styles.select}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label="Select all on this page"
                checked={select.isAll}
                onChange={select.toggle}
              />
            </label>
          </th>
        )}
        {query.columns.map((id) => {
          const column = rules.columns[id]
          if (!column) return null
          return <TableHead key={id} rules={rules} query={query} column={column} align={columns[id]?.align} />
        })}
        {select && (
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
