import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

/** Whether the booking is the actor's own. */
export const isGuestOf = (actor: Actor, booking: { readonly guest: { readonly id: string } }): boolean =>
  actor.kind === "user" && actor.userId === booking.guest.id

/** A guest sees and pays their own bookings; the administration and the hotel itself see all (L-28). */
export const canSeeBooking = (actor: Actor, guestId: string): boolean =>
  hasRight(actor, "bookings.see") || isGuestOf(actor, { guest: { id: guestId } })

/** The status of a booking belongs to the desk, and so do the dates of every guest's. */
export const canManageBookings = (actor: Actor): boolean => hasRight(actor, "bookings.change")
