import type { ReactNode } from "react"
import { dateOf, type HotelMinute, timeOf } from "#src/features/layovers/hotel-minute.ts"
import { buildTimeline, type TimelineStep } from "#src/features/layovers/timeline.ts"
import type { FoundLayover } from "#src/features/layovers/found-layover.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./layover-timeline.module.css"

type StepProps = { readonly step: TimelineStep; readonly previous: HotelMinute | undefined }

const Moment = ({ at, children }: { at: HotelMinute; children: ReactNode }) => (
  <time dateTime={`${dateOf(at)}T${timeOf(at)}`} className={styles.time}>
    {children}
  </time>
)

function Step({ step: { at, kind, title, notes }, previous }: StepProps) {
  const t = useText()
  const isNewDay = previous === undefined || dateOf(previous) !== dateOf(at)
  return (
    <li className={styles.step} data-kind={kind}>
      <p className={styles.day}>{isNewDay && t(formatLongDate(dateOf(at)))}</p>
      <Moment at={at}>{t(formatTime(timeOf(at)))}</Moment>
      <h3 className={styles.title}>{t(title)}</h3>
      {notes.map(({ text, values }) => (
        <p key={text} className={styles.note}>
          {t(text, values)}
        </p>
      ))}
    </li>
  )
}

/** The layover as a line from the landing to the departure. */
export function LayoverTimeline({ layover }: { layover: FoundLayover }) {
  const steps = buildTimeline(layover)
  return (
    <ol className={styles.timeline}>
      {steps.map((step, index) => (
        <Step key={step.title} step={step} previous={steps[index - 1]?.at} />
      ))}
    </ol>
  )
}
