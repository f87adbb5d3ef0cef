import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** Rooms of a type that a transaction has taken for a guest. */
export type TakenRooms = {
  readonly guestId: string
  readonly roomTypeId: string
  readonly nights: readonly CalendarDate[]
  readonly rooms: number
}

const fitsWaitlist: Statement = {
  name: "rooms-that-fit-waitlist",
  text: `select 1 from waiting_entries w
    where w.room_type_id = $1 and w.user_id <> $2 and w.check_in >= $3::date
      and exists (select 1 from unnest($4::date[]) as night where night >= w.check_in and night < w.check_out)
      and stay_fits(w.room_type_id, w.check_in, w.check_out, w.rooms, $4::date[], $5)
    limit 1`,
}

/** Whether a stay on the waitlist fits in these rooms; the caller's transaction has locked their nights. */
export async function hasWaitlistPriority(
  sql: Sql,
  taken: TakenRooms,
  today: CalendarDate,
): Promise<boolean> {
  const { guestId, roomTypeId, nights, rooms } = taken
  return (await sql.run(fitsWaitlist, [roomTypeId, guestId, today, nights, rooms])).length > 0
}
