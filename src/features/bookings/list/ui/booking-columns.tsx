import { formatNights, formatRooms } from "#src/shared/format-count.ts"
import { Link } from "react-router"
import { daysBetween, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Mail, Moment, Whole } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { BookingColumn, ListedBooking } from "#src/features/bookings/list/listed-booking.ts"
import { paymentModeNames } from "#src/features/bookings/status-names.ts"
import { Cell, Soft, Strong } from "./booking-cell.tsx"
import styles from "./booking-cell.module.css"
import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import { BookingStatusBadge, PaymentStatusBadge } from "#src/features/bookings/ui/status-badges.tsx"

/** How the desk's list shows a booking (ADM-6). */
export const bookingColumns: Readonly<Record<BookingColumn, DataColumn<ListedBooking>>> = {
  reference: {
    render: ({ id, reference, createdAt }) => (
      <Cell>
        <Link to={`/admin/${id}`} className={styles.reference}>
          {reference}
        </Link>
        <Soft>
          <Moment at={createdAt} />
        </Soft>
      </Cell>
    ),
  },
  guest: {
    render: ({ guestName, guestEmail, guestPhone }) => (
      <Cell of="name">
        <Strong>{guestName}</Strong>
        <Soft>{guestPhone ? <Whole>{guestPhone}</Whole> : guestEmail}</Soft>
      </Cell>
    ),
  },
  email: { render: ({ guestEmail }) => <Mail to={guestEmail} /> },
  stay: {
    render: ({ checkIn, checkOut }) => (
      <Cell of="when">
        <Strong>
          <Whole>{formatLongDate(checkIn)}</Whole>
        </Strong>
        <Soft>
          <Whole>to {formatLongDate(checkOut)},</Whole> {formatNights(daysBetween(checkIn, checkOut))}
        </Soft>
      </Cell>
    ),
  },
  departure: { render: ({ checkOut }) => <Whole>{formatLongDate(checkOut)}</Whole> },
  room: {
    render: ({ roomName, rooms, party }) => (
      <Cell of="room">
        <span>{roomName}</span>
        <Soft>
          {formatRooms(rooms)}, {formatGuests(party)}
        </Soft>
      </Cell>
    ),
  },
  price: {
    align: "end",
    render: ({ total, nightPrice }) => (
      <Cell>
        <span className={styles.money}>{formatMoney(total)}</span>
        <Soft>{formatMoney(nightPrice)} a night</Soft>
      </Cell>
    ),
  },
  status: {
    render: (booking) => (
      <div className={styles.status}>
        <div className={styles.badges}>
          <BookingStatusBadge booking={booking} />
          <PaymentStatusBadge booking={booking} />
        </div>
        <Soft>{paymentModeNames[booking.paymentMode]}</Soft>
      </div>
    ),
  },
}
