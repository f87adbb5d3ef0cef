import { type ReactNode, type Ref, useRef } from "react"
import { hasFilters, tableAddress, type TableCursor, changeTableQuery } from "#src/shared/table-query.ts"
import { classes } from "../classes.ts"
import { EmptyState } from "../empty-state.tsx"
import { LinkButton } from "../link-button.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import styles from "./data-table.module.css"
import { useTableKeys } from "./use-table-keys.ts"
import type { CellRenderers, DataRow, TableListing } from "./table-model.ts"
import { TableHeads, TableRows } from "./table-rows.tsx"
import { TableSelection, useSelection } from "./table-selection.tsx"
import { TableTools } from "./table-tools.tsx"
import toolStyles from "./table-tools.module.css"

export type DataTableProps<Row extends DataRow> = {
  readonly listing: TableListing<Row>
  readonly columns: CellRenderers<Row>
  /** Deletes after a confirmation; absent for users without the right. */
  readonly remove?: ((rows: readonly Row[]) => void) | undefined
  /** The text of an empty list, and the reason when it is neither filtered nor searched. */
  readonly empty: { readonly title: string; readonly reason?: ReactNode; readonly actions?: ReactNode }
  /** The rows themselves, for anyone who sorts them by hand. */
  readonly body?: Ref<HTMLTableSectionElement> | undefined
}

const NoRows = ({ listing, empty }: Pick<DataTableProps<DataRow>, "listing" | "empty">) =>
  hasFilters(listing.query) ? (
    <EmptyState title={empty.title}>
      Nothing fits what is asked. Try fewer letters, or take off a filter.
    </EmptyState>
  ) : (
    <EmptyState title={empty.title} actions={empty.actions}>
      {empty.reason}
    </EmptyState>
  )

/** Links to the previous, next and first page. */
function TablePages({ rules, query, page: { previous, next } }: TableListing<unknown>) {
  if (!previous && !next) return null
  const turn = (cursor: TableCursor | null, label: string) => (
    <LinkButton
      variant="secondary"
      size="small"
      to={tableAddress(rules, changeTableQuery(query, { cursor }))}
    >
      {label}
    </LinkButton>
  )
  return (
    <nav aria-label="Pages" className={toolStyles.pages}>
      {previous && turn(null, "First page")}
      {previous && turn(previous, "Previous")}
      {next && turn(next, "Next")}
    </nav>
  )
}

/** A list of the administration, whose search, sort, filters and page are in its URL (ADM-9). */
export function DataTable<Row extends DataRow>(props: DataTableProps<Row>) {
  const { listing, columns, remove, empty, body } = props
  const { rules, query, page } = listing
  const selection = useSelection(listing)
  const frame = useRef<HTMLDivElement>(null)
  useTableKeys(frame, { listing, selection, remove })
  return (
    <>
      <TableTools {...listing} />
      {page.rows.length === 0 ? (
        <NoRows listing={listing} empty={empty} />
      ) : (
        <div ref={frame} className={styles.frame}>
          <table className={classes(styles.table, query.density === "compact" && styles.compact)}>
            <caption>
              <VisuallyHidden>{`List of ${rules.pluralName}`}</VisuallyHidden>
            </caption>
            <TableHeads {...{ listing, selection }} canSelect={remove !== undefined} />
            <TableRows {...{ listing, columns, selection, remove, body }} />
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
