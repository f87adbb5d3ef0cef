import { CaretDownIcon } from "@phosphor-icons/react/dist/icons/CaretDown"
import { CaretUpIcon } from "@phosphor-icons/react/dist/icons/CaretUp"
import { Link } from "react-router"
import { tableAddress, type TableQuery, type TableRules, withChange } from "#src/shared/table-query.ts"
import { Icon } from "../icon.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import styles from "./data-table.module.css"

type HeadsProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly columns: Readonly<Record<string, { readonly align?: "end" }>>
  /** Absent where no row can be selected. */
  readonly select?: { readonly isAll: boolean; readonly toggle: () => void } | undefined
}

type SortLinkProps = Pick<HeadsProps, "rules" | "query"> & { readonly sort: string; readonly label: string }

/** Sorts by the column: in its first direction, then in the other. */
function SortLink({ rules, query, sort: key, label }: SortLinkProps) {
  const { firstSort, sorts } = rules
  const isSorted = query.sort.key === key
  const first = key === firstSort.key ? firstSort.direction : "asc"
  const opposite = query.sort.direction === "asc" ? "desc" : "asc"
  const sort = { key, direction: isSorted ? opposite : first } as const
  return (
    <Link
      to={tableAddress(rules, withChange(query, { sort }))}
      className={styles.sort}
      title={`Sort by ${sorts[key] ?? label}`}
      preventScrollReset
    >
      {label}
      <span className={styles.direction} data-sorted={isSorted || undefined}>
        <Icon
          of={isSorted && query.sort.direction === "desc" ? CaretDownIcon : CaretUpIcon}
          weight="regular"
        />
      </span>
    </Link>
  )
}

const ariaSort = { asc: "ascending", desc: "descending" } as const

/** The heads of the columns shown, between the checkboxes and the actions of the rows. */
export const TableHeads = ({ rules, query, columns, select }: HeadsProps) => (
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
        const { label = "", sort } = rules.columns[id] ?? {}
        const direction = sort === query.sort.key ? ariaSort[query.sort.direction] : undefined
        return (
          <th key={id} scope="col" className={columns[id]?.align && styles.end} aria-sort={direction}>
            {sort ? <SortLink {...{ rules, query, sort, label }} /> : label}
          </th>
        )
      })}
      {select && (
        <th scope="col" className={styles.actions}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      )}
    </tr>
  </thead>
)
