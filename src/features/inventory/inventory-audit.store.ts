import { rupeesSql } from "#src/platform/db/amount-sql.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

export type CounterDifference = {
  readonly room_type_id: string
  readonly room_name: string
  readonly night: string
  readonly held: number
  readonly sold: number
  readonly capacity: number
  readonly bookings_held: number
  readonly bookings_sold: number
  /** The stock of the room type less the rooms out of order; null for a past night, which keeps the stock of its day. */
  readonly rooms_in_order: number | null
  /** The bookings of the night. */
  readonly references: string
}

// Counted from the bookings alone, independently of the statements that change the counters.
const expected = `select r.room_type_id, day::date as night,
    count(*) filter (where b.status = 'held')::int as held,
    count(*) filter (where b.status in ('confirmed', 'completed'))::int as sold
  from bookings b join booking_rooms r on r.booking_id = b.id
    cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
  where b.status in ('held', 'confirmed', 'completed') group by 1, 2`

// A deleted room type has no room to sell.
const inOrder = `case when i.night >= $1 then
    greatest(case when t.deleted_at is null then t.stock_quantity else 0 end - i.out_of_order, 0) end`

/**
 * Nights whose counters differ from the bookings, that are sold beyond their capacity, or whose capacity from today on is
 * not that of their room type.
 */
export const listCounterDifferences = (sql: Sql, today: CalendarDate): Promise<CounterDifference[]> =>
  sql.execute<CounterDifference>(
    `with differing as (
      select coalesce(i.room_type_id, e.room_type_id) as room_type_id, coalesce(i.night, e.night) as night,
        coalesce(i.held, 0) as held, coalesce(i.sold, 0) as sold, coalesce(i.capacity, 0) as capacity,
        coalesce(e.held, 0) as bookings_held, coalesce(e.sold, 0) as bookings_sold,
        ${inOrder} as rooms_in_order, t.name as room_name
      from inventory_nights i full join (${expected}) e on e.room_type_id = i.room_type_id and e.night = i.night
        join room_types t on t.id = coalesce(i.room_type_id, e.room_type_id)
      where coalesce(i.held, 0) <> coalesce(e.held, 0) or coalesce(i.sold, 0) <> coalesce(e.sold, 0)
        or coalesce(e.held, 0) + coalesce(e.sold, 0) > coalesce(i.capacity, 0)
        or i.capacity <> ${inOrder}
      limit 1000
    )
    select d.*, coalesce((select string_agg(distinct b.reference, ', ')
      from booking_rooms r join bookings b on b.id = r.booking_id and b.status in ('held', 'confirmed', 'completed')
      where r.room_type_id = d.room_type_id and r.check_in <= d.night and r.check_out > d.night), '') as references
    from differing d order by d.night, d.room_name`,
    [today],
  )

export type TotalDifference = {
  readonly booking_id: string
  readonly reference: string
  readonly check_name: "nights" | "rooms" | "totals" | "folio" | "invoiced"
  readonly detail: string
}

