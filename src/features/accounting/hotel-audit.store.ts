import { percentSql, rupeesSql } from "#src/platform/db/amount-sql.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { AuditDifference, PastAudit } from "./audit-checks.ts"

const list = (sql: Sql, text: string): Promise<AuditDifference[]> => sql.execute<AuditDifference>(text)

const documentNumbers = `with numbered as (
    select *, coalesce(lag(count) over (partition by kind, financial_year order by count), 0) as before,
      count(*) over (partition by number) as uses
    from documents
  ), wrong as (
    select booking_id, format('%s comes after number %s of its series', number, before) as detail
    from numbered where count <> before + 1
    union all
    select booking_id, format('%s is used %s times', number, uses) from numbered where uses > 1
    union all
    select booking_id, format('%s is not number %s of its year, on %s', number, count, business_date) from documents
    where ltrim(split_part(number, '/', 3), '0') <> count::text or split_part(number, '/', 2) <> financial_year
      -- A financial year begins in April.
      or to_char(business_date - interval '3 months', 'YY') || to_char(business_date + interval '9 months', 'YY')
        <> financial_year
    union all
    select null, format('the last %s of %s is number %s, its counter says %s', kind, financial_year,
      coalesce(s.last, 0), coalesce(c.last_number, 0))
    from (select kind, financial_year, max(count) as last from documents group by 1, 2) s
      full join document_counters c using (kind, financial_year)
    where s.last is distinct from c.last_number
  )
  select 'document-number' as check, b.id as "bookingId", coalesce(b.reference, '') as reference, detail
  from wrong left join bookings b on b.id = wrong.booking_id order by detail limit 1000`

/** Series of documents with a gap or a repeat (CGST Rules, rule 46(b)). */
export const listNumberDifferences = (sql: Sql): Promise<AuditDifference[]> => list(sql, documentNumbers)

// Receipts and credit notes state positive amounts, their folio lines negative ones. A refund voucher states the part of
// its refund that is an advance.
const documentFigures = `with stated as (
    select d.id, l.sac, l.gst_basis_points as rate,
      sum(case when d.kind in ('invoice', 'refund-voucher') then l.taxable_paise else -l.taxable_paise end) as taxable,
      sum(case when d.kind in ('invoice', 'refund-voucher') then l.amount_paise else -l.amount_paise end) as amount,
      bool_or(l.booking_id <> d.booking_id or l.payer <> d.payer
        or case d.kind when 'receipt' then l.kind <> 'payment' when 'refund-voucher' then l.kind <> 'refund'
          else l.kind in ('payment', 'refund') end) as is_foreign
    from documents d join document_lines s on s.document_id = d.id join folio_lines l on l.id = s.folio_line_id
    group by 1, 2, 3
  ), sums as (
    select id, sum(amount) as amount, bool_or(is_foreign) as is_foreign, min(amount) as least from stated group by 1
  ), printed as (
    select d.id, t ->> 'sac' as sac, (t ->> 'gstBasisPoints')::int as rate, (t ->> 'taxable')::bigint as taxable,
      (t ->> 'taxable')::bigint + (t ->> 'cgst')::bigint + (t ->> 'sgst')::bigint as amount
    from documents d cross join lateral jsonb_array_elements(d.figures -> 'taxes') as t
    where d.kind in ('invoice', 'credit-note')
  ), wrong_taxes as (
    select distinct id
    from printed p full join (select * from stated where sac <> '') s using (id, sac, rate)
    where coalesce(p.taxable, 0) <> coalesce(s.taxable, 0) or coalesce(p.amount, 0) <> coalesce(s.amount, 0)
  ), wrong as (
    select d.booking_id, d.number, case
        when s.amount is null then 'states no folio line'
        when s.is_foreign then 'states lines of another folio'
        when case d.kind when 'refund-voucher' then d.total_paise > s.amount else d.total_paise <> s.amount end then format('is of %s, its folio lines sum to %s', ${rupeesSql("d.total_paise")}, ${rupeesSql("s.amount")})
        when (d.figures -> 'totals' ->> 'total')::bigint is distinct from d.total_paise
          then format('is of %s, its print says %s', ${rupeesSql("d.total_paise")}, ${rupeesSql("(d.figures -> 'totals' ->> 'total')::bigint")})
        when w.id is not null then 'states other taxes than its folio lines'
        when s.least < 0 then 'states less than nothing at a rate'
        when d.kind = 'credit-note' and (c.kind <> 'invoice' or c.booking_id <> d.booking_id)
          then 'corrects no invoice of its booking'
      end as problem
    from documents d left join sums s on s.id = d.id left join wrong_taxes w on w.id = d.id
      left join documents c on c.id = d.credits_document_id
  )
  select 'document-figures' as check, b.id as "bookingId", b.reference, number || ' ' || problem as detail
  from wrong join bookings b on b.id = wrong.booking_id where problem is not null order by number limit 1000`

