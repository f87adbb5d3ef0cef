import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import type { BookingStatus, PaymentMode, PaymentStatus } from "./booking.ts"

/** A confirmed record of the administration: one for each booking that became certain. */
export type Confirmation = {
  readonly id: string
  /** Rises with every record: where the next page of a list begins. */
  readonly sequence: number
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

type Row = {
  id: string
  sequence: number
  booking_id: string
  reference: string
  guest_name: string
  status: BookingStatus
  payment_mode: PaymentMode
  payment_status: PaymentStatus
  subtotal_paise: number
  gst_paise: number
  total_paise: number
  transaction_id: string | null
  confirmed_at: string
}

const toConfirmation = (row: Row): Confirmation => ({
  id: row.id,
  sequence: row.sequence,
  bookingId: row.booking_id,
  reference: row.reference,
  guestName: row.guest_name,
  status: row.status,
  paymentMode: row.payment_mode,
  paymentStatus: row.payment_status,
  subtotal: fromPaise(row.subtotal_paise),
  gst: fromPaise(row.gst_paise),
  total: fromPaise(row.total_paise),
  transactionId: row.transaction_id,
  confirmedAt: row.confirmed_at,
})

const newest: Statement = {
  name: "newest-confirmations",
  text: `select c.id, c.sequence, c.booking_id, b.reference, u.name as guest_name, b.status, b.payment_mode, b.payment_status,
      b.subtotal_paise, b.gst_paise, b.total_paise, c.confirmed_at,
      (select p.provider_payment_id from payments p where p.booking_id = b.id and p.problem is null
        order by p.captured_at limit 1) as transaction_id
    from booking_confirmations c join bookings b on b.id = c.booking_id join users u on u.id = b.user_id
    where c.deleted_at is null and c.sequence < $1 order by c.sequence desc limit $2`,
}

/** The records, newest first, before a sequence. */
export async function listConfirmations(
  sql: Sql,
  page: { before: number; limit: number },
): Promise<Confirmation[]> {
  return (await sql.run<Row>(newest, [page.before, page.limit])).map(toConfirmation)
}

/** Hides a record; false when there is none. The booking stays as it is. */
export async function removeConfirmation(sql: Sql, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false
  const rows = await sql.execute(
    "update booking_confirmations set deleted_at = now() where id = $1 and deleted_at is null returning id",
    [id],
  )
  return rows.length === 1
}
