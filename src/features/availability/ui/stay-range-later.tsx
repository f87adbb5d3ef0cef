import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import type { StayRange } from "./stay-range.tsx"
import styles from "./stay-range-later.module.css"

type StayRangeProps = ComponentProps<typeof StayRange>

const bring = () => import("./stay-range.tsx")

/** Has the calendar on its way before it is asked for. */
export const loadStayRange = (): void => void bring().catch(() => undefined)

const Range = lazy<ComponentType<StayRangeProps>>(async () => {
  // Where it does not come, the date fields beside it do the same.
  const calendar = await bring().catch(() => null)
  return { default: calendar?.StayRange ?? (() => null) }
})

/** The calendar of a stay where few will open it: its script comes when they do. */
export const StayRangeLater = (props: StayRangeProps) => (
  <Suspense fallback={<div className={styles.place} />}>
    <Range {...props} />
  </Suspense>
)