// The advances of vouchers by receipt, SAC and rate. Receipts of older versions have no taxes: their total is the limit.
const refundedAdvances = `with refunded as (
    select d.id, d.number, d.booking_id, d.payer, d.total_paise, r.id as receipt_id, r.number as receipt, t ->> 'sac' as sac,
      r.kind = 'receipt' and r.booking_id = d.booking_id and r.payer = d.payer as is_own, t -> 'gstBasisPoints' as rate,
      (t ->> 'taxable')::bigint + (t ->> 'cgst')::bigint + (t ->> 'sgst')::bigint as amount,
      exists (select 1 from document_lines s join folio_lines v on v.voids_line_id = s.folio_line_id
        where s.document_id = d.id) as is_voided
    from documents d cross join lateral jsonb_array_elements(d.figures -> 'refundedAdvances') as a
      cross join lateral jsonb_array_elements(a -> 'taxes') as t
      left join documents r on r.id::text = a ->> 'receiptId'
    where d.kind = 'refund-voucher'
  ), wrong as (
    select d.booking_id, d.number || ' ' || case
        when bool_or(r.is_own is not true) then 'refunds an advance without a receipt'
        else format('is of %s, its advances sum to %s', ${rupeesSql("d.total_paise")}, ${rupeesSql("coalesce(sum(r.amount), 0)")}) end as detail
    from documents d left join refunded r on r.id = d.id where d.kind = 'refund-voucher'
    group by d.id having bool_or(r.is_own is not true) or sum(r.amount) <> d.total_paise
    union all
    select r.booking_id, format('refund vouchers of %s at %s sum to %s, the receipt states %s',
      r.receipt, ${percentSql("r.rate::text::int")}, ${rupeesSql("sum(r.amount)")}, ${rupeesSql("stated.amount")})
    from refunded r join documents d on d.id = r.receipt_id cross join lateral (
        select case when d.figures -> 'taxes' = '[]' then d.total_paise else coalesce(sum((t ->> 'taxable')::bigint
          + (t ->> 'cgst')::bigint + (t ->> 'sgst')::bigint), 0)::bigint end as amount
        from jsonb_array_elements(d.figures -> 'taxes') as t where t ->> 'sac' = r.sac and t -> 'gstBasisPoints' = r.rate
      ) as stated
    where not r.is_voided
    group by r.booking_id, r.receipt, r.sac, r.rate, stated.amount having sum(r.amount) > stated.amount
  )
  select 'document-figures' as check, b.id as "bookingId", b.reference, detail
  from wrong join bookings b on b.id = wrong.booking_id order by detail limit 1000`

/** Refund vouchers that are not the sum of their advances, and receipts whose vouchers exceed their advance. */
export const listVoucherDifferences = (sql: Sql): Promise<AuditDifference[]> => list(sql, refundedAdvances)

// A transferred room charge leaves the folio of its stay, also when the stay is cancelled (decision 065).
const negativeCharges = `with wrong as (
    select l.booking_id, format('charges of the %s at %s sum to %s', l.payer, ${percentSql("l.gst_basis_points")},
      ${rupeesSql("sum(l.amount_paise)")}) as detail
    from folio_lines l where l.kind not in ('payment', 'refund') and not (l.other_booking_id is not null and l.amount_paise < 0)
    group by l.booking_id, l.payer, l.gst_basis_points, l.sac having sum(l.amount_paise) < 0
    union all
    select l.booking_id, format('credit notes to the %s at %s exceed its invoices by %s', l.payer,
      ${percentSql("l.gst_basis_points")}, ${rupeesSql("-sum(l.amount_paise)")}) as detail
    from folio_lines l join document_lines s on s.folio_line_id = l.id join documents d on d.id = s.document_id
    where d.kind in ('invoice', 'credit-note')
    group by l.booking_id, l.payer, l.gst_basis_points, l.sac having sum(l.amount_paise) < 0
  )
  select 'charges' as check, b.id as "bookingId", b.reference, detail from wrong join bookings b on b.id = wrong.booking_id
  order by b.reference, detail limit 1000`

