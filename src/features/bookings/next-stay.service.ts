import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Booking } from "./booking.ts"
import { listOwnBookings } from "./bookings.service.ts"

/** The actor's confirmed stay that begins next or runs now; null when none is ahead of them. */
export async function findNextStay(platform: Platform, actor: Actor): Promise<Booking | null> {
  const today = platform.clock.today()
  const own = await listOwnBookings(platform, actor)
  const ahead = own.filter(({ status, checkOut }) => status === "confirmed" && checkOut >= today)
  return ahead.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))[0] ?? null
}
