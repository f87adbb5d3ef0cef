import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { NightFigures } from "./revenue-figures.ts"

// Stays that reach into the range began at most 30 nights before it: bookings are read by that range of their index.
const nightFigures: Statement = {
  name: "night-figures",
  text: `with sold as (
      select n.night, count(*)::int as sold, sum(n.taxable_paise)::bigint as revenue
      from bookings b join booking_nights n on n.booking_id = b.id
      where b.status in ('confirmed', 'completed') and b.check_in > $1::date - 31 and b.check_in < $2::date
        and n.night >= $1::date and n.night < $2::date
      group by 1
    ), stock as (
      select i.night, sum(i.capacity)::int as available
      from inventory_nights i join room_types r on r.id = i.room_type_id
      where i.night >= $1::date and i.night < $2::date and (i.sold > 0 or (r.is_active and r.deleted_at is null))
      group by 1
    )
    select day::date as night, coalesce(sold.sold, 0) as sold, coalesce(stock.available, 0) as available,
      coalesce(sold.revenue, 0)::bigint as revenue
    from generate_series($1::date, $2::date - 1, interval '1 day') as day
      left join sold on sold.night = day::date left join stock on stock.night = day::date
    order by day`,
}

type Row = Omit<NightFigures, "revenue"> & { readonly revenue: number }

/** What each night of the range sold, of how many rooms, for how much before GST. */
export async function listNightFigures(
  sql: Sql,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<NightFigures[]> {
  const rows = await sql.run<Row>(nightFigures, [from, to])
  return rows.map((row) => ({ ...row, revenue: fromPaise(row.revenue) }))
}
