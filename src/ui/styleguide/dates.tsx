import { useState } from "react"
import { addDays, calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import { type ChosenRange, type DayRules, RangeCalendar } from "#src/ui/calendar/range-calendar.tsx"
import { Part } from "./part.tsx"
import styles from "./styleguide.module.css"

const today = calendarDateOf("2026-12-10")
const limits = { from: today, to: addDays(today, 430) }
const words = {
  ask: "Choose when it begins, then when it ends.",
  askEnd: (start: ChosenRange["start"]) => `From ${formatLongDate(start)}. Now choose when it ends.`,
  restart: "Change the start",
  said: { start: ", begins", end: ", ends", between: ", between" },
}

const soldOut = addDays(today, 20)
const rules: DayRules = {
  noteOf: (date) =>
    date === soldOut
      ? { short: "Full", said: ", sold out", isStruck: true }
      : { short: "₹7.4k", said: ", from ₹7,400" },
  refusalOf: (date, start) =>
    date < today || (date === soldOut && !start) ? `${formatLongDate(date)} is not free.` : null,
}

/** A range that is chosen, on a light and on a dark ground. */
export function Dates() {
  const [{ start, end }, setRange] = useState<ChosenRange>({
    start: addDays(today, 14),
    end: addDays(today, 17),
  })
  return (
    <Part name="Dates">
      {(["light", "dark"] as const).map((tone) => (
        <div key={tone} className={styles.panel} data-tone={tone}>
          <RangeCalendar
            start={start}
            end={end}
            limits={limits}
            rules={rules}
            words={words}
            onChoose={setRange}
          />
        </div>
      ))}
    </Part>
  )
}
