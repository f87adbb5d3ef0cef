import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import type { StayRange } from "./stay-range.tsx"
import styles from "./lazy-stay-range.module.css"

type StayRangeProps = ComponentProps<typeof StayRange>

const importStayRange = () => import("./stay-range.tsx")

/** Preloads the calendar. */
export const loadStayRange = (): void => void importStayRange().catch(() => undefined)

const Range = lazy<ComponentType<StayRangeProps>>(async () => {
  // If the script does not load, the date fields still work.
  const calendar = await importStayRange().catch(() => null)
  return { default: calendar?.StayRange ?? (() => null) }
})

const Place = () => <div className={styles.place} />

/**
 * The calendar of a stay, whose script loads when it is shown. Its buttons need JavaScript, so the server renders an empty
 * placeholder: two months would be a quarter of the HTML of a search page.
 */
export function LazyStayRange(props: StayRangeProps) {
  if (!useEnhanced()) return <Place />
  return (
    <Suspense fallback={<Place />}>
      <Range {...props} />
    </Suspense>
  )
}
