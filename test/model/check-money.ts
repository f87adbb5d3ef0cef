import type { Sql } from "#src/platform/db/database.ts"

const lines = async (sql: Sql, text: string): Promise<string[]> =>
  (await sql.execute<{ line: string }>(text)).map(({ line }) => line)

// A chargeback of the bank is a payment below zero: the guest owes it again.
const tooMuch = `
  select format('payment %s: %s of %s paise', p.provider_payment_id, r.amount + d.amount, p.amount_paise) as line
  from payments p
    cross join lateral (select coalesce(sum(amount_paise), 0) as amount from refunds
      where payment_id = p.id and closed_at is null and status <> 'failed') as r
    cross join lateral (select coalesce(sum(amount_paise), 0) as amount from payment_disputes
      where provider_payment_id = p.provider_payment_id and status = 'lost') as d
  where r.amount + d.amount > p.amount_paise
  union all
  select format('booking %s: %s of %s paise', b.id, b.refunded_paise, b.paid_paise) from bookings b
  where b.refunded_paise > b.paid_paise and not exists (select 1 from payments p
    join payment_disputes d using (provider, provider_payment_id) where p.booking_id = b.id and d.status = 'lost')`

/** Payments and bookings of which more was refunded than was received. */
export const findOverRefunds = (sql: Sql): Promise<string[]> => lines(sql, tooMuch)

const gaps = `select format('%s %s %s', kind, financial_year, count) as line from (
    select kind, financial_year, count, row_number() over (partition by kind, financial_year order by sequence) as expected
    from documents) as d where count <> expected`

// A transferred room charge leaves the folio of its stay, also when that is cancelled (decision 065): its credit note states
// the transfer, or the reversed room charge, and the other stays until it is transferred back.
const unstated = `select format('%s of the %s at %s: %s paise', l.booking_id, l.payer, l.gst_basis_points, sum(l.gst_paise)) as line
  from folio_lines l join bookings b on b.id = l.booking_id
  where l.kind not in ('payment', 'refund') and b.status in ('completed', 'cancelled')
    and not exists (select 1 from document_lines s join documents d on d.id = s.document_id
      where s.folio_line_id = l.id and d.kind in ('invoice', 'credit-note'))
  group by l.booking_id, l.payer, l.gst_basis_points
  having sum(l.gst_paise) > 0 or sum(l.gst_paise) < 0 and not exists (select 1 from folio_lines t
    where (t.booking_id, t.payer, t.gst_basis_points) = (l.booking_id, l.payer, l.gst_basis_points)
      and t.other_booking_id is not null)`

/** Documents out of their order, and tax of stays that are over that no invoice or credit note states. */
export const findDocumentErrors = async (sql: Sql): Promise<string[]> => [
  ...(await lines(sql, gaps)),
  ...(await lines(sql, unstated)),
]
