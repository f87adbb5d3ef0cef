import { Link } from "#src/ui/navigation/link.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { type FilterOption, type RoomFilter, toggleKey, withFilter } from "../room-filter.ts"
import styles from "./filter-row.module.css"

type FilterRowProps = {
  filter: RoomFilter
  options: readonly FilterOption[]
  /** The page of the list, and its search: '?checkIn=...', or empty. */
  path: string
  query: string
  /** The first rooms of the list side by side; null where there is nothing to compare. */
  compareTo: string | null
}

// The focus stays on the filter that was pressed.
const state = { isOwnChange: true }

/** The filters and the order of a list of rooms, in one row of links: each address is one list (AVAIL-7). */
export function FilterRow({ filter, options, path, query, compareTo }: FilterRowProps) {
  const t = useText()
  if (options.length === 0 && !compareTo) return null
  const linkTo = (to: RoomFilter) => ({
    to: `${path}${withFilter(query, to)}`,
    replace: true,
    preventScrollReset: true,
    state,
  })
  return (
    <nav className={styles.row} aria-label={t("Filter rooms")}>
      {compareTo && (
        <Link to={compareTo} className={styles.compare}>
          {t("Compare side by side")}
        </Link>
      )}
      {options.map(({ key, text }) => (
        <Link
          key={key}
          {...linkTo(toggleKey(filter, key))}
          aria-current={filter.keys.includes(key) || undefined}
          className={styles.toggle}
        >
          {t(text)}
        </Link>
      ))}
      <Link
        {...linkTo({ ...filter, isByPrice: !filter.isByPrice })}
        aria-current={filter.isByPrice || undefined}
        className={styles.toggle}
      >
        {t("Lowest price first")}
      </Link>
    </nav>
  )
}
