import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { classes } from "#src/ui/classes.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import { type Booking, nightPriceOf } from "../booking.ts"
import { paymentModeWords } from "../status-words.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { wordsOfGuests, wordsOfNights, wordsOfRooms } from "./party-words.ts"
import { BookingStatusBadge, PaymentStatusBadge } from "./status-badges.tsx"
import styles from "./booking-table.module.css"

type BookingTableProps = {
  bookings: readonly Booking[]
  caption: string
  /** What can be done with a row. */
  actions?: (booking: Booking) => ReactNode
}

type CellProps = { of?: "name" | "when" | "room"; children: ReactNode }

const Cell = ({ of, children }: CellProps) => (
  <div className={classes(styles.cell, of && styles[of])}>{children}</div>
)

const Soft = ({ children }: { children: ReactNode }) => <span className={styles.soft}>{children}</span>

const columns: readonly Column<Booking>[] = [
  {
    key: "reference",
    header: "Reference",
    render: ({ id, reference, createdAt }) => (
      <Cell>
        <Link to={`/admin/${id}`} className={styles.reference}>
          {reference}
        </Link>
        <Soft>{formatHotelMoment(createdAt)}</Soft>
      </Cell>
    ),
  },
  {
    key: "guest",
    header: "Guest",
    render: ({ guest }) => (
      <Cell of="name">
        <span className={styles.strong}>{guest.name}</span>
        <Soft>{guest.phone || guest.email}</Soft>
      </Cell>
    ),
  },
  {
    key: "stay",
    header: "Stay",
    render: ({ checkIn, checkOut, nights }) => (
      <Cell of="when">
        <span className={styles.strong}>{formatLongDate(checkIn)}</span>
        <Soft>
          to {formatLongDate(checkOut)}, {wordsOfNights(nights.length)}
        </Soft>
      </Cell>
    ),
  },
  {
    key: "room",
    header: "Room",
    render: ({ roomName, rooms, party }) => (
      <Cell of="room">
        <span>{roomName}</span>
        <Soft>
          {wordsOfRooms(rooms)}, {wordsOfGuests(party)}
        </Soft>
      </Cell>
    ),
  },
  {
    key: "price",
    header: "Price",
    align: "end",
    render: (booking) => (
      <Cell>
        <span className={styles.money}>{formatMoney(booking.total)}</span>
        <Soft>{formatMoney(nightPriceOf(booking))} a night</Soft>
      </Cell>
    ),
  },
  {
    key: "status",
    header: "Status",
    render: (booking) => (
      <div className={styles.status}>
        <div className={styles.badges}>
          <BookingStatusBadge booking={booking} />
          <PaymentStatusBadge booking={booking} />
        </div>
        <Soft>{paymentModeWords[booking.paymentMode]}</Soft>
      </div>
    ),
  },
]

/** The desk's list of bookings (ADM-6). */
export function BookingTable({ bookings, caption, actions }: BookingTableProps) {
  const all = actions
    ? [...columns, { key: "actions", header: "Actions", isQuiet: true, render: actions }]
    : columns
  return (
    <div className={styles.table}>
      <Table caption={caption} hideCaption columns={all} rows={bookings} rowKey={({ id }) => id} />
    </div>
  )
}
