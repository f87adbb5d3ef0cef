import { formatGstRate } from "#src/features/pricing/gst.ts"
import { chooseMoneyFormat } from "#src/shared/amount-rows.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney, type Money, times } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { type Booking, type BookingNight, isMixed } from "../booking.ts"
import { OfferNote } from "#src/features/pricing/offers/ui/offer-note.tsx"
import styles from "./booking-detail.module.css"

const Sum = ({ of }: { of: Money }) => <span className={styles.sum}>{formatMoney(of)}</span>

const roomColumn: Column<BookingNight> = { key: "room", header: "Room", render: ({ roomName }) => roomName }

const columns: readonly Column<BookingNight>[] = [
  {
    key: "night",
    header: "Night",
    render: ({ night }) => <span className={styles.sum}>{formatLongDate(night)}</span>,
  },
  {
    key: "price",
    header: "Per room",
    align: "end",
    render: ({ price, rooms }) => (
      <span className={styles.sum}>
        {formatMoney(price)}
        {rooms > 1 && ` × ${rooms}`}
      </span>
    ),
  },
  {
    key: "gst",
    header: "GST included",
    align: "end",
    render: ({ gst, rooms, basisPoints }) => (
      <>
        <span className={styles.rate}>{formatGstRate(basisPoints)}</span> <Sum of={times(gst, rooms)} />
      </>
    ),
  },
  {
    key: "total",
    header: "Total",
    align: "end",
    render: ({ price, rooms }) => <Sum of={times(price, rooms)} />,
  },
]

/** The price and GST of each night, and the totals (CONST-7). */
export function BookingNights({ booking }: { booking: Booking }) {
  const { nights, subtotal, gst, total, offer } = booking
  const format = chooseMoneyFormat([subtotal, gst, total])
  return (
    <div className={styles.nights}>
      <Table
        caption="Nights"
        hideCaption
        columns={isMixed(booking) ? columns.toSpliced(1, 0, roomColumn) : columns}
        rows={nights}
        rowKey={({ night, positions }) => `${night} ${positions[0]}`}
        narrow="scroll"
      />
      {offer && offer.saving > 0 && <OfferNote offer={offer} total={total} />}
      <DefinitionList
        look="ledger"
        items={[
          { term: "Subtotal", description: format(subtotal) },
          { term: "GST", description: format(gst) },
          { term: "Total", description: format(total), isTotal: true },
        ]}
      />
    </div>
  )
}
