import { parseStayBooking, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import { dayRoomSpan } from "#src/features/day-rooms/day-room-text.ts"
import { isBookingPath } from "#src/features/accounts/sessions/return-path.ts"
import { findPriceLock, quoteAtKeptPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import type { Money } from "#src/shared/money.ts"
import type { PendingStay } from "./pending-stay.ts"

/** The stay of the booking or waitlist page that a sign-in leads to; null for other pages, and without dates. */
export async function findStayOfReturnPath(
  platform: Platform,
  to: string | null,
): Promise<PendingStay | null> {
  if (to === null || !isBookingPath(to)) return null
  const { pathname, searchParams } = new URL(to, "https://site.invalid")
  const search = parseStayBooking(searchParams)
  const { checkIn, checkOut, dayRoom, types, party } = search
  if (!checkIn || !checkOut) return null
  const { from, to: until } = dayRoom
    ? dayRoomSpan(dayRoom)
    : { from: formatLongDate(checkIn), to: formatLongDate(checkOut) }
  const roomId = pathname.split("/")[2] ?? ""
  const type = types ? null : await findRoomType(platform.db, roomId)
  return {
    room: type?.name ?? null,
    checkIn: from,
    checkOut: until,
    rooms: formatRooms(party.length),
    total: await findTotal(platform, { roomId, search }, searchParams.get("quote")),
  }
}

/** Null with a promo code: only the booking page looks codes up, where guesses are limited. */
async function findTotal(
  platform: Platform,
  stay: { readonly roomId: string; readonly search: StaySearch },
  receipt: string | null,
): Promise<Money | null> {
  if (stay.search.code !== undefined) return null
  const lock = await findPriceLock(platform, receipt, stay)
  const quoted = await quoteAtKeptPrice(platform, { lock }, stay)
  return quoted.ok ? quoted.value.quote.total : null
}
