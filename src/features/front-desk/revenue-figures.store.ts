import { accommodationSac } from "#src/features/folio/folio-line.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { NightFigures } from "./revenue-figures.ts"

// Stays in the range began at most 30 nights before it; the condition on check_in uses the index. The nights before a
// cancellation, such as those of a no-show, stay counted: past figures do not change. A discount at the desk lowers the
// nights of its stay in proportion; a cancellation voids it, which past nights leave out.
const nightFigures: Statement = {
  name: "night-figures",
  text: `with stays as (
      select id, null::date as ended_on from bookings
      where status in ('confirmed', 'completed') and check_in > $1::date - 31 and check_in < $2::date
      union all
      select id, ended_on from bookings
      where status = 'cancelled' and ended_on > check_in and check_in > $1::date - 31 and check_in < $2::date
    ), discounts as (
      select l.booking_id, sum(l.taxable_paise) as taxable from stays b join folio_lines l on l.booking_id = b.id
      where l.kind = 'discount' and l.sac = '${accommodationSac}' and (b.ended_on is null or l.business_date < b.ended_on)
      group by 1
    ), nights as (
      select n.night, b.ended_on, n.taxable_paise
        * (1 + coalesce(d.taxable / nullif(sum(n.taxable_paise) over (partition by b.id), 0), 0)) as revenue
      from stays b join booking_nights n on n.booking_id = b.id left join discounts d on d.booking_id = b.id
    ), sold as (
      select night, count(*)::int as sold, round(sum(revenue))::bigint as revenue from nights
      where night >= $1::date and night < $2::date and (ended_on is null or night < ended_on)
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

/** The sold and available rooms of each night, and its revenue: prices of rooms without tax, less their discounts. */
export const listNightFigures = (
  sql: Sql,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<NightFigures[]> => sql.run<NightFigures>(nightFigures, [from, to])
