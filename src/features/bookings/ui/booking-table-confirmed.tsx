import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { classes } from "#src/ui/classes.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import type { BookingStatus, PaymentMode, PaymentStatus } from "../booking.ts"
import { paymentModeWords } from "../status-words.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { BookingStatusBadge, PaymentStatusBadge } from "./status-badges.tsx"
import styles from "./booking-table.module.css"

/** A record that a booking became certain. */
export type ConfirmedRecord = {
  readonly id: string
  readonly bookingId: string
  readonly reference: string
  readonly guestName: string
  readonly status: BookingStatus
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
  readonly transactionId: string | null
  readonly confirmedAt: string
}

const columns: readonly Column<ConfirmedRecord>[] = [
  {
    key: "reference",
    header: "Booking",
    render: ({ bookingId, reference, confirmedAt }) => (
      <div className={styles.cell}>
        <Link to={`/admin/${bookingId}`} className={styles.reference}>
          {reference}
        </Link>
        <span className={styles.soft}>confirmed {formatHotelMoment(confirmedAt)}</span>
      </div>
    ),
  },
  {
    key: "guest",
    header: "Guest",
    render: ({ guestName }) => <div className={classes(styles.strong, styles.name)}>{guestName}</div>,
  },
  {
    key: "total",
    header: "Total",
    align: "end",
    render: ({ subtotal, gst, total }) => (
      <div className={styles.cell}>
        <span className={styles.money}>{formatMoney(total)}</span>
        <span className={styles.soft}>
          {formatMoney(subtotal)} + {formatMoney(gst)} GST
        </span>
      </div>
    ),
  },
  {
    key: "payment",
    header: "Payment",
    render: ({ paymentMode, transactionId }) => (
      <div className={styles.cell}>
        <span>{paymentModeWords[paymentMode]}</span>
        {transactionId && <span className={styles.soft}>{transactionId}</span>}
      </div>
    ),
  },
  {
    key: "status",
    header: "Status",
    render: (record) => (
      <div className={styles.badges}>
        <BookingStatusBadge booking={record} />
        <PaymentStatusBadge booking={record} />
      </div>
    ),
  },
]

type ConfirmedTableProps = {
  records: readonly ConfirmedRecord[]
  actions: (record: ConfirmedRecord) => ReactNode
}

/** The confirmed records of the administration. */
export function ConfirmedTable({ records, actions }: ConfirmedTableProps) {
  const all = [...columns, { key: "actions", header: "Actions", isQuiet: true, render: actions }]
  return (
    <div className={styles.table}>
      <Table
        caption="Confirmed records, newest first"
        hideCaption
        columns={all}
        rows={records}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
