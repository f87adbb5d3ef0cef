import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { addMonths, type CalendarMonth, formatMonth, monthOf } from "#src/shared/calendar-month.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { dayAfterKey, type DayLimits, tabbableDate, isWithin, within } from "./month-grid.ts"
import { type DayNote, MonthTable, type RangePart } from "./month-table.tsx"
import styles from "./range-calendar.module.css"

export type ChosenRange = { readonly start: CalendarDate; readonly end: CalendarDate }

export type RangeTexts = {
  /** The prompt before anything is chosen. */
  readonly ask: string
  /** The prompt once the start is chosen. */
  readonly askEnd: (start: CalendarDate) => string
  /** The button that clears the start. */
  readonly restart: string
  /** What is said after a day of the range, as ', arrive'. */
  readonly said: Record<RangePart, string>
}

export type DayRules = {
  readonly noteOf: (date: CalendarDate) => DayNote | null
  /** Why a day cannot be the start, or with a start the end; null when it can. */
  readonly refusalOf: (date: CalendarDate, start: CalendarDate | null) => string | null
}

type RangeCalendarProps = {
  /** From today to the last day that can be chosen. */
  limits: DayLimits
  /** What is chosen now. */
  start: CalendarDate | null
  end: CalendarDate | null
  rules: DayRules
  words: RangeTexts
  /** Called once both ends are chosen. */
  onChoose: (range: ChosenRange) => void
  /** Takes the focus when it appears, as in a dialog. */
  takesFocus?: boolean
}

type TurnsProps = { view: CalendarMonth; limits: DayLimits; onTurn: (month: CalendarMonth) => void }

/** The buttons to the month before and after. */
function Turns({ view, limits, onTurn }: TurnsProps) {
  const isFirst = view <= monthOf(limits.from)
  const isLast = view >= monthOf(limits.to)
  return (
    <>
      <button
        type="button"
        className={styles.turn}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onTurn(addMonths(view, -1))}
      >
        <Icon of={ArrowLeftIcon} label="Month before" />
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-disabled={isLast}
        onClick={() => !isLast && onTurn(addMonths(view, 1))}
      >
        <Icon of={ArrowRightIcon} label="Month after" />
      </button>
    </>
  )
}

/** Moves the focus over the days by keyboard, and turns the page when the day is not visible. */
function useKeys(view: CalendarMonth, onTurn: (month: CalendarMonth) => void, takesFocus: boolean) {
  const months = useRef<HTMLDivElement>(null)
  const dayToFocus = useRef<CalendarDate | null>(null)
  useEffect(() => {
    if (!dayToFocus.current) return
    // An effect of an earlier render may run before the page has turned to the day.
    const day = months.current?.querySelector<HTMLElement>(`[data-date="${dayToFocus.current}"]`)
    if (!day) return
    dayToFocus.current = null
    day.focus()
  })
  useEffect(() => {
    if (!takesFocus) return undefined
    // A dialog moves the focus itself when it opens, which is after this effect.
    const frame = requestAnimationFrame(() =>
      months.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  const keyset = (to: CalendarDate) => {
    if (monthOf(to) < view) onTurn(monthOf(to))
    if (monthOf(to) > addMonths(view, 1)) onTurn(addMonths(view, 1))
    dayToFocus.current = to
  }
  return { months, keyset }
}

/** The month that is shown; it follows a start that was chosen elsewhere, and today when that was wrong. */
function useView(today: CalendarDate, start: CalendarDate | null) {
  const [view, setView] = useState(() => monthOf(start && start > today ? start : today))
  const [followed, setFollowed] = useState(start)
  const [day, setDay] = useState(today)
  if (today !== day) {
    setDay(today)
    if (view === monthOf(day) || view < monthOf(today)) setView(monthOf(today))
  }
  if (start !== followed) {
    setFollowed(start)
    const isInSight = start && [view, addMonths(view, 1)].includes(monthOf(start))
    if (start && start >= today && !isInSight) setView(monthOf(start))
  }
  return [view, setView] as const
}

/** What is chosen so far, and why the last day was refused. */
function useChoice({ rules, onChoose }: Pick<RangeCalendarProps, "rules" | "onChoose">) {
  const [begun, setBegun] = useState<CalendarDate | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  // A day before the start begins another range.
  const refusalOf = (date: CalendarDate) => rules.refusalOf(date, begun && date > begun ? begun : null)
  const choose = (date: CalendarDate) => {
    const reason = refusalOf(date)
    setRefusal(reason)
    if (reason !== null) return
    if (begun === null || date <= begun) return setBegun(date)
    setBegun(null)
    return onChoose({ start: begun, end: date })
  }
  const restart = () => {
    setBegun(null)
    setRefusal(null)
  }
  return { begun, refusal, refusalOf, choose, restart }
}

/**
 * A calendar to choose a range: first its start, then its end. It shows two months, side by side where there is room, and
 * works with pointer, touch and keyboard (L-21, L-22).
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { limits, start, end, rules, words, takesFocus = false } = props
  const t = useText()
  const shown = useScreenText()
  const { begun, refusal, refusalOf, choose, restart } = useChoice(props)
  const [reached, setReached] = useState<CalendarDate | null>(null)
  const [view, setView] = useView(limits.from, start)
  const { months, keyset } = useKeys(view, setView, takesFocus)
  const onKey = (event: KeyboardEvent, from: CalendarDate) => {
    const target = dayAfterKey(from, event.key)
    if (!target) return
    event.preventDefault()
    const date = within(target, limits)
    keyset(date)
    setReached(date)
  }
  const preview = begun && reached && reached > begun && refusalOf(reached) === null ? reached : null
  const monthProps = (month: CalendarMonth) => ({
    month,
    today: limits.from,
    chosen: begun ? { start: begun, end: preview } : { start, end },
    active: tabbableDate(month, reached ?? start ?? limits.from, limits),
    noteOf: (date: CalendarDate) => (isWithin(date, limits) ? rules.noteOf(date) : null),
    isRefused: (date: CalendarDate) => refusalOf(date) !== null,
    onChoose: (date: CalendarDate) => {
      setReached(date)
      choose(date)
    },
    onReach: setReached,
    onKey,
    said: words.said,
  })
  return (
    <section className={styles.calendar} aria-label={t("Calendar")}>
      <div className={styles.prompt}>
        <output data-refused={refusal !== null || undefined}>
          {shown(refusal ?? (begun ? words.askEnd(begun) : words.ask))}
        </output>
        {begun && (
          <button type="button" className={styles.restart} onClick={restart}>
            {t(words.restart)}
          </button>
        )}
      </div>
      <div ref={months} className={styles.months}>
        <Turns view={view} limits={limits} onTurn={setView} />
        {[view, addMonths(view, 1)].map((month, place) => (
          <div key={place}>
            <p className={styles.name} aria-live={place === 0 ? "polite" : undefined}>
              {t(formatMonth(month))}
            </p>
            <MonthTable {...monthProps(month)} />
          </div>
        ))}
      </div>
    </section>
  )
}
