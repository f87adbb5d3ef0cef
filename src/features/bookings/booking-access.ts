import { type Actor, isAdmin } from "#src/shared/actor.ts"

/** A guest sees and pays their own bookings; the administration and the house itself see all (L-28). */
export const canSeeBooking = (actor: Actor, guestId: string): boolean =>
  actor.kind === "system" || isAdmin(actor) || (actor.kind === "user" && actor.userId === guestId)

/** Status, deletion and moving of dates belong to the desk. */
export const canManageBookings = (actor: Actor): boolean => actor.kind === "system" || isAdmin(actor)
