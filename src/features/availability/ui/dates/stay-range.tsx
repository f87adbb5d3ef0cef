import { useEffect, useState } from "react"
import { addDays, type CalendarDate, daysBetween, formatLongDate } from "#src/shared/calendar-date.ts"
import type { Language } from "#src/shared/language/language.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { formatNights } from "#src/shared/format/format-count.ts"
import { type DayRules, RangeCalendar, type RangeTexts } from "#src/ui/calendar/range-calendar.tsx"
import { maxDaysAhead, maxStayNights, type Stay } from "#src/features/availability/stay.ts"
import {
  type CalendarRequest,
  calendarPath,
  findArrivalRefusal,
  findDepartureRefusal,
  findFirstDeparture,
  withOwnNightsFree,
  type StayCalendar,
} from "#src/features/availability/stay-calendar.ts"
import { formatDayRefusal, noteOfDay } from "./day-text.ts"
import { toStaySearch, type StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./stay-range.module.css"

type Dates = Pick<StayDraft, "checkIn" | "checkOut">

/** Which nights a calendar offers. */
export type OfferedNights = CalendarRequest & {
  /** The booked stay that is changed. */
  readonly ownStay?: Stay
}

type StayRangeProps = {
  draft: Dates
  /** Today at the hotel, until the prices bring the server's: a page of yesterday or the browser's clock may be wrong. */
  today: CalendarDate
  offered: OfferedNights
  /** Called when both days are chosen. */
  onChoose: (dates: Dates) => void
}

/** The prices of all nights. Until they are loaded, or if that fails, every day can be chosen; the search checks it. */
function useStayCalendar(path: string, today: CalendarDate): StayCalendar {
  const [answer, setAnswer] = useState<{ path: string; calendar: StayCalendar } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const response = await fetch(path, { signal: controller.signal })
      if (response.ok) setAnswer({ path, calendar: (await response.json()) as StayCalendar })
    }
    load().catch(() => undefined)
    return () => controller.abort()
  }, [path])
  return answer?.path === path ? answer.calendar : { from: today, prices: [], minimums: {} }
}

const rulesOf = (calendar: StayCalendar, language: Language): DayRules => ({
  noteOf: (date) => noteOfDay(calendar, date, language),
  refusalOf(date, start) {
    const refusal = start ? findDepartureRefusal(calendar, start, date) : findArrivalRefusal(calendar, date)
    return refusal && formatDayRefusal(refusal, start)
  },
})

const textsOf = (calendar: StayCalendar, t: Translate): RangeTexts => ({
  ask: "Choose when you arrive, then when you depart.",
  askEnd(start) {
    const first = findFirstDeparture(calendar, start)
    const nights = typeof first === "string" ? daysBetween(start, first) : 1
    const minimum = nights > 1 ? ` ${t("{nights} minimum.", { nights: t(formatNights(nights)) })}` : ""
    const date = t(formatLongDate(start))
    return `${t("Arriving {date}. Now choose when you depart.", { date })}${minimum}`
  },
  restart: "Change arrival",
  said: { start: ", arrive", end: ", depart", between: ", part of your stay" },
})

/** A calendar that selects arrival and departure, with the lowest price of each night and the nights that are sold out. */
export function StayRange({ draft, today, offered, onChoose }: StayRangeProps) {
  const t = useText()
  const { checkIn, checkOut } = toStaySearch({ ...draft, party: [] })
  const loaded = useStayCalendar(calendarPath(offered), today)
  const calendar = offered.ownStay ? withOwnNightsFree(loaded, offered.ownStay) : loaded
  return (
    <>
      <RangeCalendar
        limits={{ from: calendar.from, to: addDays(calendar.from, maxDaysAhead + maxStayNights) }}
        start={checkIn}
        end={checkOut}
        rules={rulesOf(calendar, t.language)}
        words={textsOf(calendar, t)}
        onChoose={({ start, end }) => onChoose({ checkIn: start, checkOut: end })}
        takesFocus
      />
      <p className={styles.legend}>
        {t(
          "Prices from, for one room and night, taxes included. Nights struck out are sold out; min 2 is two nights at least.",
        )}
      </p>
    </>
  )
}
