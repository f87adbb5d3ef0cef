import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

// The type is locked against a change of stock, so that a new night cannot be made with an old capacity.
const loadNights: Statement = {
  name: "load-inventory-nights",
  text: `with type as (
      select id, stock_quantity from room_types where id = any($1::uuid[]) order by id for share
    )
    insert into inventory_nights (room_type_id, night, capacity)
    select type.id, night::date, type.stock_quantity
    from type cross join generate_series($2::date, $3::date - 1, interval '1 day') as night
    order by 1, 2
    on conflict do nothing`,
}

/** Makes the nights of the types from `from` up to, not including, `to`; nights that exist stay as they are. */
export async function loadInventoryNights(
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<void> {
  await sql.run(loadNights, [roomTypeIds, stretch.from, stretch.to])
}

const soldBeyond: Statement = {
  name: "nights-sold-beyond",
  text: `select night from inventory_nights
    where room_type_id = $1 and night >= $2::date and held + sold > $3 order by night`,
}

/** The nights from `from` on that hold or have sold more rooms than `capacity`. */
export async function listNightsBeyond(
  sql: Sql,
  roomTypeId: string,
  limit: { from: CalendarDate; capacity: number },
): Promise<CalendarDate[]> {
  const rows = await sql.run<{ night: CalendarDate }>(soldBeyond, [roomTypeId, limit.from, limit.capacity])
  return rows.map((row) => row.night)
}

const freeHolds: Statement = {
  name: "free-lapsed-holds-of-type",
  text: "select expire_lapsed_holds($1, $2::date, 'infinity') as freed",
}

/** Frees the holds of a type from a night on whose time has passed; gives how many there were. */
export async function freeLapsedHolds(sql: Sql, roomTypeId: string, from: CalendarDate): Promise<number> {
  return (await sql.run<{ freed: number }>(freeHolds, [roomTypeId, from]))[0]?.freed ?? 0
}

const changeCapacity: Statement = {
  name: "change-capacity",
  text: `with locked as materialized (
      select room_type_id, night from inventory_nights
      where room_type_id = $1 and night >= $2::date order by room_type_id, night for update
    )
    update inventory_nights i set capacity = $3 from locked
    where i.room_type_id = locked.room_type_id and i.night = locked.night`,
}

/** Sets the capacity of the nights from `from` on. Throws 23514 on inventory_no_overbook where more are sold. */
export async function updateCapacity(
  sql: Sql,
  roomTypeId: string,
  change: { from: CalendarDate; capacity: number },
): Promise<void> {
  await sql.run(changeCapacity, [roomTypeId, change.from, change.capacity])
}
