import { type ReactNode, type Ref, useRef } from "react"
import { isNarrowed } from "#src/shared/table-query.ts"
import { classes } from "../classes.ts"
import { EmptyState } from "../empty-state.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import styles from "./data-table.module.css"
import { TableHeads } from "./table-heads.tsx"
import type { DataColumn, DataRow, RowHandling, TableListing } from "./table-model.ts"
import { TablePages } from "./table-pages.tsx"
import { TableRows } from "./table-rows.tsx"
import { TableSelection } from "./table-selection.tsx"
import { TableTools } from "./table-tools.tsx"
import { useSelection } from "./use-selection.ts"
import { useTableKeys } from "./use-table-keys.ts"

export type DataTableProps<Row extends DataRow> = RowHandling<Row> & {
  readonly listing: TableListing<Row>
  /** How each column of the list looks. */
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

const NoRows = ({ listing, empty }: Pick<DataTableProps<DataRow>, "listing" | "empty">) =>
  isNarrowed(listing.query) ? (
    <EmptyState title={empty.title}>
      Nothing fits what is asked. Try fewer letters, or take off a filter.
    </EmptyState>
  ) : (
    <EmptyState title={empty.title} actions={empty.actions}>
      {empty.reason}
    </EmptyState>
  )

/** Every list of the administration: searched, ordered, narrowed and paged by its address (ADM-9). */
export function DataTable<Row extends DataRow>(props: DataTableProps<Row>) {
  const { listing, columns, nameOf, toRow, remove, empty, body } = props
  const { rules, query, page } = listing
  const selection = useSelection(listing)
  const frame = useRef<HTMLDivElement>(null)
  useTableKeys(frame, { listing, selection, toRow, remove })
  const isAll = selection.ids.size === page.rows.length
  return (
    <>
      <TableTools {...listing} />
      {page.rows.length === 0 ? (
        <NoRows listing={listing} empty={empty} />
      ) : (
        <div ref={frame} className={styles.frame}>
          <table className={classes(styles.table, query.density === "compact" && styles.compact)}>
            <caption>
              <VisuallyHidden>{`List of ${rules.things}`}</VisuallyHidden>
            </caption>
            <TableHeads
              {...{ rules, query, columns }}
              select={remove && { isAll, toggle: selection.toggleAll }}
            />
            <TableRows {...{ listing, columns, selection, nameOf, remove, body }} />
          </table>
        </div>
      )}
      {remove && page.rows.length > 0 && (
        <TableSelection
          {...{ rules, query, selection }}
          remove={() => remove(page.rows.filter(({ id }) => selection.ids.has(id)))}
        />
      )}
      <TablePages {...listing} />
    </>
  )
}
