import { datesOfDayRoom, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import { aRequest, aStaySearch, couples } from "#src/features/bookings/bookings.factory.ts"
import { dayRoomHours } from "#src/features/day-rooms/day-room.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { addDays, type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"

export const below = (limit: number): number => Math.floor(Math.random() * limit)
export const oneOf = <T>(items: readonly T[]): T | undefined => items[below(items.length)]
const firstDay = calendarDateOf("2026-07-10")
// Few nights and many rooms: every client competes for the same rows, and most succeed.
export const someStay = (): { checkIn: CalendarDate; nights: number } => ({
  checkIn: addDays(firstDay, below(5)),
  nights: 1 + below(5),
})

/** A day room at any hour of these days, for one night or two. */
function someDayRoom(): StaySearch {
  const time = `${String(below(24)).padStart(2, "0")}:${below(2) === 0 ? "00" : "30"}`
  const dayRoom = { startsAt: `${addDays(firstDay, 1 + below(5))}T${time}`, hours: oneOf(dayRoomHours) ?? 6 }
  return { ...datesOfDayRoom(dayRoom), party: couples(1 + below(2)) }
}

/** A request for a room or two of one type, for rooms of both types in either order, or for a day room. */
export function someRequest(
  roomIds: readonly string[],
  parts: Partial<PlaceBookingRequest> = {},
): PlaceBookingRequest | null {
  const roomId = oneOf(roomIds)
  const others = roomIds.filter((id) => id !== roomId)
  if (!roomId) return null
  if (below(5) === 0) return aRequest(roomId, { search: someDayRoom(), ...parts })
  if (below(3) > 0) return aRequest(roomId, { ...someStay(), rooms: 1 + below(2), ...parts })
  const types = [roomId, ...others, ...(below(2) === 0 ? [roomId] : [])]
  const { checkIn, nights } = someStay()
  return aRequest(roomId, {
    search: { ...aStaySearch({ checkIn, nights, rooms: types.length }), types },
    ...parts,
  })
}
