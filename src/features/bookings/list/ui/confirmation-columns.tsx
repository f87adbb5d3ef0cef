import { Link } from "react-router"
import { formatMoney } from "#src/shared/money.ts"
import { Moment } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { ConfirmationColumn, ConfirmedRecord } from "#src/features/bookings/list/listed-booking.ts"
import { paymentModeNames } from "#src/features/bookings/status-names.ts"
import { Cell, Soft, Strong } from "./booking-cell.tsx"
import styles from "./booking-cell.module.css"
import { BookingStatusBadge, PaymentStatusBadge } from "#src/features/bookings/ui/status-badges.tsx"

/** How the administration shows that a booking became certain. */
export const confirmationColumns: Readonly<Record<ConfirmationColumn, DataColumn<ConfirmedRecord>>> = {
  booking: {
    render: ({ bookingId, reference, confirmedAt }) => (
      <Cell>
        <Link to={`/admin/${bookingId}`} className={styles.reference}>
          {reference}
        </Link>
        <Soft>
          confirmed <Moment at={confirmedAt} />
        </Soft>
      </Cell>
    ),
  },
  guest: {
    render: ({ guestName }) => (
      <Cell of="name">
        <Strong>{guestName}</Strong>
      </Cell>
    ),
  },
  total: {
    align: "end",
    render: ({ subtotal, gst, total }) => (
      <Cell>
        <span className={styles.money}>{formatMoney(total)}</span>
        <Soft>
          {formatMoney(subtotal)} + {formatMoney(gst)} GST
        </Soft>
      </Cell>
    ),
  },
  payment: {
    render: ({ paymentMode, transactionId }) => (
      <Cell>
        <span>{paymentModeNames[paymentMode]}</span>
        {transactionId && <Soft>{transactionId}</Soft>}
      </Cell>
    ),
  },
  status: {
    render: (record) => (
      <div className={styles.badges}>
        <BookingStatusBadge booking={record} />
        <PaymentStatusBadge booking={record} />
      </div>
    ),
  },
}
