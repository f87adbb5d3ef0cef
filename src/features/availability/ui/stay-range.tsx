import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { RangeCalendar, type RangeTexts } from "#src/ui/calendar/range-calendar.tsx"
import { maxDaysAhead, maxStayNights } from "#src/features/availability/stay.ts"
import { toStaySearch, type StayDraft } from "./stay-draft.ts"

type Dates = Pick<StayDraft, "checkIn" | "checkOut">

type StayRangeProps = {
  draft: Dates
  today: CalendarDate
  /** Called when both days are chosen. */
  onChoose: (dates: Dates) => void
}

const reach = { furthestStartDays: maxDaysAhead, longestDays: maxStayNights }

const words: RangeTexts = {
  ask: "Choose when you arrive, then when you depart.",
  askEnd: (start) => `Arriving ${formatLongDate(start)}. Now choose when you depart.`,
  said: { start: ", arrive", end: ", depart", between: ", part of your stay" },
}

/** A calendar that selects arrival and departure. */
export function StayRange({ draft, today, onChoose }: StayRangeProps) {
  const { checkIn, checkOut } = toStaySearch({ ...draft, party: [] })
  return (
    <RangeCalendar
      today={today}
      start={checkIn}
      end={checkOut}
      reach={reach}
      words={words}
      onChoose={({ start, end }) => onChoose({ checkIn: start, checkOut: end })}
    />
  )
}
