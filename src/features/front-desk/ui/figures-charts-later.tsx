import { lazy, Suspense } from "react"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import type { NightFigures } from "#src/features/front-desk/revenue-figures.ts"
import styles from "./figures.module.css"

const FiguresCharts = lazy(async () => ({ default: (await import("./figures-charts.tsx")).FiguresCharts }))

/** Renders only in the browser: the chart library uses inline styles, which the CSP blocks. The table has the same data. */
export function FiguresChartsLater({ nights }: { nights: readonly NightFigures[] }) {
  const isEnhanced = useEnhanced()
  if (!isEnhanced) return <div className={styles.place} />
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <FiguresCharts nights={nights} />
    </Suspense>
  )
}
