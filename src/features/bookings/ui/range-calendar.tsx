import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { Icon } from "#src/ui/icon.tsx"
import {
  addMonths,
  choosableDays,
  dayAfterKey,
  dayOfMonthToReach,
  type Month,
  monthOf,
  within,
  wordsOfMonth,
} from "./month-grid.ts"
import { MonthTable } from "./month-table.tsx"
import styles from "./range-calendar.module.css"

export type ChosenRange = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate }

type RangeCalendarProps = {
  today: CalendarDate
  checkIn: CalendarDate | null
  checkOut: CalendarDate | null
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
        <p className={styles.name}>{wordsOfMonth(view)}</p>
        <p className={styles.name}>{wordsOfMonth(addMonths(view, 1))}</p>
      </div>
      <button type="button" className={styles.turn} onClick={() => onTurn(addMonths(view, 1))}>
        <Icon of={ArrowRightIcon} label="Month after" />
      </button>
    </div>
  )
}

/** Lets the keys walk over the days, turning the page where a day is out of sight. */
function useKeys(view: Month, onTurn: (month: Month) => void) {
  const months = useRef<HTMLDivElement>(null)
  const wanted = useRef<CalendarDate | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    months.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus()
    wanted.current = null
  })
  const walk = (to: CalendarDate) => {
    const isTwo = months.current?.lastElementChild?.checkVisibility() ?? false
    const last = isTwo ? addMonths(view, 1) : view
    if (monthOf(to) < view) onTurn(monthOf(to))
    if (monthOf(to) > last) onTurn(addMonths(view, 1))
    wanted.current = to
  }
  return { months, walk }
}

/** The month shown first; an arrival that is chosen elsewhere is turned to. */
function useView(today: CalendarDate, checkIn: CalendarDate | null) {
  const [view, setView] = useState(() => monthOf(checkIn && checkIn > today ? checkIn : today))
  const [followed, setFollowed] = useState(checkIn)
  if (checkIn !== followed) {
    setFollowed(checkIn)
    const isInSight = checkIn && [view, addMonths(view, 1)].includes(monthOf(checkIn))
    if (checkIn && checkIn >= today && !isInSight) setView(monthOf(checkIn))
  }
  return [view, setView] as const
}

/**
 * A calendar to choose a stay from: first its arrival, then its departure. Two months where there is room, one where
 * there is not; by pointer, touch or keyboard (L-21, L-22).
 */
export function RangeCalendar({ today, checkIn, checkOut, onChoose }: RangeCalendarProps) {
  const [start, setStart] = useState<CalendarDate | null>(null)
  const [reached, setReached] = useState<CalendarDate | null>(null)
  const [view, setView] = useView(today, checkIn)
  const { months, walk } = useKeys(view, setView)
  const limits = choosableDays(today, start)
  const onKey = (event: KeyboardEvent, from: CalendarDate) => {
    const target = dayAfterKey(from, event.key)
    if (!target) return
    event.preventDefault()
    const date = within(target, limits)
    walk(date)
    setReached(date)
  }
  const choose = (date: CalendarDate) => {
    setReached(date)
    if (start === null || date <= start) return setStart(date)
    setStart(null)
    return onChoose({ checkIn: start, checkOut: date })
  }
  const preview = start && reached && reached > start ? reached : null
  const chosen = start ? { start, end: preview } : { start: checkIn, end: checkOut }
  const monthProps = (month: Month) => ({
    month,
    chosen,
    limits,
    active: dayOfMonthToReach(month, reached ?? checkIn ?? today, limits),
    onChoose: choose,
    onReach: setReached,
    onKey,
  })
  return (
    <section className={styles.calendar} aria-label="Calendar">
      <Head view={view} today={today} onTurn={setView} />
      <div ref={months} className={styles.months}>
        <MonthTable {...monthProps(view)} />
        <MonthTable {...monthProps(addMonths(view, 1))} />
      </div>
      <output className={styles.told}>
        {start
          ? `Arriving ${formatLongDate(start)}. Now choose when you depart.`
          : "Choose when you arrive, then when you depart."}
      </output>
    </section>
  )
}
