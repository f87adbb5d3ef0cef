import { TrashIcon } from "@phosphor-icons/react/dist/icons/Trash"
import type { MouseEvent, Ref } from "react"
import { Link } from "react-router"
import { askedAddress, askedKey } from "#src/shared/table-query.ts"
import { buttonClass } from "../button.tsx"
import { classes } from "../classes.ts"
import { Icon } from "../icon.tsx"
import styles from "./data-table.module.css"
import type { DataColumn, DataRow, RowHandling, TableListing } from "./table-model.ts"
import { rowsFormId } from "./table-selection.tsx"
import type { Selection } from "./use-selection.ts"

type RowsProps<Row extends DataRow> = RowHandling<Row> & {
  readonly listing: TableListing<Row>
  readonly columns: Readonly<Record<string, DataColumn<Row>>>
  readonly selection: Selection
  readonly body?: Ref<HTMLTableSectionElement> | undefined
}

type SelectCellProps = { readonly id: string; readonly name: string; readonly selection: Selection }

const SelectCell = ({ id, name, selection }: SelectCellProps) => (
  <td className={styles.select}>
    <label className={styles.tick}>
      <input
        type="checkbox"
        form={rowsFormId}
        name={askedKey}
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

/** The rows of the list, each a stop of the keyboard; on a phone a card for each. */
export function TableRows<Row extends DataRow>(props: RowsProps<Row>) {
  const { listing, columns, selection, nameOf, remove, body } = props
  const { rules, query, page } = listing
  return (
    <tbody ref={body}>
      {page.rows.map((row, index) => {
        const name = nameOf(row)
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
              <td key={id} className={columns[id]?.align && styles.end}>
                <span className={styles.name} aria-hidden="true">
                  {rules.columns[id]?.label}
                </span>
                <div>{columns[id]?.render(row)}</div>
              </td>
            ))}
            {remove && (
              <RemoveCell name={name} to={askedAddress(rules, query, row.id)} remove={() => remove([row])} />
            )}
          </tr>
        )
      })}
    </tbody>
  )
}
