import { formatParty } from "#src/features/availability/stay-search-url.ts"
import type { Booking } from "#src/features/bookings/booking.ts"

type BookedStay = Pick<Booking, "status" | "roomTypeId" | "bookedRooms">

/**
 * The search for the room and the guests of a completed stay, without dates. Null for other stays, for a booking of
 * several types, and for a type that is not sold any more.
 */
export function bookAgainPath(
  { status, roomTypeId, bookedRooms }: BookedStay,
  soldTypeIds: ReadonlySet<string>,
): string | null {
  const isOneType = bookedRooms.every((room) => room.roomTypeId === roomTypeId)
  if (status !== "completed" || !isOneType || !soldTypeIds.has(roomTypeId)) return null
  return `/check-availability/${roomTypeId}?rooms=${formatParty(bookedRooms)}`
}
