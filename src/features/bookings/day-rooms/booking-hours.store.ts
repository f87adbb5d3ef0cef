import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"

/** The hours of a booking as SQL text, null for a stay by the night. `booking` is the alias of its row. */
export const dayRoomSql = (booking: string): string =>
  `case when ${booking}.day_room_hours is not null then json_build_object('hours', ${booking}.day_room_hours,
    'startsAt', to_char(${booking}.day_room_starts_at, 'YYYY-MM-DD"T"HH24:MI')) end`

const update: Statement = {
  name: "update-booking-hours",
  text: "update bookings set day_room_starts_at = $2, day_room_hours = $3 where id = $1",
}

/** Stores the hours of a booking that the same transaction has placed; they never change. */
export async function updateBookingHours(
  sql: Sql,
  bookingId: string,
  { startsAt, hours }: DayRoom,
): Promise<void> {
  await sql.run(update, [bookingId, startsAt, hours])
}
