import { CaretDownIcon } from "@phosphor-icons/react/dist/icons/CaretDown"
import { CaretUpIcon } from "@phosphor-icons/react/dist/icons/CaretUp"
import { Link } from "react-router"
import {
  tableAddress,
  type TableColumn,
  type TableQuery,
  type TableRules,
  type TableSort,
  withChange,
} from "#src/shared/table-query.ts"
import { Icon } from "../icon.tsx"
import styles from "./data-table.module.css"

const ariaSort = { asc: "ascending", desc: "descending" } as const

/** The order that a press on a head gives: the other direction, or the column's own from its beginning. */
function nextSort({ firstSort }: TableRules, { sort }: TableQuery, key: string): TableSort {
  if (sort.key === key) return { key, direction: sort.direction === "asc" ? "desc" : "asc" }
  return key === firstSort.key ? firstSort : { key, direction: "asc" }
}

type HeadProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly column: TableColumn
  readonly align?: "end" | undefined
}

/** The head of a column; one that the list can be sorted by is a link. */
export function TableHead({ rules, query, column, align }: HeadProps) {
  const look = align && styles.end
  const { sort: key, label } = column
  if (!key) {
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    )
  }
  const isSorted = query.sort.key === key
  return (
    <th scope="col" className={look} aria-sort={isSorted ? ariaSort[query.sort.direction] : undefined}>
      <Link
        to={tableAddress(rules, withChange(query, { sort: nextSort(rules, query, key) }))}
        className={styles.sort}
        title={`Sort by ${rules.sorts[key] ?? label}`}
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
    </th>
  )
}
