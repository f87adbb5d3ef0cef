import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { FreeNight } from "./availability.ts"

/** The rooms of lapsed holds by room type and night, as SQL text. The sweep has not released them yet (L-3). */
export const lapsedRoomsSql = `select r.room_type_id, day::date as night, count(*)::int as rooms
      from bookings b join booking_rooms r on r.booking_id = b.id
        cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
      where b.status = 'held' and b.hold_expires_at <= now() group by 1, 2`

// Reads the counters only, so it costs the same at a thousand bookings and at a million. A night that is not loaded yet
// has all rooms free, a closed night none. Lapsed holds count as free before the sweep releases them (L-3).
const freeNights: Statement = {
  name: "free-nights",
  text: `with lapsed as (${lapsedRoomsSql})
    select r.id as "roomTypeId", day::date as night,
      coalesce(i.is_closed, false) as "isClosed",
      case when i.is_closed then 0
        else coalesce(i.capacity - i.held - i.sold, r.stock_quantity) + coalesce(lapsed.rooms, 0) end as free
    from room_types r
      cross join generate_series($2::date, $3::date - 1, interval '1 day') as day
      left join inventory_nights i on i.room_type_id = r.id and i.night = day::date
      left join lapsed on lapsed.room_type_id = r.id and lapsed.night = day::date
    where r.id = any($1::uuid[])
    order by r.id, day`,
}

type Row = Required<FreeNight> & { readonly roomTypeId: string }

/** The free rooms of each type on each night of a range, by room type. */
export async function listFreeNights(
  sql: Sql,
  roomTypeIds: readonly string[],
  range: { from: CalendarDate; to: CalendarDate },
): Promise<Map<string, FreeNight[]>> {
  const free = new Map<string, FreeNight[]>(roomTypeIds.map((id) => [id, []]))
  for (const { roomTypeId, ...night } of await sql.run<Row>(freeNights, [roomTypeIds, range.from, range.to]))
    free.get(roomTypeId)?.push(night)
  return free
}
