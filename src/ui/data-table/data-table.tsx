import { type ReactNode, type Ref, useCallback, useMemo, useRef } from "react"
import { useNavigate } from "react-router"
import { isNarrowed, tableAddress, withChange } from "#src/shared/table-query.ts"
import { classes } from "../classes.ts"
import { EmptyState } from "../empty-state.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import styles from "./data-table.module.css"
import { TableHeads } from "./table-heads.tsx"
import type { DataColumn, DataRow, RowHandling, TableListing } from "./table-model.ts"
import { TablePages } from "./table-pages.tsx"
import { TableRows } from "./table-rows.tsx"
import { searchFieldId } from "./table-search.tsx"
import { TableSelection } from "./table-selection.tsx"
import { TableTools } from "./table-tools.tsx"
import { useDataTable } from "./use-data-table.ts"
import { type TableKeys, useTableKeys } from "./use-table-keys.ts"

export type DataTableProps<Row extends DataRow> = RowHandling<Row> & {
  readonly listing: TableListing<Row>
  /** How each column of the rules looks. */
  readonly columns: Readonly<Record<string, DataColumn<Row>>>
  /** What a list without rows says, and why it has none when it is not narrowed. */
  readonly empty: {
    readonly title: string
    readonly reason?: ReactNode
    readonly actions?: ReactNode
  }
  /** The rows themselves, for whoever sorts them by hand. */
  readonly body?: Ref<HTMLTableSectionElement>
}

type Table<Row extends DataRow> = ReturnType<typeof useDataTable<Row>>

function useKeysOf<Row extends DataRow>(
  { listing, toRow, remove }: DataTableProps<Row>,
  table: Table<Row>,
): TableKeys {
  const navigate = useNavigate()
  const { rules, query, page } = listing
  return useMemo(() => {
    const rowOf = (id: string) => page.rows.find((row) => row.id === id)
    const addressOf = (cursor: typeof page.next) =>
      cursor && tableAddress(rules, withChange(query, { cursor }))
    return {
      next: addressOf(page.next),
      previous: addressOf(page.previous),
      open: (id) => {
        const row = rowOf(id)
        if (row && toRow) void navigate(toRow(row))
      },
      select: (id) => remove && table.getRow(id).toggleSelected(),
      remove: (id) => {
        const selected = table.getSelectedRowIds()
        const ids = selected.length > 0 || id === null ? selected : [id]
        if (ids.length > 0) remove?.(page.rows.filter((row) => ids.includes(row.id)))
      },
      clear: () => table.resetRowSelection(true),
      search: () => {
        const field = document.querySelector<HTMLInputElement>(`#${searchFieldId}`)
        field?.focus()
        field?.select()
      },
    }
  }, [navigate, page, query, remove, rules, table, toRow])
}

/** Every list of the administration: searched, ordered, narrowed and paged by its address (ADM-9). */
export function DataTable<Row extends DataRow>(props: DataTableProps<Row>) {
  const { listing, columns, nameOf, toRow, remove, empty, body } = props
  const { rules, query, page } = listing
  const table = useDataTable(listing, columns)
  const frame = useRef<HTMLDivElement>(null)
  useTableKeys(frame, useKeysOf(props, table))
  const clear = useCallback(() => table.resetRowSelection(true), [table])
  const selected = table.getSelectedRowIds()
  const removeSelected = () => remove?.(page.rows.filter(({ id }) => selected.includes(id)))
  if (page.rows.length === 0) {
    return (
      <>
        <TableTools {...listing} />
        {isNarrowed(query) ? (
          <EmptyState title={empty.title}>
            Nothing fits what is asked. Try fewer emails, or take off a filter.
          </EmptyState>
        ) : (
          <EmptyState title={empty.title} actions={empty.actions}>
            {empty.reason}
          </EmptyState>
        )}
      </>
    )
  }
  return (
    <>
      <TableTools {...listing} />
      <div ref={frame} className={styles.frame}>
        <table className={classes(styles.table, query.density === "compact" && styles.compact)}>
          <caption>
            <VisuallyHidden>{`List of ${rules.things}`}</VisuallyHidden>
          </caption>
          <TableHeads
            rules={rules}
            query={query}
            columns={columns}
            select={
              remove && {
                isAll: table.getIsAllPageRowsSelected(),
                toggle: () => table.toggleAllPageRowsSelected(),
              }
            }
          />
          <TableRows
            table={table}
            body={body}
            rules={rules}
            query={query}
            columns={columns}
            nameOf={nameOf}
            toRow={toRow}
            remove={remove}
          />
        </table>
      </div>
      {remove && (
        <TableSelection
          rules={rules}
          query={query}
          count={selected.length}
          remove={removeSelected}
          clear={clear}
        />
      )}
      <TablePages {...listing} />
    </>
  )
}
