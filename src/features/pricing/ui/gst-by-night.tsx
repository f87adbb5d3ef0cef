import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney, times } from "#src/shared/money.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import styles from "./price-breakdown.module.css"

/** The tax of each night of all rooms, behind a disclosure. */
export const GstByNight = ({ quote: { nights, rooms } }: { quote: Quote }) => (
  <details className={styles.nights}>
    <summary>GST by night</summary>
    <ol className={styles.list}>
      {nights.map(({ night, gst, basisPoints }) => (
        <li key={night} className={styles.night}>
          <span>{formatLongDate(night)}</span>
          <span className={styles.sum}>{`${formatMoney(times(gst, rooms))} (${basisPoints / 100}%)`}</span>
        </li>
      ))}
    </ol>
  </details>
)
