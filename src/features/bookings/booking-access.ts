import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

export const isGuestOf = (actor: Actor, booking: { readonly guest: { readonly id: string } }): boolean =>
  actor.kind === "user" && actor.userId === booking.guest.id

/** Guests see and pay their own bookings; the desk and the system see all (L-28). */
export const canSeeBooking = (actor: Actor, guestId: string): boolean =>
  hasRight(actor, "bookings.see") || isGuestOf(actor, { guest: { id: guestId } })

/** The desk may change the status and dates of all bookings. */
export const canManageBookings = (actor: Actor): boolean => hasRight(actor, "bookings.change")
