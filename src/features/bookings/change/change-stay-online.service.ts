import { maxStayNights, nightsOf } from "#src/features/availability/stay.ts"
import { canManageBookings, isGuestOf } from "#src/features/bookings/booking-access.ts"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import { stayChangesByAccount } from "#src/features/bookings/place/booking-limits.ts"
import { countNightsOfAddress } from "#src/features/bookings/place/unpaid-limits.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type Result, refused } from "#src/shared/result.ts"
import { changeStay } from "./change-stay.service.ts"
import type { ChangeStayRefusal, StayChange } from "./stay-change.ts"

/** Counts a change of a stay by its guest; returns the seconds to wait, or null when it is allowed (SAFE-3). */
export const countStayChange = async (
  { rateLimiter }: Pick<Platform, "rateLimiter">,
  actor: Actor,
): Promise<number | null> =>
  actor.kind === "user" ? rateLimiter.take(stayChangesByAccount, actor.userId) : null

type Caller = { readonly actor: Actor; readonly address: string }
type Request = Parameters<typeof changeStay>[2]

/** `changeStay` from the site or the API: changes by guests are limited (SAFE-3). */
export async function changeStayOnline(
  platform: Platform,
  caller: Caller,
  request: Request,
): Promise<Result<StayChange, ChangeStayRefusal>> {
  const { actor } = caller
  const limit = canManageBookings(actor) ? null : await exceededByGuest(platform, caller, request)
  return limit ? refused(limit) : changeStay(platform, actor, request)
}

async function exceededByGuest(
  platform: Platform,
  { actor, address }: Caller,
  { id, to }: Request,
): Promise<ChangeStayRefusal | null> {
  const retryAfterSeconds = await countStayChange(platform, actor)
  if (retryAfterSeconds !== null) return { kind: "too-many-changes", retryAfterSeconds }
  const booking = await findBookingById(platform.db, id)
  if (!booking || !isGuestOf(actor, booking)) return null
  // Without this, guests could stay below the limit by booking one night each and extending it to thirty.
  const roomNights = Math.min(nightsOf(to) - nightsOf(booking), maxStayNights) * booking.rooms
  const kind = await countNightsOfAddress(platform, { userId: booking.guest.id, address, roomNights })
  return kind && { kind }
}
