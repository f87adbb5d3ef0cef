import { CaretDownIcon } from "@phosphor-icons/react/dist/icons/CaretDown"
import { CaretUpIcon } from "@phosphor-icons/react/dist/icons/CaretUp"
import { TrashIcon } from "@phosphor-icons/react/dist/icons/Trash"
import type { MouseEvent, Ref } from "react"
import { Link } from "#src/ui/navigation/link.tsx"
import { tableAddress, changeTableQuery } from "#src/shared/table-query.ts"
import { buttonClass } from "../button.tsx"
import { classes } from "../classes.ts"
import { Icon } from "../icon.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import styles from "./data-table.module.css"
import { TableCell } from "./table-cells.tsx"
import {
  deletionAddress,
  deletionParameter,
  type CellRenderer,
  type CellRenderers,
  type DataRow,
  findNameColumn,
  type ListState,
  nameOfRow,
  type TableListing,
} from "./table-model.ts"
import { rowsFormId, type Selection } from "./table-selection.tsx"

type SortLinkProps = ListState & { readonly sort: string; readonly label: string }

/** Sorts by the column: in its first direction, then in the other. */
function SortLink({ rules, query, sort: key, label }: SortLinkProps) {
  const { firstSort, columns } = rules
  const isSorted = query.sort.key === key
  const first = key === firstSort.key ? firstSort.direction : "asc"
  const opposite = query.sort.direction === "asc" ? "desc" : "asc"
  const sort = { key, direction: isSorted ? opposite : first } as const
  return (
    <Link
      to={tableAddress(rules, changeTableQuery(query, { sort }))}
      className={styles.sort}
      title={`Sort by ${columns[key]?.label ?? label}`}
      preventScrollReset
    >
      {label}
      <span className={styles.direction} data-sorted={isSorted || undefined}>
        <Icon of={isSorted && query.sort.direction === "desc" ? CaretDownIcon : CaretUpIcon} />
      </span>
    </Link>
  )
}

const ariaSort = { asc: "ascending", desc: "descending" } as const

type HeadsProps = {
  readonly listing: TableListing<DataRow>
  readonly selection: Selection
  readonly canSelect: boolean
}

/** The heads of the columns shown, between the checkboxes and the actions of the rows. */
export const TableHeads = ({ listing: { rules, query, page }, selection, canSelect }: HeadsProps) => (
  <thead>
    <tr>
      {canSelect && (
        <th scope="col" className={styles.select}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label="Select all on this page"
              checked={selection.ids.size === page.rows.length}
              onChange={selection.toggleAll}
            />
          </label>
        </th>
      )}
      {query.columns.map((id) => {
        const { label = "", sort, align } = rules.columns[id] ?? {}
        const direction = sort === query.sort.key ? ariaSort[query.sort.direction] : undefined
        return (
          <th key={id} scope="col" className={align && styles.end} aria-sort={direction}>
            {sort ? <SortLink {...{ rules, query, sort, label }} /> : label}
          </th>
        )
      })}
      {canSelect && (
        <th scope="col" className={styles.actions}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      )}
    </tr>
  </thead>
)

type ValueCellProps<Row> = {
  readonly listing: TableListing<Row>
  readonly row: Row
  /** The key of the column. */
  readonly id: string
  readonly renderer: CellRenderer<Row> | undefined
}

function ValueCell<Row extends DataRow>({
  listing: { rules, query },
  row,
  id,
  renderer,
}: ValueCellProps<Row>) {
  const { label, align } = rules.columns[id] ?? {}
  const content = (
    <>
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
      <div>
        <TableCell {...{ rules, row, id, renderer }} />
      </div>
    </>
  )
  return id === findNameColumn(rules, query.columns) ? (
    <th scope="row" className={align && styles.end}>
      {content}
    </th>
  ) : (
    <td className={align && styles.end}>{content}</td>
  )
}

type SelectCellProps = { readonly id: string; readonly name: string; readonly selection: Selection }

const SelectCell = ({ id, name, selection }: SelectCellProps) => (
  <td className={styles.select}>
    <label className={styles.tick}>
      <input
        type="checkbox"
        form={rowsFormId}
        name={deletionParameter}
        value={id}
        aria-label={`Select ${name}`}
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  </td>
)

type RemoveCellProps = { readonly name: string; readonly to: string; readonly remove: () => void }

function RemoveCell({ name, to, remove }: RemoveCellProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    remove()
  }
  return (
    <td className={styles.actions}>
      <Link
        to={to}
        onClick={press}
        className={classes(buttonClass({ variant: "quiet", size: "small" }), styles.action)}
        title="Delete"
      >
        <Icon of={TrashIcon} label={`Delete ${name}`} />
      </Link>
    </td>
  )
}

type RowsProps<Row extends DataRow> = {
  readonly listing: TableListing<Row>
  readonly columns: CellRenderers<Row>
  readonly selection: Selection
  readonly remove: ((rows: readonly Row[]) => void) | undefined
  readonly body: Ref<HTMLTableSectionElement> | undefined
}

/** The rows of the list, each focusable by keyboard; on a phone a card for each. */
export function TableRows<Row extends DataRow>({
  listing,
  columns,
  selection,
  remove,
  body,
}: RowsProps<Row>) {
  const { rules, query, page } = listing
  return (
    <tbody ref={body}>
      {page.rows.map((row, index) => {
        const name = nameOfRow(rules, row)
        return (
          <tr
            key={row.id}
            data-id={row.id}
            data-selected={selection.ids.has(row.id) || undefined}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={name}
          >
            {remove && <SelectCell id={row.id} name={name} selection={selection} />}
            {query.columns.map((id) => (
              <ValueCell key={id} {...{ listing, row, id }} renderer={columns[id]} />
            ))}
            {remove && (
              <RemoveCell
                name={name}
                to={deletionAddress(rules, query, row.id)}
                remove={() => remove([row])}
              />
            )}
          </tr>
        )
      })}
    </tbody>
  )
}
