import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { FreeNight } from "./availability.ts"

// Counters only, so it costs the same at a thousand bookings and at a million. A night not loaded yet has all its
// rooms; a closed one has none; holds past their end count as free though nobody has swept them yet (L-3).
const freeNightsStatement: Statement = {
  name: "free-nights",
  text: `with lapsed as (
      select r.room_type_id, day::date as night, count(*)::int as rooms
      from bookings b join booking_rooms r on r.booking_id = b.id
        cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
      where b.status = 'held' and b.hold_expires_at <= now() group by 1, 2
    )
    select r.id as room_type_id, day::date as night,
      coalesce(i.is_closed, false) as is_closed,
      case when i.is_closed then 0
        else coalesce(i.capacity - i.held - i.sold, r.stock_quantity) + coalesce(lapsed.rooms, 0) end as free
    from room_types r
      cross join generate_series($2::date, $3::date - 1, interval '1 day') as day
      left join inventory_nights i on i.room_type_id = r.id and i.night = day::date
      left join lapsed on lapsed.room_type_id = r.id and lapsed.night = day::date
    where r.id = any($1::uuid[])
    order by r.id, day`,
}

type Row = { room_type_id: string; night: CalendarDate; free: number; is_closed: boolean }

/** How many rooms of each type are free on each night of the stretch. */
export async function listFreeNights(
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<Map<string, FreeNight[]>> {
  const free = new Map<string, FreeNight[]>(roomTypeIds.map((id) => [id, []]))
  for (const row of await sql.run<Row>(freeNightsStatement, [roomTypeIds, stretch.from, stretch.to])) {
    const isClosed = row.is_closed && { isClosed: true }
    free.get(row.room_type_id)?.push({ night: row.night, free: row.free, ...isClosed })
  }
  return free
}
