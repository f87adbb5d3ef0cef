import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { RequestedExtra } from "./booked-extra.ts"

// The price that the guest saw must still be the price of the list. Extras that change the hours of a night, such as late
// check-out, do not exist for day rooms. Ids are compared as text, because a browser may send anything.
const insertExtras: Statement = {
  name: "insert-booked-extras",
  text: `insert into booking_extras (booking_id, extra_id, position, name, unit, price_paise, gst_basis_points, sac)
    select $1, x.id, x.position, x.name, x.unit, x.price_paise, x.gst_basis_points, x.sac
    from extras x join unnest($2::text[], $3::bigint[]) as requested (id, price)
      on x.id::text = requested.id and x.price_paise = requested.price
    where x.is_active and x.is_offered and x.deleted_at is null
      and not (x.changes_hours and exists (select 1 from bookings where id = $1 and day_room_hours is not null))
    returning extra_id`,
}

/** Adds extras to a booking; false when one is not offered for its stay, or not at this price. The caller rolls back. */
export async function insertBookedExtras(
  sql: Sql,
  bookingId: string,
  requested: readonly RequestedExtra[],
): Promise<boolean> {
  if (requested.length === 0) return true
  const ids = requested.map(({ extraId }) => extraId)
  const prices = requested.map(({ price }) => price)
  return (await sql.run(insertExtras, [bookingId, ids, prices])).length === requested.length
}

/** Removes extras that are not charged yet. */
export async function removeBookedExtras(
  sql: Sql,
  bookingId: string,
  extraIds: readonly string[],
): Promise<void> {
  await sql.execute(
    "delete from booking_extras where booking_id = $1 and extra_id::text = any($2) and line_id is null",
    [bookingId, extraIds],
  )
}

// A stay has at most 30 nights: older ones have ended. The range uses bookings_by_check_in.
const uncharged: Statement = {
  name: "bookings-with-uncharged-extras",
  text: `select b.id from bookings b
    where b.check_in between $1::date - 31 and $1::date and b.status in ('confirmed', 'completed') and b.deleted_at is null
      and exists (select 1 from booking_extras e where e.booking_id = b.id and e.line_id is null)
    order by b.id`,
}

/** Bookings that have begun by this day and whose extras are not charged. */
export async function listBookingsWithUnchargedExtras(sql: Sql, today: CalendarDate): Promise<string[]> {
  return (await sql.run<{ id: string }>(uncharged, [today])).map(({ id }) => id)
}

/** Stores the folio lines of extras, in the same order; null for an extra that is charged later. */
export async function updateChargedExtras(
  sql: Sql,
  bookingId: string,
  {
    extraIds,
    lineIds,
  }: { readonly extraIds: readonly string[]; readonly lineIds: readonly (string | null)[] },
): Promise<void> {
  await sql.execute(
    `update booking_extras e set line_id = charged.line_id
      from unnest($2::uuid[], $3::uuid[]) as charged (extra_id, line_id)
      where e.booking_id = $1 and e.extra_id = charged.extra_id`,
    [bookingId, extraIds, lineIds],
  )
}

/** The extras of a cancelled booking are not charged; if it is confirmed again, they are charged again. */
export async function clearChargedExtras(sql: Sql, bookingId: string): Promise<void> {
  await sql.execute("update booking_extras set line_id = null where booking_id = $1", [bookingId])
}
