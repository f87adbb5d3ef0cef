import type { ReactTable } from "@tanstack/react-table"
import { TrashIcon } from "@phosphor-icons/react/dist/icons/Trash"
import type { MouseEvent, Ref } from "react"
import { Link } from "react-router"
import type { TableQuery, TableRules } from "#src/shared/table-query.ts"
import { buttonClass } from "../button.tsx"
import { classes } from "../classes.ts"
import { Icon } from "../icon.tsx"
import styles from "./data-table.module.css"
import { askedAddress, askedKey } from "./table-asked.ts"
import type { DataColumn, DataRow, RowHandling } from "./table-model.ts"
import { rowsFormId } from "./table-selection.tsx"
import type { tableParts } from "./use-data-table.ts"

type RowsProps<Row extends DataRow> = RowHandling<Row> & {
  readonly table: ReactTable<typeof tableParts, Row>
  readonly rules: TableRules
  readonly query: TableQuery
  readonly columns: Readonly<Record<string, DataColumn<Row>>>
  readonly body?: Ref<HTMLTableSectionElement> | undefined
}

type TableRow<Row extends DataRow> = ReturnType<RowsProps<Row>["table"]["getRowModel"]>["rows"][number]

function SelectCell<Row extends DataRow>({ row, name }: { row: TableRow<Row>; name: string }) {
  return (
    <td className={styles.select}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          form={rowsFormId}
          name={askedKey}
          value={row.id}
          aria-label={`Select ${name}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </label>
    </td>
  )
}

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
  const { table, rules, query, columns, nameOf, remove, body } = props
  return (
    <tbody ref={body}>
      {table.getRowModel().rows.map((row, index) => {
        const name = nameOf(row.original)
        return (
          <tr
            key={row.id}
            data-id={row.id}
            data-selected={row.getIsSelected() || undefined}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={name}
          >
            {remove && <SelectCell row={row} name={name} />}
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} className={columns[cell.column.id]?.align && styles.end}>
                <span className={styles.name} aria-hidden="true">
                  {rules.columns[cell.column.id]?.label}
                </span>
                <div>
                  <table.FlexRender cell={cell} />
                </div>
              </td>
            ))}
            {remove && (
              <RemoveCell
                name={name}
                to={askedAddress(rules, query, [row.id])}
                remove={() => remove([row.original])}
              />
            )}
          </tr>
        )
      })}
    </tbody>
  )
}
