import { useState } from "react"
import { addDays, calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import { type ChosenRange, RangeCalendar } from "#src/ui/calendar/range-calendar.tsx"
import { Part } from "./part.tsx"
import styles from "./styleguide.module.css"

const today = calendarDateOf("2026-12-10")
const reach = { furthestStartDays: 400, longestDays: 30 }
const words = {
  ask: "Choose when it begins, then when it ends.",
  askEnd: (start: ChosenRange["start"]) => `From ${formatLongDate(start)}. Now choose when it ends.`,
  said: { start: ", begins", end: ", ends", between: ", between" },
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
            today={today}
            start={start}
            end={end}
            reach={reach}
            words={words}
            onChoose={setRange}
          />
        </div>
      ))}
    </Part>
  )
}
