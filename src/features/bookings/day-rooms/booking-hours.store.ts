import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"

/** The hours of a booking as SQL text, null for a stay by the night. `booking` is the SQL of the booking's id. */
export const dayRoomOf = (booking: string): string =>
  `(select json_build_object('startsAt', to_char(h.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'hours', h.hours)
    from booking_hours h where h.booking_id = ${booking})`

/** The date on which the guests of a booking arrive, as SQL text. `booking` is the alias of its row. */
export const arrivesOn = (booking: string): string =>
  `coalesce((select h.arrives_on from booking_hours h where h.booking_id = ${booking}.id), ${booking}.check_in)`

/** The date on which the guests of a booking leave, as SQL text. `booking` is the alias of its row. */
export const departsOn = (booking: string): string =>
  `coalesce((select h.departs_on from booking_hours h where h.booking_id = ${booking}.id), ${booking}.check_out)`

const insert: Statement = {
  name: "insert-booking-hours",
  text: "insert into booking_hours (booking_id, starts_at, hours) values ($1, $2, $3)",
}

/** Stores the hours of a new booking; they never change. */
export async function insertBookingHours(
  sql: Sql,
  bookingId: string,
  { startsAt, hours }: DayRoom,
): Promise<void> {
  await sql.run(insert, [bookingId, startsAt, hours])
}
