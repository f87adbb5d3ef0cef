import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Icon } from "#src/ui/icon.tsx"
import {
  addMonths,
  choosableDays,
  dayAfterKey,
  dayOfMonthToReach,
  type Month,
  monthOf,
  type RangeReach,
  within,
  formatMonth,
} from "./month-grid.ts"
import { MonthTable, type RangePart } from "./month-table.tsx"
import styles from "./range-calendar.module.css"

export type ChosenRange = { readonly start: CalendarDate; readonly end: CalendarDate }

export type RangeTexts = {
  /** What is asked before anything is chosen. */
  readonly ask: string
  /** What is asked once the start is chosen. */
  readonly askEnd: (start: CalendarDate) => string
  /** What is said after a day of the range, as ', arrive'. */
  readonly said: Record<RangePart, string>
}

type RangeCalendarProps = {
  today: CalendarDate
  /** What is chosen now. */
  start: CalendarDate | null
  end: CalendarDate | null
  reach: RangeReach
  words: RangeTexts
  /** Called once both ends are chosen. */
  onChoose: (range: ChosenRange) => void
}

type HeadProps = { view: Month; today: CalendarDate; onTurn: (month: Month) => void }

function Head({ view, today, onTurn }: HeadProps) {
  const isFirst = view <= monthOf(today)
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.turn}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onTurn(addMonths(view, -1))}
      >
        <Icon of={ArrowLeftIcon} label="Month before" />
      </button>
      <div className={styles.names} aria-live="polite">
        <p className={styles.name}>{formatMonth(view)}</p>
        <p className={styles.name}>{formatMonth(addMonths(view, 1))}</p>
      </div>
      <button type="button" className={styles.turn} onClick={() => onTurn(addMonths(view, 1))}>
        <Icon of={ArrowRightIcon} label="Month after" />
      </button>
    </div>
  )
}

/** Moves the focus over the days by keyboard, and turns the page when the day is not visible. */
function useKeys(view: Month, onTurn: (month: Month) => void) {
  const months = useRef<HTMLDivElement>(null)
  const wanted = useRef<CalendarDate | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    months.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus()
    wanted.current = null
  })
  const keyset = (to: CalendarDate) => {
    const isTwo = months.current?.lastElementChild?.checkVisibility() ?? false
    const last = isTwo ? addMonths(view, 1) : view
    if (monthOf(to) < view) onTurn(monthOf(to))
    if (monthOf(to) > last) onTurn(addMonths(view, 1))
    wanted.current = to
  }
  return { months, keyset }
}

/** The month that is shown; it follows a start that was chosen elsewhere. */
function useView(today: CalendarDate, start: CalendarDate | null) {
  const [view, setView] = useState(() => monthOf(start && start > today ? start : today))
  const [followed, setFollowed] = useState(start)
  if (start !== followed) {
    setFollowed(start)
    const isInSight = start && [view, addMonths(view, 1)].includes(monthOf(start))
    if (start && start >= today && !isInSight) setView(monthOf(start))
  }
  return [view, setView] as const
}

/**
 * A calendar to choose a range: first its start, then its end. It shows two months where there is room, else one, and
 * works with pointer, touch and keyboard (L-21, L-22).
 */
export function RangeCalendar({ today, start, end, reach, words, onChoose }: RangeCalendarProps) {
  const [begun, setBegun] = useState<CalendarDate | null>(null)
  const [reached, setReached] = useState<CalendarDate | null>(null)
  const [view, setView] = useView(today, start)
  const { months, keyset } = useKeys(view, setView)
  const limits = choosableDays(today, begun, reach)
  const onKey = (event: KeyboardEvent, from: CalendarDate) => {
    const target = dayAfterKey(from, event.key)
    if (!target) return
    event.preventDefault()
    const date = within(target, limits)
    keyset(date)
    setReached(date)
  }
  const choose = (date: CalendarDate) => {
    setReached(date)
    if (begun === null || date <= begun) return setBegun(date)
    setBegun(null)
    return onChoose({ start: begun, end: date })
  }
  const preview = begun && reached && reached > begun ? reached : null
  const monthProps = (month: Month) => ({
    month,
    chosen: begun ? { start: begun, end: preview } : { start, end },
    limits,
    active: dayOfMonthToReach(month, reached ?? start ?? today, limits),
    onChoose: choose,
    onReach: setReached,
    onKey,
    said: words.said,
  })
  return (
    <section className={styles.calendar} aria-label="Calendar">
      <Head view={view} today={today} onTurn={setView} />
      <div ref={months} className={styles.months}>
        <MonthTable {...monthProps(view)} />
        <MonthTable {...monthProps(addMonths(view, 1))} />
      </div>
      <output className={styles.prompt}>{begun ? words.askEnd(begun) : words.ask}</output>
    </section>
  )
}
