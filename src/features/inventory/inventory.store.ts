import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate }

// Locks the room types, so that a parallel change of stock cannot leave new nights with the old capacity.
const insertNights: Statement = {
  name: "insert-inventory-nights",
  text: `with type as (
      select id, stock_quantity from room_types where id = any($1::uuid[]) order by id for share
    )
    insert into inventory_nights (room_type_id, night, capacity)
    select type.id, night::date, type.stock_quantity
    from type cross join generate_series($2::date, $3::date - 1, interval '1 day') as night
    order by 1, 2
    on conflict do nothing`,
}

/** Creates the missing inventory nights of a range; safe to repeat and to run in parallel with bookings. */
export async function ensureInventoryNights(
  sql: Sql,
  roomTypeIds: readonly string[],
  { from, to }: DateRange,
): Promise<void> {
  await sql.run(insertNights, [roomTypeIds, from, to])
}

const oversoldNights: Statement = {
  name: "nights-sold-beyond",
  text: `with lapsed as (
      select day::date as night, count(*)::int as rooms
      from bookings b join booking_rooms r on r.booking_id = b.id
        cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
      where b.status = 'held' and b.hold_expires_at <= now() and r.room_type_id = $1 group by 1
    )
    select night from inventory_nights left join lapsed using (night)
    where room_type_id = $1 and night >= $2::date and night < coalesce($3::date, 'infinity')
      and held + sold - coalesce(lapsed.rooms, 0) > greatest($4::int - coalesce($5::int, out_of_order), 0)
    order by night`,
}

/** The rooms of a type, from a night on, or until before another night. */
export type CapacityChange = {
  readonly roomTypeId: string
  readonly from: CalendarDate
  readonly to?: CalendarDate
  readonly stock: number
  /** The rooms out of order; those of each night where it is left out. */
  readonly outOfOrder?: number
}

/** The nights with more rooms held or sold than the change leaves; lapsed holds do not count (L-3). */
export async function listNightsSoldBeyond(
  sql: Sql,
  { roomTypeId, from, to, stock, outOfOrder }: CapacityChange,
): Promise<CalendarDate[]> {
  const values = [roomTypeId, from, to ?? null, stock, outOfOrder ?? null]
  const rows = await sql.run<{ night: CalendarDate }>(oversoldNights, values)
  return rows.map((row) => row.night)
}

const expireHolds: Statement = {
  name: "expire-lapsed-holds-of-type",
  text: "select expire_lapsed_holds($1, $2::date, 'infinity') as expired",
}

/** Expires the lapsed holds of a room type from a night on; returns how many there were. */
export async function expireLapsedHoldsOfType(
  sql: Sql,
  roomTypeId: string,
  from: CalendarDate,
): Promise<number> {
  return (await sql.run<{ expired: number }>(expireHolds, [roomTypeId, from]))[0]?.expired ?? 0
}

const changeCapacity: Statement = {
  name: "change-capacity",
  text: `with locked as materialized (
      select room_type_id, night from inventory_nights
      where room_type_id = $1 and night >= $2::date and night < coalesce($3::date, 'infinity')
      order by room_type_id, night for update
    )
    update inventory_nights i set out_of_order = coalesce($5::int, i.out_of_order),
      capacity = greatest($4::int - coalesce($5::int, i.out_of_order), 0)
    from locked where i.room_type_id = locked.room_type_id and i.night = locked.night`,
}

/**
 * Sets the capacity of existing nights to the stock less the rooms out of order. The caller has locked the room type.
 * Throws 23514 on inventory_no_overbook where more rooms are held or sold.
 */
export async function updateCapacity(
  sql: Sql,
  { roomTypeId, from, to, stock, outOfOrder }: CapacityChange,
): Promise<void> {
  await sql.run(changeCapacity, [roomTypeId, from, to ?? null, stock, outOfOrder ?? null])
}

const outOfOrder: Statement = {
  name: "rooms-out-of-order",
  text: `select min(out_of_order) as least, max(out_of_order) as most from inventory_nights
    where room_type_id = $1 and night >= $2::date and night < $3::date`,
}

/** The fewest and the most rooms out of order on the nights of a range; one number where all nights have the same. */
export async function listOutOfOrder(
  sql: Sql,
  roomTypeId: string,
  { from, to }: DateRange,
): Promise<number[]> {
  const [row] = await sql.run<{ least: number | null; most: number | null }>(outOfOrder, [
    roomTypeId,
    from,
    to,
  ])
  return [...new Set([row?.least ?? 0, row?.most ?? 0])]
}

export type TypeNight = { readonly roomTypeId: string; readonly night: CalendarDate }

const closedNights: Statement = {
  name: "closed-nights",
  text: `select room_type_id as "roomTypeId", night from inventory_nights
    where is_closed and room_type_id = any($1::uuid[]) and night >= $2::date and night < $3::date`,
}

/** The nights of the room types that are closed for sale. */
export const listClosedNights = (
  sql: Sql,
  roomTypeIds: readonly string[],
  { from, to }: DateRange,
): Promise<TypeNight[]> => sql.run<TypeNight>(closedNights, [roomTypeIds, from, to])

// Locks the rows in the order in which bookings lock them; the counters do not change.
const updateClosed: Statement = {
  name: "close-nights",
  text: `with requested as (
      select * from unnest($1::uuid[], $2::date[]) as w (room_type_id, night)
    ), locked as materialized (
      select i.room_type_id, i.night from inventory_nights i join requested using (room_type_id, night)
      order by i.room_type_id, i.night for update of i
    )
    update inventory_nights i set is_closed = $3 from locked
    where i.room_type_id = locked.room_type_id and i.night = locked.night`,
}

/** Closes existing inventory nights for sale, or opens them; rooms held or sold on them do not change. */
export async function updateClosedNights(
  sql: Sql,
  nights: readonly TypeNight[],
  isClosed: boolean,
): Promise<void> {
  const values = [nights.map(({ roomTypeId }) => roomTypeId), nights.map(({ night }) => night), isClosed]
  await sql.run(updateClosed, values)
}
