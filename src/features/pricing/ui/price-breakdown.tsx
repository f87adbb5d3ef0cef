import { formatAmountRows } from "#src/shared/amount-rows.ts"
import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import { formatLongDate, type CalendarDate } from "#src/shared/calendar-date.ts"
import { formatMoney, type Money, times } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"

import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import { formatHours } from "#src/features/day-rooms/day-room-text.ts"
import { formatGstRate } from "../gst.ts"
import { countNights, type RoomsOfType } from "../quote.ts"
import type { AppliedOffer } from "../offers/applied-offer.ts"
import { OfferNote } from "../offers/ui/offer-note.tsx"
import { PriceEstimate } from "#src/ui/price/price-estimate.tsx"
import styles from "./price-breakdown.module.css"

/** The price of a quote or of a booking. */
export type PricedStay = {
  readonly nights: readonly ({
    readonly night: CalendarDate
    readonly price: Money
    readonly basisPoints: number
  } & Partial<RoomsOfType>)[]
  readonly rooms: number
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
  readonly offer?: AppliedOffer | null
  readonly dayRoom?: DayRoom | null
}

const maxNightsOpen = 3

function gstTerm({ nights }: PricedStay): string {
  const rates = [...new Set(nights.map((night) => night.basisPoints))]
  return rates.length === 1 && rates[0] !== undefined ? `GST (${formatGstRate(rates[0])})` : "GST"
}

/** The price of a day room is on its last night. */
const pricedNights = ({ nights, dayRoom }: PricedStay): PricedStay["nights"] =>
  dayRoom ? nights.filter(({ night }) => night === nights.at(-1)?.night) : nights

/** The price of a stay: its nights, then subtotal, GST and total (CONST-7), the same on every screen. */
export function PriceBreakdown({ price, totalTerm = "Total" }: { price: PricedStay; totalTerm?: string }) {
  const t = useText()
  const { rooms, dayRoom } = price
  const nights = pricedNights(price)
  const length = t(dayRoom ? formatHours(dayRoom) : formatNights(countNights(nights)))
  const isMixed = new Set(nights.map(({ roomTypeId }) => roomTypeId)).size > 1
  const sums = formatAmountRows([
    { label: "Subtotal", amount: price.subtotal },
    { label: gstTerm(price), amount: price.gst },
    { label: totalTerm, amount: price.total },
  ])
  return (
    <div className={styles.breakdown}>
      <details className={styles.nights} open={countNights(nights) <= maxNightsOpen}>
        <summary>
          {t("{nights} × {rooms}, taxes included", {
            nights: length,
            rooms: t(formatRooms(rooms)),
          })}
        </summary>
        <ol className={styles.list}>
          {nights.map(
            ({ night, price: forOne, rooms: own = rooms, roomTypeId, roomName, positions = [] }) => (
              <li key={`${night} ${roomTypeId} ${positions[0]}`} className={styles.night}>
                <span>
                  {[
                    dayRoom ? length : t(formatLongDate(night)),
                    ...(isMixed ? [t(roomName ?? "")] : []),
                  ].join(", ")}
                </span>
                <span className={styles.sum}>
                  {own > 1 && <span className={styles.factor}>{`${formatMoney(forOne)} × ${own} =`}</span>}{" "}
                  {formatMoney(times(forOne, own))}
                </span>
              </li>
            ),
          )}
        </ol>
      </details>
      {price.offer && price.offer.saving > 0 && <OfferNote offer={price.offer} total={price.total} />}
      <DefinitionList
        look="ledger"
        items={sums.map(({ label, value }, index) => ({
          term: label,
          description: value,
          isTotal: index === sums.length - 1,
        }))}
      />
      <p className={styles.estimate}>
        <PriceEstimate amount={price.total} />
      </p>
    </div>
  )
}
