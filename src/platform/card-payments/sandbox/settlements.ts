import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Sql } from "../../db/database.ts"
import type { SettledItem } from "../card-payments.ts"
import { settledReply } from "../razorpay-replies.ts"

// The provider's usual cycle: two days after the capture (razorpay.com/docs/payments/settlements).
const settledAfter = "interval '2 days'"

// A card fee of 2 % and 18 % GST on it, as the provider's standard plan has.
const fee = "round(p.amount_paise * 0.02)::bigint + round(p.amount_paise * 0.0036)::bigint"
const tax = "round(p.amount_paise * 0.0036)::bigint"

const settled = `
  select p.id as entity_id, 'payment' as type, p.amount_paise as amount, ${fee} as fee, ${tax} as tax,
    0::bigint as debit, p.amount_paise - (${fee}) as credit, p.created_at + ${settledAfter} as settled_at,
    null as payment_id, p.order_id, p.method, null as dispute_id, null as description
  from sandbox_payments p where p.status in ('captured', 'refunded')
  union all
  select r.id, 'refund', r.amount_paise, 0, 0, r.amount_paise, 0, r.created_at + ${settledAfter},
    r.payment_id, null, null, null, null
  from sandbox_refunds r where r.status = 'processed'
  union all
  select 'adj_' || substr(d.id, 6), 'adjustment', d.deducted_paise, 0, 0, d.deducted_paise, 0,
    d.decided_at + ${settledAfter}, d.payment_id, null, null, d.id, 'Dispute lost'
  from sandbox_disputes d where d.status = 'lost'`

type ReconItem = {
  readonly entity_id: string
  readonly type: "payment" | "refund" | "adjustment"
  readonly settlement_id: string
  readonly settled_at: number
}

type Page = { readonly day: string; readonly count: number; readonly skip: number }

// A report is paid out at noon in India.
const reconItems = `
  select s.entity_id, s.type, s.amount, s.fee, s.tax, s.debit, s.credit, s.payment_id, s.order_id, s.method, s.dispute_id,
    s.description, 'INR' as currency, true as settled, 'setl_' || to_char(s.day, 'YYYYMMDD') || 'sandbox' as settlement_id,
    to_char(s.day, 'YYYYMMDD') || 'UTR' as settlement_utr, extract(epoch from s.day + time '06:30')::bigint as settled_at
  from (select items.*, (settled_at at time zone '${hotel.timeZone}')::date as day from (${settled}) as items) as s`

/** What is settled on a day of the hotel, in the provider's format (razorpay.com/docs/api/settlements/fetch-recon). */
export const listSettled = (sql: Sql, { day, count, skip }: Page): Promise<ReconItem[]> =>
  sql.execute<ReconItem>(
    `${reconItems} where s.day = $1::date order by s.settled_at, s.entity_id limit $2 offset $3`,
    [day, count, skip],
  )

/** What was settled before a day of the hotel: for the demo hotel, whose past bookings are inserted at its first start. */
export const listSettledBefore = async (sql: Sql, day: CalendarDate): Promise<SettledItem[]> =>
  settledReply.parse({ items: await sql.execute(`${reconItems} where s.day < $1::date`, [day]) })
