/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label --
   the grid of the ARIA Authoring Practices is a table, with empty cells around a month */
import type { KeyboardEvent } from "react"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { classes } from "#src/ui/classes.ts"
import { useText } from "#src/ui/use-text.tsx"
import { type CalendarMonth, formatMonth } from "#src/shared/calendar-month.ts"
import { weekdayNames, listWeeks, formatDay } from "./month-grid.ts"
import styles from "./month-table.module.css"

export type RangePart = "start" | "end" | "between"

type ChosenDays = { readonly start: CalendarDate | null; readonly end: CalendarDate | null }

/** The texts that a calendar shows for a day. */
export type DayNote = {
  /** Below the day, as '₹7.4k'. */
  readonly short: string
  /** A second line, as 'min 2'. */
  readonly more?: string
  /** Read by screen readers after the day, such as ', from ₹7,350'. */
  readonly said: string
  readonly isStruck?: boolean
}

type DayProps = {
  chosen: ChosenDays
  /** The one day that the Tab key reaches; null when none of the month can be chosen. */
  active: CalendarDate | null
  noteOf: (date: CalendarDate) => DayNote | null
  isRefused: (date: CalendarDate) => boolean
  /** Called for a refused day too, so that the reason can be shown. */
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

function Day({ date, ...days }: DayProps & { date: CalendarDate }) {
  const t = useText()
  const part = partOfRange(date, days.chosen)
  const note = days.noteOf(date)
  return (
    <td className={classes(styles.day, part ? styles[part] : false)} aria-selected={part !== null}>
      <button
        type="button"
        className={styles.button}
        data-date={date}
        data-struck={note?.isStruck || undefined}
        tabIndex={date === days.active ? 0 : -1}
        aria-disabled={days.isRefused(date)}
        aria-label={`${t(formatDay(date))}${part ? t(days.said[part]) : ""}${t(note?.said ?? "")}`}
        onClick={() => days.onChoose(date)}
        onKeyDown={(event) => days.onKey(event, date)}
        onFocus={() => days.onReach(date)}
        onMouseEnter={() => days.onReach(date)}
      >
        <span className={styles.number}>{Number(date.slice(8))}</span>
        {note && <span className={styles.note}>{t(note.short)}</span>}
        {note?.more && <span className={styles.note}>{t(note.more)}</span>}
      </button>
    </td>
  )
}

type MonthTableProps = DayProps & { month: CalendarMonth; today: CalendarDate }

/** One month as a grid of days, without the weeks before today. */
export function MonthTable({ month, today, ...days }: MonthTableProps) {
  const t = useText()
  return (
    <table role="grid" className={styles.month} aria-label={t(formatMonth(month))}>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" abbr={t(name)}>
              {t(name.slice(0, 2))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month, today).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) =>
              date ? <Day key={date} date={date} {...days} /> : <td key={weekday} className={styles.day} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