/** Bookings whose totals are not the sums of their nights, or whose ledger differs from their charges. */
export const listTotalDifferences = (sql: Sql): Promise<TotalDifference[]> =>
  sql.execute<TotalDifference>(`with rooms as (
      select booking_id, count(*)::int as rooms, min(check_in) as check_in, max(check_out) as check_out,
        sum(check_out - check_in)::int as nights
      from booking_rooms group by 1
    ), nights as (
      select booking_id, sum(taxable_paise)::bigint as subtotal, sum(gst_paise)::bigint as gst,
        sum(price_paise)::bigint as total, count(*)::int as nights
      from booking_nights group by 1
    ), folio as (
      select booking_id, coalesce(sum(amount_paise) filter (where kind = 'room'), 0)::bigint as room,
        coalesce(sum(amount_paise) filter (where kind not in ('payment', 'refund')), 0)::bigint as charged,
        coalesce(-sum(amount_paise) filter (where kind = 'payment'), 0)::bigint as paid,
        coalesce(sum(amount_paise) filter (where kind = 'refund'), 0)::bigint as refunded,
        coalesce(sum(amount_paise) filter (where payer = 'company'), 0)::bigint as company
      from folio_lines group by 1
    ), invoices as (
      select l.booking_id, sum(l.amount_paise)::bigint as invoiced
      from document_lines s join folio_lines l on l.id = s.folio_line_id
      where l.kind not in ('payment', 'refund') group by 1
    )
    select b.id as booking_id, b.reference, check_name, case check_name
        when 'nights' then format('%s nights are priced, its rooms have %s', coalesce(n.nights, 0), coalesce(r.nights, 0))
        when 'rooms' then format('%s from %s to %s, its rooms are %s from %s to %s',
          b.rooms, b.check_in, b.check_out, r.rooms, r.check_in, r.check_out)
        when 'totals' then format('%s with %s GST, its nights sum to %s with %s',
          ${rupeesSql("b.total_paise")}, ${rupeesSql("b.gst_paise")}, ${rupeesSql("n.total")}, ${rupeesSql("n.gst")})
        when 'invoiced' then format('invoiced %s, its documents state %s',
          ${rupeesSql("b.invoiced_paise")}, ${rupeesSql("coalesce(i.invoiced, 0)")})
        else format('charged %s, paid %s, refunded %s, owed by the company %s; its lines say %s, %s, %s, %s and room charges of %s',
          ${rupeesSql("b.charged_paise")}, ${rupeesSql("b.paid_paise")}, ${rupeesSql("b.refunded_paise")}, ${rupeesSql("b.company_balance_paise")},
          ${rupeesSql("coalesce(f.charged, 0)")}, ${rupeesSql("coalesce(f.paid, 0)")}, ${rupeesSql("coalesce(f.refunded, 0)")},
          ${rupeesSql("coalesce(f.company, 0)")}, ${rupeesSql("coalesce(f.room, 0)")})
      end as detail
    from bookings b left join rooms r on r.booking_id = b.id left join nights n on n.booking_id = b.id
      left join folio f on f.booking_id = b.id left join invoices i on i.booking_id = b.id
      cross join lateral (select case
        when n.nights is distinct from r.nights or n.nights is null then 'nights'
        when (r.rooms, r.check_in, r.check_out) is distinct from (b.rooms, b.check_in, b.check_out) then 'rooms'
        when (n.subtotal, n.gst, n.total) is distinct from (b.subtotal_paise, b.gst_paise, b.total_paise) then 'totals'
        when coalesce(f.room, 0) <> case when b.status in ('confirmed', 'completed') then b.total_paise else 0 end
          or (coalesce(f.charged, 0), coalesce(f.paid, 0), coalesce(f.refunded, 0), coalesce(f.company, 0))
            is distinct from (b.charged_paise, b.paid_paise, b.refunded_paise, b.company_balance_paise) then 'folio'
        when coalesce(i.invoiced, 0) <> b.invoiced_paise then 'invoiced' end as check_name) as found
    where check_name is not null limit 1000`)

export type InventoryProof = {
  readonly nightsChecked: number
  /** Nights with more rooms held and sold than there are. */
  readonly nightsOversold: number
  readonly hasHeldRooms: boolean
}

/** Counts over the counters of all nights alone: a row for each room type and night, however many bookings there are. */
export async function findInventoryProof(sql: Sql): Promise<InventoryProof> {
  const [proof] = await sql.execute<InventoryProof>(`select count(*)::int as "nightsChecked",
      (count(*) filter (where held + sold > capacity))::int as "nightsOversold",
      coalesce(bool_or(held > 0), false) as "hasHeldRooms"
    from inventory_nights`)
  if (!proof) throw new Error("a count without a row")
  return proof
}
