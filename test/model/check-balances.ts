import { listBalances, listOpenCharges } from "#src/features/accounting/accounting.store.ts"
import type { Database } from "#src/platform/db/database.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"

// The balances and open charges of a day once more, from all folio lines and documents: nothing here reads the sums that
// bookings store.

const linesOfDay = `select b.reference, l.booking_id, l.payer, l.gst_basis_points, l.amount_paise, l.taxable_paise,
    l.kind in ('payment', 'refund') as is_payment, d.business_date <= $1::date as is_invoiced
  from folio_lines l join bookings b on b.id = l.booking_id
    left join document_lines s on s.folio_line_id = l.id left join documents d on d.id = s.document_id
  where l.business_date <= $1::date`

const balances = `with lines as (${linesOfDay})
  select reference, coalesce(sum(amount_paise) filter (where not is_payment), 0)::bigint as charged,
    coalesce(-sum(amount_paise) filter (where is_payment), 0)::bigint as paid,
    coalesce(sum(amount_paise) filter (where not is_payment and payer = 'company'), 0)::bigint as "companyCharged",
    coalesce(-sum(amount_paise) filter (where is_payment and payer = 'company'), 0)::bigint as "companyPaid",
    coalesce(sum(amount_paise) filter (where not is_payment and is_invoiced is not true), 0)::bigint as uninvoiced
  from lines group by 1 order by 1`

const openCharges = `with lines as (${linesOfDay}), received as (
    select booking_id, payer,
      -sum(amount_paise) filter (where is_payment or is_invoiced) as amount
    from lines group by 1, 2
  )
  select l.booking_id as "bookingId", l.payer, gst_basis_points as "basisPoints", sum(taxable_paise)::bigint as taxable,
    sum(amount_paise)::bigint as amount, r.amount::bigint as received
  from lines l join received r using (booking_id, payer)
  where not is_payment and is_invoiced is not true and r.amount > 0
  group by 1, 2, 3, r.amount having sum(amount_paise) > 0 order by 1, 2, 3`

type Sums = Readonly<
  Record<"charged" | "paid" | "companyCharged" | "companyPaid" | "uninvoiced", number> & { reference: string }
>

const isListed = (sums: Sums): boolean =>
  sums.charged !== sums.paid || sums.companyCharged !== sums.companyPaid || sums.uninvoiced !== 0

const keyOf = (row: { bookingId: string; payer: string; basisPoints: number }): string =>
  `${row.bookingId} ${row.payer} ${String(row.basisPoints).padStart(6, "0")}`

/** The balances and open charges of a day that differ between the accounts and the recount; both lists are empty when they agree. */
export async function findBalanceDifferences(db: Database, day: CalendarDate): Promise<unknown[]> {
  const recounted = await db.execute<Sums>(balances, [day])
  const listed = new Map((await listBalances(db, day)).map((balance) => [balance.reference, balance]))
  const wrong = recounted.filter((sums) => {
    const found = listed.get(sums.reference)
    if (!found) return isListed(sums)
    const { charged, paid, companyCharged, companyPaid, uninvoiced } = found
    const { reference } = sums
    return (
      JSON.stringify({ reference, charged, paid, companyCharged, companyPaid, uninvoiced }) !==
      JSON.stringify(sums)
    )
  })
  const open = await listOpenCharges(db, [addDays(day, -7), day])
  const rows = open.filter((row) => row.day === day).map(({ day: _day, ...row }) => row)
  const found = rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  const expected = await db.execute(openCharges, [day])
  return JSON.stringify(found) === JSON.stringify(expected) ? wrong : [...wrong, { found, expected }]
}
