import { parseStayBooking } from "#src/features/availability/stay-search-url.ts"
import { dayRoomMoments, formatDeparture } from "#src/features/day-rooms/day-room-text.ts"
import { isBookingPath } from "#src/features/accounts/sessions/return-path.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import type { StayOnTheWay } from "./stay-on-the-way.ts"

/** The stay of the booking or waitlist page that a sign-in leads to; null for other pages, and without dates. */
export async function stayOfReturnPath(sql: Sql, to: string | null): Promise<StayOnTheWay | null> {
  if (to === null || !isBookingPath(to)) return null
  const { pathname, searchParams } = new URL(to, "https://site.invalid")
  const { checkIn, checkOut, dayRoom, types, party } = parseStayBooking(searchParams)
  if (!checkIn || !checkOut) return null
  const type = types ? null : await findRoomType(sql, pathname.split("/")[2] ?? "")
  return {
    room: type?.name ?? null,
    checkIn: dayRoom ? dayRoomMoments(dayRoom).arrive : formatLongDate(checkIn),
    checkOut: formatDeparture({ checkOut, dayRoom: dayRoom ?? null }),
    rooms: formatRooms(party.length),
  }
}
