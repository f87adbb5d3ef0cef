import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { lapsedRoomsSql } from "#src/features/availability/quote-stay.service.ts"
import { dayRoomSql } from "#src/features/bookings/bookings.service.ts"
import type { InHouseStay } from "./desk-stay.ts"

export type NightCounts = {
  readonly roomTypeId: string
  readonly night: CalendarDate
  readonly rooms: number
  readonly outOfOrder: number
  readonly sold: number
  readonly held: number
}

// Lapsed holds count as free before the sweep expires them (L-3).
const counts: Statement = {
  name: "tape-counts",
  text: `with lapsed as (${lapsedRoomsSql})
    select i.room_type_id as "roomTypeId", i.night, i.capacity as rooms, i.out_of_order as "outOfOrder", i.sold,
      i.held - coalesce(lapsed.rooms, 0) as held
    from inventory_nights i
      left join lapsed on lapsed.room_type_id = i.room_type_id and lapsed.night = i.night
    where i.room_type_id = any($1::uuid[]) and i.night >= $2::date and i.night < $3::date`,
}

export const listNightCounts = (
  sql: Sql,
  roomTypeIds: readonly string[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<NightCounts[]> => sql.run<NightCounts>(counts, [roomTypeIds, from, to])

const staysOfNight: Statement = {
  name: "tape-stays-of-night",
  text: `select b.id, u.name as "guestName", u.phone, room.rooms, b.check_out as "checkOut", ${dayRoomSql("b")} as "dayRoom"
    from bookings b join users u on u.id = b.user_id
      cross join lateral (select case when count(*) > 1 then count(*) || ' × ' else '' end || min(r.room_name) as rooms,
          sum(r.adults + r.children)::int as guests
        from booking_rooms r where r.booking_id = b.id and r.room_type_id = $1
          and r.check_in <= $2::date and r.check_out > $2::date) as room
    where b.status in ('confirmed', 'completed') and b.deleted_at is null
      and b.check_in > $2::date - 31 and b.check_in <= $2::date and b.check_out > $2::date and room.guests > 0
    order by b.check_in, b.sequence limit 200`,
}

/** The stays of a room type on a night. */
export const listStaysOfNight = (sql: Sql, roomTypeId: string, night: CalendarDate): Promise<InHouseStay[]> =>
  sql.run<InHouseStay>(staysOfNight, [roomTypeId, night])
