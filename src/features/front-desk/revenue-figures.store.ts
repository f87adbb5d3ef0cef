import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { NightFigures } from "./revenue-figures.ts"

// Stays in the range began at most 30 nights before it; the condition on check_in uses the index. The nights before a
// cancellation, such as those of a no-show, stay counted: past figures do not change.
const nightFigures: Statement = {
  name: "night-figures",
  text: `with sold as (
      select n.night, count(*)::int as sold, sum(n.taxable_paise)::bigint as revenue
      from (
          select id, null::date as ended_on from bookings
          where status in ('confirmed', 'completed') and check_in > $1::date - 31 and check_in < $2::date
          union all
          select id, ended_on from bookings
          where status = 'cancelled' and ended_on > check_in and check_in > $1::date - 31 and check_in < $2::date
        ) as b join booking_nights n on n.booking_id = b.id
      where n.night >= $1::date and n.night < $2::date and (b.ended_on is null or n.night < b.ended_on)
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

/** The sold and available rooms and the revenue of each night. */
export const listNightFigures = (
  sql: Sql,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<NightFigures[]> => sql.run<NightFigures>(nightFigures, [from, to])
