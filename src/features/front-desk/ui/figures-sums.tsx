import { groupDigits } from "#src/shared/format/digit-grouping.ts"
import {
  computeFigures,
  type NightFigures,
  formatPercent,
  formatWholeRupees,
} from "#src/features/front-desk/revenue-figures.ts"
import styles from "./figures.module.css"

/** The figures of a period, each with its definition. */
export function FiguresSums({ nights }: { nights: readonly NightFigures[] }) {
  const { sold, revenue, occupancyBasisPoints, adr, revpar } = computeFigures(nights)
  const figures = [
    ["Occupancy", formatPercent(occupancyBasisPoints), "rooms sold of rooms available"],
    ["ADR", formatWholeRupees(adr), "room revenue by room sold"],
    ["RevPAR", formatWholeRupees(revpar), "room revenue by room available"],
    ["Room revenue", formatWholeRupees(revenue), `${groupDigits(sold)} room nights, before GST`],
  ] as const
  return (
    <dl className={styles.sums}>
      {figures.map(([label, figure, meaning]) => (
        <div key={label} className={styles.sum}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
          <dd className={styles.soft}>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
