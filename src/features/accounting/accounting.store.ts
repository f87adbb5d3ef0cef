import type { Sql, Statement } from "#src/platform/db/database.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { OpenCharge } from "./advances.ts"
import type { BookedBalance, BookedLine, DocumentSeries, LedgerSums, TaxDocument } from "./ledger-rows.ts"
import type { Month } from "./month.ts"

// Clerks are those who were staff when they posted: roles change later, and past months stay as they were. Clerks of one
// name are shown with their usernames.
const lines: Statement = {
  name: "lines-of-month",
  text: `with posted as (
      select l.*, case when l.actor_kind = 'user' and coalesce((
          select a.before ->> 'role' from audit_log a
          where a.subject_id = l.actor_id::text and a.action = 'change-role' and a.at >= l.created_at
          order by a.at, a.id limit 1), u.role) <> 'guest' then u.id end as clerk_id
      from folio_lines l left join users u on u.id = l.actor_id
      where l.business_date >= $1::date and l.business_date < $2::date
    ), clerks as (
      select id, name || case when count(*) over (partition by name) > 1 then ' (' || username || ')' else '' end as name
      from users where id in (select clerk_id from posted)
    )
    select l.business_date as "businessDate", l.created_at as "createdAt", b.reference, g.name as guest, l.payer, l.kind,
      l.description, l.method, l.reference as "paymentReference", l.payment_id as "onlinePaymentId", l.taxable_paise as taxable, l.gst_paise as gst,
      l.amount_paise as amount, l.voids_line_id is not null as "isVoid", c.name as clerk
    from posted l join bookings b on b.id = l.booking_id join users g on g.id = b.user_id
      left join clerks c on c.id = l.clerk_id
    order by l.business_date, l.sequence`,
}

/** The postings of a month, in order. */
export const listLines = (sql: Sql, { from, to }: Month): Promise<BookedLine[]> =>
  sql.run<BookedLine>(lines, [from, to])

// Candidates: bookings whose sums are not zero now, or that changed after the day. All others had no balance and nothing to
// invoice at its end.
const changedAfterSql = (day: string) => `
        select id from bookings where balance_paise <> 0 or credit_paise <> 0
        union select id from bookings where uninvoiced_paise <> 0
        union select booking_id from folio_lines where business_date > ${day}
        union select booking_id from documents where business_date > ${day}`

// Leaves out bookings whose first line is after the day: for a day years ago these are most of the candidates. The array
// makes PostgreSQL read the remaining few by index, instead of joining all bookings.
const postedBySql = (day: string, bookings: string) => `
      select unnest(array(select b.id from (${bookings}) as b
        where exists (select 1 from folio_lines l where l.booking_id = b.id and l.business_date <= ${day}))) as booking_id`

// A booking is listed when a payer's balance or its charges to invoice are not zero on the day, or when its stay is not over
// and has charges: it may hold a deposit. A hold that expired is over on that day, so a payment for it is owed to the guest.
// The departure is the one that was booked on the day: a stay that is extended after its departure was over before, and so
// was a cancelled one that is reinstated later. Stays to come, at most 30 nights, are found by their check-in.
const balances: Statement = {
  name: "balances-of-day",
  text: `with changed as (
      select distinct on (subject_id) subject_id::uuid as booking_id, (before ->> 'checkOut')::date as departs_on
      from audit_log
      where action = 'change-dates' and at >= ($1::date + 1)::timestamp at time zone '${hotel.timeZone}'
      order by subject_id, at, id
    ), reinstated as (
      select distinct on (subject_id) subject_id::uuid as booking_id, (before ->> 'endedOn')::date as ended_on
      from audit_log
      where action = 'reinstate' and subject_type = 'booking' and at >= ($1::date + 1)::timestamp at time zone '${hotel.timeZone}'
      order by subject_id, at, id
    ), candidates as (${postedBySql(
      "$1::date",
      `${changedAfterSql("$1::date")}
        union select booking_id from changed union select booking_id from reinstated
        union select id from bookings
          where status in ('confirmed', 'completed') and check_in > $1::date - 31 and departs_on > $1::date`,
    )})
    select b.reference, g.name as guest, departed.departs_on as "checkOut",
      case when over_on <= $1::date then over_on end as "overOn",
      total.charged, total.paid, total.company_charged as "companyCharged", total.company_paid as "companyPaid", total.uninvoiced
    from candidates join bookings b on b.id = candidates.booking_id
      left join changed on changed.booking_id = b.id left join reinstated on reinstated.booking_id = b.id
      cross join lateral (select coalesce(changed.departs_on, b.departs_on) as departs_on) as departed
      cross join lateral (select least(departed.departs_on, coalesce(reinstated.ended_on, b.ended_on),
        case when b.status = 'expired' then (b.ended_at at time zone '${hotel.timeZone}')::date end) as over_on) as ended
      cross join lateral (select coalesce(sum(charge), 0)::bigint as charged, coalesce(sum(payment), 0)::bigint as paid,
          coalesce(sum(charge) filter (where payer = 'company'), 0)::bigint as company_charged,
          coalesce(sum(payment) filter (where payer = 'company'), 0)::bigint as company_paid,
          coalesce(sum(charge) filter (where invoiced_on is null or invoiced_on > $1::date), 0)::bigint as uninvoiced
        from (select l.payer, d.business_date as invoiced_on,
            case when l.kind not in ('payment', 'refund') then l.amount_paise end as charge,
            case when l.kind in ('payment', 'refund') then -l.amount_paise end as payment
          from folio_lines l
            left join document_lines s on s.folio_line_id = l.id and l.kind not in ('payment', 'refund')
            left join documents d on d.id = s.document_id
          where l.booking_id = b.id and l.business_date <= $1::date) as line) as total
      join users g on g.id = b.user_id
    where total.charged <> total.paid or total.company_charged <> total.company_paid or total.uninvoiced <> 0
      or over_on > $1::date and (total.charged <> 0 or total.company_charged <> 0)
    order by departed.departs_on, b.sequence`,
}

