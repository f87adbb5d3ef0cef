import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

export type TypeNight = { readonly roomTypeId: string; readonly night: CalendarDate }

const closedNights: Statement = {
  name: "closed-nights",
  text: `select room_type_id, night from inventory_nights
    where is_closed and room_type_id = any($1::uuid[]) and night >= $2::date and night < $3::date`,
}

/** The nights of the types that are closed for sale. */
export async function listClosedNights(
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<TypeNight[]> {
  type Row = { room_type_id: string; night: CalendarDate }
  const rows = await sql.run<Row>(closedNights, [roomTypeIds, stretch.from, stretch.to])
  return rows.map((row) => ({ roomTypeId: row.room_type_id, night: row.night }))
}

// The counters stay as they are; the rows are taken in the order in which bookings take them.
const closeNights: Statement = {
  name: "close-nights",
  text: `with wanted as (
      select * from unnest($1::uuid[], $2::date[]) as w (room_type_id, night)
    ), locked as materialized (
      select i.room_type_id, i.night from inventory_nights i join wanted using (room_type_id, night)
      order by i.room_type_id, i.night for update of i
    )
    update inventory_nights i set is_closed = $3 from locked
    where i.room_type_id = locked.room_type_id and i.night = locked.night`,
}

/** Closes loaded nights for sale, or opens them; what is held or sold on them stays. */
export async function updateClosed(sql: Sql, nights: readonly TypeNight[], isClosed: boolean): Promise<void> {
  const values = [nights.map(({ roomTypeId }) => roomTypeId), nights.map(({ night }) => night), isClosed]
  await sql.run(closeNights, values)
}
