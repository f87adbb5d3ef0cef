import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import type { StayRange } from "./stay-range.tsx"
import styles from "./stay-range-later.module.css"

type StayRangeProps = ComponentProps<typeof StayRange>

const importStayRange = () => import("./stay-range.tsx")

/** Preloads the calendar. */
export const loadStayRange = (): void => void importStayRange().catch(() => undefined)

const Range = lazy<ComponentType<StayRangeProps>>(async () => {
  // If the script does not load, the date fields still work.
  const calendar = await importStayRange().catch(() => null)
  return { default: calendar?.StayRange ?? (() => null) }
})

/** The calendar of a stay, whose script loads when it is opened. */
export const StayRangeLater = (props: StayRangeProps) => (
  <Suspense fallback={<div className={styles.place} />}>
    <Range {...props} />
  </Suspense>
)