/** Discounts above their charges, and credit notes above their invoices (CGST Act, section 34). */
export const listNegativeCharges = (sql: Sql): Promise<AuditDifference[]> => list(sql, negativeCharges)

/** Documents whose figures are not the sums of their folio lines. */
export const listFigureDifferences = (sql: Sql): Promise<AuditDifference[]> => list(sql, documentFigures)

// A stay that was reopened or reinstated, or extended on the day of its departure, has a rightful invoice of the time before.
const earlyInvoices = `select 'early-invoice' as check, b.id as "bookingId", b.reference,
    format('%s is of %s, the stay ends on %s', d.number, d.business_date, b.departs_on) as detail
  from documents d join bookings b on b.id = d.booking_id
  where d.kind = 'invoice' and d.business_date < least(b.departs_on, b.ended_on)
    and not exists (select 1 from audit_log a where a.subject_id = b.id::text and a.action in ('reopen-stay', 'reinstate', 'change-dates'))
  order by d.number limit 1000`

/** Invoices of stays that had not ended (CGST Rules, rule 47). */
export const listEarlyInvoices = (sql: Sql): Promise<AuditDifference[]> => list(sql, earlyInvoices)

const ledger = `with wrong as (
    select 'ledger' as check, booking_id, format('posting %s is out of balance by %s', min(sequence), ${rupeesSql("sum(amount_paise)")}) as detail
    from ledger_entries group by transaction_id, booking_id having sum(amount_paise) <> 0
    union all
    select 'void', v.booking_id, format('posting %s of %s voids posting %s of %s', v.sequence, ${rupeesSql("v.amount_paise")}, l.sequence, ${rupeesSql("l.amount_paise")})
    from folio_lines v join folio_lines l on l.id = v.voids_line_id
    where (v.booking_id, v.payer, case when v.other_booking_id is null then v.kind else l.kind end, v.amount_paise, v.taxable_paise, v.gst_paise)
      <> (l.booking_id, l.payer, l.kind, -l.amount_paise, -l.taxable_paise, -l.gst_paise)
    union all
    select 'online-payment', p.booking_id, format('%s of %s is posted as %s', p.provider_payment_id, ${rupeesSql("p.amount_paise")},
      ${rupeesSql("coalesce(-sum(l.amount_paise), 0)")})
    from payments p left join folio_lines l on l.payment_id = p.id and l.booking_id = p.booking_id
      and l.kind = 'payment' and l.voids_line_id is null
    where p.outcome = 'applied' group by p.id having coalesce(-sum(l.amount_paise), 0) <> p.amount_paise
    union all
    select 'online-payment', l.booking_id, format('posting %s refunds %s, the provider %s', l.sequence, ${rupeesSql("l.amount_paise")}, ${rupeesSql("r.amount_paise")})
    from folio_lines l join refunds r on r.id = l.refund_id
    where l.voids_line_id is null and (l.booking_id, l.amount_paise) <> (r.booking_id, r.amount_paise)
  )
  select wrong.check, b.id as "bookingId", b.reference, detail from wrong join bookings b on b.id = wrong.booking_id
  order by b.reference, detail limit 1000`

/** Postings that do not balance, voids that are not the opposite of their line, and online payments without their line. */
export const listLedgerDifferences = (sql: Sql): Promise<AuditDifference[]> => list(sql, ledger)

export async function insertAudit(sql: Sql, { found, differences }: Omit<PastAudit, "at">): Promise<void> {
  await sql.execute("insert into hotel_audits (found, differences) values ($1, $2::jsonb)", [
    found,
    JSON.stringify(differences),
  ])
}

export async function findNewestAudit(sql: Sql): Promise<PastAudit | null> {
  const [row] = await sql.execute<PastAudit>(
    "select at, found, differences from hotel_audits order by id desc limit 1",
  )
  return row ?? null
}
