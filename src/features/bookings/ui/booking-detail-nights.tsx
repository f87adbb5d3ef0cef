import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney, times } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { type Column, Table } from "#src/ui/table.tsx"
import type { Booking, BookingNight } from "../booking.ts"
import styles from "./booking-detail.module.css"

const columns: readonly Column<BookingNight>[] = [
  { key: "night", header: "Night", render: ({ night }) => formatLongDate(night) },
  {
    key: "price",
    header: "A room",
    align: "end",
    render: ({ price, rooms }) => `${formatMoney(price)}${rooms > 1 ? ` × ${rooms}` : ""}`,
  },
  { key: "rate", header: "Rate", align: "end", render: ({ basisPoints }) => `${basisPoints / 100}%` },
  { key: "gst", header: "GST", align: "end", render: ({ gst }) => formatMoney(gst) },
  {
    key: "total",
    header: "Total",
    align: "end",
    render: ({ price, rooms }) => formatMoney(times(price, rooms)),
  },
]

/** What each night costs and the GST that is in it, and the sums (CONST-7). */
export function BookingNights({ booking: { nights, subtotal, gst, total } }: { booking: Booking }) {
  return (
    <div className={styles.nights}>
      <Table
        caption="Nights"
        hideCaption
        columns={columns}
        rows={nights}
        rowKey={({ night }) => night}
        narrow="scroll"
      />
      <DefinitionList
        look="ledger"
        items={[
          { term: "Subtotal", description: formatMoney(subtotal) },
          { term: "GST", description: formatMoney(gst) },
          { term: "Total", description: formatMoney(total), isTotal: true },
        ]}
      />
    </div>
  )
}
