import { lazy, Suspense, useEffect, useState } from "react"
import type { NightFigures } from "../figures.ts"
import styles from "./figures.module.css"

const FiguresCharts = lazy(() => import("./figures-charts.tsx"))

/** Draws in the browser alone: what the server sends carries no inline styles, and the table says the same. */
export function FiguresChartsLater({ nights }: { nights: readonly NightFigures[] }) {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  if (!isBrowser) return <div className={styles.place} />
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <FiguresCharts nights={nights} />
    </Suspense>
  )
}
