/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label --
   the grid of the ARIA Authoring Practices is a table, with empty cells around a month */
import type { KeyboardEvent } from "react"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { classes } from "#src/ui/classes.ts"
import {
  type DayLimits,
  isWithin,
  type Month,
  weekdayNames,
  weeksOf,
  formatDay,
  formatMonth,
} from "./month-grid.ts"
import styles from "./month-table.module.css"

export type RangePart = "start" | "end" | "between"

export type ChosenDays = { readonly start: CalendarDate | null; readonly end: CalendarDate | null }

type MonthTableProps = {
  month: Month
  chosen: ChosenDays
  limits: DayLimits
  /** The one day that the Tab key reaches; null when none of the month can be chosen. */
  active: CalendarDate | null
  onChoose: (date: CalendarDate) => void
  /** The pointer or the keyboard is at a day. */
  onReach: (date: CalendarDate) => void
  onKey: (event: KeyboardEvent, from: CalendarDate) => void
  /** What is said after a day of the range, as ', arrive'. */
  said: Record<RangePart, string>
}

const partOfRange = (date: CalendarDate, { start, end }: ChosenDays): RangePart | null => {
  if (date === start) return "start"
  if (date === end) return "end"
  return start && end && date > start && date < end ? "between" : null
}

type DayProps = Omit<MonthTableProps, "month"> & { date: CalendarDate }

function Day({ date, chosen, limits, active, onChoose, onReach, onKey, said }: DayProps) {
  const part = partOfRange(date, chosen)
  const isClosed = !isWithin(date, limits)
  return (
    <td className={classes(styles.day, part ? styles[part] : false)} aria-selected={part !== null}>
      <button
        type="button"
        className={styles.button}
        data-date={date}
        tabIndex={date === active ? 0 : -1}
        aria-disabled={isClosed}
        aria-label={`${formatDay(date)}${part ? said[part] : ""}`}
        onClick={() => {
          if (!isClosed) onChoose(date)
        }}
        onKeyDown={(event) => onKey(event, date)}
        onFocus={() => onReach(date)}
        onMouseEnter={() => onReach(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}

/** One month as a grid of days. */
export function MonthTable({ month, ...rest }: MonthTableProps) {
  return (
    <table role="grid" className={styles.month} aria-label={formatMonth(month)}>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) =>
              date ? <Day key={date} date={date} {...rest} /> : <td key={weekday} className={styles.day} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
