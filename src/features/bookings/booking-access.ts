import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

/** A guest sees and pays their own bookings; the administration and the house itself see all (L-28). */
export const canSeeBooking = (actor: Actor, guestId: string): boolean =>
  hasRight(actor, "bookings.see") || (actor.kind === "user" && actor.userId === guestId)

/** Status and moving of dates belong to the desk. */
export const canManageBookings = (actor: Actor): boolean => hasRight(actor, "bookings.change")
