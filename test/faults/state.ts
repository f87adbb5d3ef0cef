import type { Environment } from "./environment.ts"

type Guest = { readonly id: string; readonly email: string }

type Row = {
  bookings: string[]
  taken: number
  paid: number
  refunds: number[]
  documents: string[]
  payments: string[]
}

// The receipt of an online payment, and the voucher of its refund, are issued by a job of every ten minutes.
const query = `select
  (select coalesce(array_agg(status order by sequence), '{}') from bookings where user_id = $1) as bookings,
  (select coalesce(sum(i.held + i.sold), 0)::int from inventory_nights i where i.room_type_id in
    (select room_type_id from bookings where user_id = $1)) as taken,
  (select coalesce(-sum(l.amount_paise), 0)::bigint from folio_lines l join bookings b on b.id = l.booking_id
    where b.user_id = $1 and l.kind in ('payment', 'refund')) as paid,
  (select coalesce(array_agg(r.amount_paise::int), '{}') from refunds r join bookings b on b.id = r.booking_id
    where b.user_id = $1 and r.status = 'processed') as refunds,
  (select coalesce(array_agg(d.kind order by d.sequence), '{}') from documents d join bookings b on b.id = d.booking_id
    where b.user_id = $1 and (d.kind not in ('receipt', 'refund-voucher') or b.payment_mode <> 'online')) as documents,
  (select coalesce(array_agg(p.provider_payment_id), '{}') from payments p join bookings b on b.id = p.booking_id
    where b.user_id = $1) as payments`

/** The records of a guest in the hotel, at the provider and at the mail server. */
export async function stateOf({ db, mail, provider }: Environment, guest: Guest): Promise<object> {
  const [row] = await db.execute<Row>(query, [guest.id])
  if (!row) throw new Error("a query without a row")
  const { payments, ...stored } = row
  const refundedBy = await Promise.all(payments.map((id) => provider.refundsOf(id)))
  const toGuest = mail.received.filter(({ to }) => JSON.stringify(to).includes(guest.email))
  return {
    ...stored,
    refunds: refundedBy.flat().length === stored.refunds.length ? stored.refunds : refundedBy,
    // An email whose acknowledgement was lost arrives again under the same id.
    emails: new Set(toGuest.map(({ messageId }) => messageId)).size,
  }
}
