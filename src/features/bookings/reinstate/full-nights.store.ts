import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

const fullNights: Statement = {
  name: "full-nights-of-cancelled-booking",
  text: `with needed as (
      select r.room_type_id, day::date as night, count(*)::int as rooms
      from booking_rooms r cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
      where r.booking_id = $1 group by 1, 2
    ), lapsed as (
      select n.room_type_id, n.night, count(*)::int as rooms
      from needed n join booking_rooms r on r.room_type_id = n.room_type_id and n.night >= r.check_in and n.night < r.check_out
        join bookings b on b.id = r.booking_id and b.status = 'held' and b.hold_expires_at <= now()
      group by 1, 2
    )
    select distinct n.night from needed n left join inventory_nights i using (room_type_id, night)
      left join lapsed l using (room_type_id, night)
    where coalesce(i.capacity - i.held - i.sold, 0) + coalesce(l.rooms, 0) < n.rooms order by n.night`,
}

/** The nights of a cancelled booking on which its rooms are not free any more; lapsed holds do not count (L-3). */
export async function listFullNights(sql: Sql, bookingId: string): Promise<CalendarDate[]> {
  return (await sql.run<{ night: CalendarDate }>(fullNights, [bookingId])).map(({ night }) => night)
}
