import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney, times } from "#src/shared/money.ts"
import { formatGstRate } from "#src/features/pricing/gst.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./price-breakdown.module.css"

/** The tax of each night of all rooms, behind a disclosure. */
export function GstByNight({ quote: { nights, rooms } }: { quote: Quote }) {
  const t = useText()
  return (
    <details className={styles.nights}>
      <summary>{t("GST by night")}</summary>
      <ol className={styles.list}>
        {nights.map(({ night, gst, basisPoints, rooms: own = rooms, roomTypeId, roomName }) => (
          <li key={`${night} ${roomTypeId}`} className={styles.night}>
            <span>
              {[formatLongDate(night), roomName ?? ""]
                .filter(Boolean)
                .map((text) => t(text))
                .join(", ")}
            </span>
            <span
              className={styles.sum}
            >{`${formatMoney(times(gst, own))} (${formatGstRate(basisPoints)})`}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
