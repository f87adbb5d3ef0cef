import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { arrivalDayOf, departureDayOf } from "#src/features/day-rooms/day-room.ts"
import type { Booking } from "./booking.ts"
import { listOwnBookings } from "./bookings.service.ts"

/** The actor's current or next confirmed stay. */
export async function findNextStay(platform: Platform, actor: Actor): Promise<Booking | null> {
  const today = platform.clock.today()
  const bookings = await listOwnBookings(platform, actor)
  const upcoming = bookings.filter(
    (booking) => booking.status === "confirmed" && departureDayOf(booking) >= today,
  )
  return upcoming.toSorted((a, b) => arrivalDayOf(a).localeCompare(arrivalDayOf(b)))[0] ?? null
}
