import { XIcon } from "@phosphor-icons/react/dist/icons/X"
import { Link } from "#src/ui/navigation/link.tsx"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import {
  choiceLabel,
  hasFilters,
  tableAddress,
  type TableDays,
  type TableQuery,
  changeTableQuery,
} from "#src/shared/table-query.ts"
import { Icon } from "../icon.tsx"
import type { ListState } from "./table-model.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import styles from "./table-tools.module.css"

type Chip = { label: string; without: Partial<TableQuery> }

function formatDays({ from, to }: TableDays): string {
  if (from && to)
    return from === to ? formatShortDate(from) : `${formatShortDate(from)} to ${formatShortDate(to)}`
  if (from) return `from ${formatShortDate(from)}`
  return to ? `to ${formatShortDate(to)}` : ""
}

const without = <Value,>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

const chipsOf = (
  { rules, query: { search, choices, days } }: ListState,
  shown: (text: string) => string,
): Chip[] => [
  ...(search ? [{ label: `“${search}”`, without: { search: "" } }] : []),
  ...Object.entries(rules.filters).flatMap(([key, filter]): Chip[] => {
    const range = days[key]
    if (range)
      return [{ label: `${filter.label} ${formatDays(range)}`, without: { days: without(days, key) } }]
    const chosen = choices[key] ?? []
    const labels = chosen.map((value) => shown(choiceLabel(filter, value)))
    if (labels.length === 0) return []
    return [{ label: `${filter.label}: ${labels.join(" or ")}`, without: { choices: without(choices, key) } }]
  }),
]

/** The active filters of the list, each with a button that removes it. */
export function TableChips({ rules, query }: ListState) {
  const shown = useScreenText()
  if (!hasFilters(query)) return null
  return (
    <ul className={styles.chips} aria-label="Narrowed by">
      {chipsOf({ rules, query }, shown).map((chip) => (
        <li key={chip.label}>
          <Link
            to={tableAddress(rules, changeTableQuery(query, chip.without))}
            className={styles.chip}
            preventScrollReset
          >
            {chip.label}
            <Icon of={XIcon} label="Take off" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={tableAddress(rules, changeTableQuery(query, { search: "", choices: {}, days: {} }))}
          className={styles.clear}
          preventScrollReset
        >
          Show all
        </Link>
      </li>
    </ul>
  )
}
