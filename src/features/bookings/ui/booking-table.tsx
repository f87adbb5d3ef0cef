import { type Column, Table } from "#src/ui/table.tsx"
import { type Booking, nightPriceOf } from "../booking.ts"
import { bookingListRules, type ListedBooking } from "../booking-list.ts"
import { bookingColumns } from "./booking-columns.tsx"
import styles from "./booking-table.module.css"

const shown = ["reference", "guest", "stay", "room", "price", "status"] as const

const { columns } = bookingListRules([])

const listed = (booking: Booking): ListedBooking => ({ ...booking, nightPrice: nightPriceOf(booking) })

const tableColumns: readonly Column<Booking>[] = shown.map((key) => {
  const { render, align } = bookingColumns[key]
  const header = columns[key].label
  return { key, header, render: (booking) => render(listed(booking)), ...(align && { align }) }
})

/** A few bookings, as the desk's list shows them. */
export const BookingTable = ({ bookings, caption }: { bookings: readonly Booking[]; caption: string }) => (
  <div className={styles.table}>
    <Table caption={caption} hideCaption columns={tableColumns} rows={bookings} rowKey={({ id }) => id} />
  </div>
)
