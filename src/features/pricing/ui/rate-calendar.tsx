import { formatCount } from "#src/shared/format/format-count.ts"
import type { RateMonth } from "#src/features/pricing/rate-month.ts"
import { formatDateRange } from "#src/features/pricing/rate-text.ts"
import styles from "./rate-calendar.module.css"
import { RateEditor, type RateEditorProps } from "./rate-editor.tsx"
import { RateGrid, RateLegend } from "./rate-grid.tsx"
import { useRateSelection } from "./use-rate-selection.ts"

type RateCalendarProps = Omit<RateEditorProps, "selection"> & {
  months: readonly RateMonth[]
  canChange: boolean
}

/** The rates of nights by room type, month by month, and the editor of the selected nights. */
export function RateCalendar({ rooms, months, range, canChange, ...editor }: RateCalendarProps) {
  const nights = months.flatMap(({ rows }) => rows.map(({ night }) => night))
  const { selection, clear, handlers } = useRateSelection({ roomTypeIds: rooms.map(({ id }) => id), nights })
  const selectedTypes = selection?.roomTypeIds.length ?? 0
  return (
    <div className={styles.sides}>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens for the cells within */}
        <div className={styles.months} {...(canChange ? handlers : {})}>
          {months.map((month, index) => (
            <div key={month.month} className={styles.month}>
              <RateGrid rooms={rooms} month={month} selection={selection} isFirst={index === 0} />
            </div>
          ))}
        </div>
        <RateLegend />
      </div>
      {canChange && (
        <div className={styles.work}>
          {selection && (
            <p className={styles.selected}>
              <a href="#rate-editor">
                {formatDateRange(selection.firstNight, selection.lastNight)},{" "}
                {formatCount(selectedTypes, "room type")}
              </a>
              <button type="button" className={styles.clear} onClick={clear}>
                Clear
              </button>
            </p>
          )}
          <RateEditor rooms={rooms} selection={selection} range={range} {...editor} />
        </div>
      )}
    </div>
  )
}
