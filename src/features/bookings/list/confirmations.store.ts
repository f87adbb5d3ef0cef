import { outstandingRefundSql } from "#src/features/payments/refunds.service.ts"
import { hasPostingsSql } from "#src/features/bookings/booking-changes.store.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { ConfirmedRecord } from "./listed-booking.ts"

/** A confirmed record and its position: the sequence rises with every record. */
export type Confirmation = ConfirmedRecord & { readonly sequence: number }

export const confirmationColumns = `c.id, b.id as "bookingId", b.reference, u.name as "guestName", b.status,
  b.payment_mode as "paymentMode", b.payment_status as "paymentStatus", b.subtotal_paise as subtotal,
  b.gst_paise as gst, b.total_paise as total, b.balance_paise as owed, b.credit_paise as credit,
  b.paid_paise - b.refunded_paise as paid, b.refunded_paise as refunded,
  ${outstandingRefundSql("b.id")} as "outstandingRefund", c.confirmed_at as "confirmedAt",
  (select p.provider_payment_id from payments p where p.booking_id = b.id and p.problem is null
    order by p.captured_at limit 1) as "transactionId"`

export const confirmationJoins = "join users u on u.id = b.user_id"

const newest: Statement = {
  name: "newest-confirmations",
  text: `select c.sequence, ${confirmationColumns} from booking_confirmations c
    join bookings b on b.id = c.booking_id ${confirmationJoins}
    where c.deleted_at is null and c.sequence < $1 order by c.sequence desc limit $2`,
}

/** The records, newest first, before a sequence. */
export const listConfirmations = (
  sql: Sql,
  page: { before: number; limit: number },
): Promise<Confirmation[]> => sql.run<Confirmation>(newest, [page.before, page.limit])

const postings: Statement = {
  name: "confirmation-has-postings",
  text: `select 1 from booking_confirmations c join bookings b on b.id = c.booking_id
    where c.id = $1 and ${hasPostingsSql("b")}`,
}

/** Whether the accounts need the booking of a record (`hasPostingsSql`). */
export const hasPostingsOfRecord = async (sql: Sql, id: string): Promise<boolean> =>
  isRecordId(id) && (await sql.run(postings, [id])).length === 1

/** Hides a record, or shows a hidden one again; false when there is none. The booking stays as it is. */
export async function updateConfirmationDeleted(
  sql: Sql,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<boolean> {
  if (!isRecordId(id)) return false
  const rows = await sql.execute(
    `update booking_confirmations set deleted_at = case when $2 then now() end
      where id = $1 and (deleted_at is null) = $2 returning id`,
    [id, isDeleted],
  )
  return rows.length === 1
}