/** The bookings with a balance, a deposit or charges to invoice at the end of a day. */
export const listBalances = (sql: Sql, day: CalendarDate): Promise<BookedBalance[]> =>
  sql.run<BookedBalance>(balances, [day])

const taxDocuments: Statement = {
  name: "tax-documents-of-month",
  text: `select d.kind, d.figures ->> 'title' as title, d.number, d.business_date as "businessDate", b.reference, d.figures -> 'buyer' ->> 'name' as buyer,
      d.figures -> 'buyer' ->> 'gstin' as gstin, d.total_paise as total, d.figures -> 'taxes' as taxes
    from documents d join bookings b on b.id = d.booking_id
    where d.kind in ('invoice', 'credit-note') and d.business_date >= $1::date and d.business_date < $2::date
    order by d.kind desc, d.financial_year, d.count`,
}

/** The invoices of a month and then its credit notes, in the order of their numbers. */
export const listTaxDocuments = (sql: Sql, { from, to }: Month): Promise<TaxDocument[]> =>
  sql.run<TaxDocument>(taxDocuments, [from, to])

// A void in a later month does not change the documents of a month.
const series: Statement = {
  name: "document-series-of-month",
  text: `with issued as (
      select d.kind, d.financial_year, d.count, d.number, d.kind in ('receipt', 'refund-voucher') and exists (
        select 1 from document_lines s join folio_lines v on v.voids_line_id = s.folio_line_id
        where s.document_id = d.id and v.business_date < $2::date) as is_cancelled
      from documents d where d.business_date >= $1::date and d.business_date < $2::date
    )
    select kind, (array_agg(number order by count))[1] as first, (array_agg(number order by count desc))[1] as last,
      count(*)::int as total, count(*) filter (where is_cancelled)::int as cancelled
    from issued group by kind, financial_year order by financial_year`,
}

/** The series of documents of a month, by kind. */
export const listDocumentSeries = (sql: Sql, { from, to }: Month): Promise<DocumentSeries[]> =>
  sql.run<DocumentSeries>(series, [from, to])

// An advance as of a day: payments less refunds less invoiced charges.
const openCharges: Statement = {
  name: "open-charges-of-days",
  text: `with days as (select unnest(array[$1::date, $2::date]) as day), open as (
      ${postedBySql("$2::date", changedAfterSql("$1::date"))}
    ), lines as (
      select days.day, l.booking_id, l.payer, l.gst_basis_points, l.taxable_paise, l.amount_paise,
        l.kind not in ('payment', 'refund') and (d.id is null or d.business_date > days.day) as is_open
      from open join folio_lines l using (booking_id) join days on l.business_date <= days.day
        left join document_lines s on s.folio_line_id = l.id left join documents d on d.id = s.document_id
    ), rates as (
      select day, booking_id, payer, gst_basis_points,
        coalesce(sum(taxable_paise) filter (where is_open), 0) as taxable,
        coalesce(sum(amount_paise) filter (where is_open), 0) as amount,
        sum(coalesce(-sum(amount_paise) filter (where not is_open), 0))
          over (partition by day, booking_id, payer) as received
      from lines group by 1, 2, 3, 4
    )
    select day, booking_id as "bookingId", payer, gst_basis_points as "basisPoints", taxable::bigint, amount::bigint,
      received::bigint
    from rates where amount > 0 and received > 0`,
}

/** The charges by rate that are not invoiced at the end of two days, of payers with payments beyond their invoices. */
export const listOpenCharges = (
  sql: Sql,
  days: readonly [CalendarDate, CalendarDate],
): Promise<OpenCharge[]> => sql.run<OpenCharge>(openCharges, [...days])

const ledgerSums: Statement = {
  name: "ledger-sums",
  text: `select (select coalesce(sum(amount_paise), 0)::bigint from folio_lines where business_date <= $2::date) as guests,
      coalesce(-sum(amount_paise) filter (where kind not in ('payment', 'refund') and account <> 'guest'), 0)::bigint as charged,
      coalesce(sum(amount_paise) filter (where kind in ('payment', 'refund') and account <> 'guest'), 0)::bigint as received
    from ledger_entries where business_date >= $1::date and business_date <= $2::date`,
}

/** The sums against which the reports are checked. */
export async function findLedgerSums(sql: Sql, { from }: Month, lastDay: CalendarDate): Promise<LedgerSums> {
  const [sums] = await sql.run<LedgerSums>(ledgerSums, [from, lastDay])
  if (!sums) throw new Error("the sums of the ledger returned no row")
  return sums
}
