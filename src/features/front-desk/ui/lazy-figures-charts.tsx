import { lazy, Suspense } from "react"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import type { NightFigures } from "#src/features/front-desk/revenue-figures.ts"
import styles from "./figures.module.css"

/** Takes the room of the charts until they are loaded. */
const ChartPlaceholders = () => (
  <div className={styles.charts} aria-hidden="true">
    {["Occupancy", "ADR and RevPAR"].map((title) => (
      <section key={title}>
        <h2 className={styles.chartTitle}>{title}</h2>
        <div className={styles.placeholder} />
      </section>
    ))}
  </div>
)

const FiguresCharts = lazy(async () => ({ default: (await import("./figures-charts.tsx")).FiguresCharts }))

/** Renders only in the browser: the chart library uses inline styles, which the CSP blocks. The table has the same data. */
export function LazyFiguresCharts({ nights }: { nights: readonly NightFigures[] }) {
  const isEnhanced = useEnhanced()
  if (!isEnhanced) return <ChartPlaceholders />
  return (
    <Suspense fallback={<ChartPlaceholders />}>
      <FiguresCharts nights={nights} />
    </Suspense>
  )
}
