import { redirect } from "react-router"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { findOwnHold } from "#src/features/bookings/place/same-booking.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"

type RefusedStay = Pick<PlaceBookingRequest, "roomId" | "search"> & {
  readonly refusal: { readonly kind: string }
}

/**
 * When the guest's own hold took the last rooms of a refused stay, redirects to its payment page, where it can also be
 * paid at the hotel.
 */
export async function redirectToOwnHold(
  platform: Platform,
  actor: SignedInActor,
  { refusal, ...stay }: RefusedStay,
): Promise<void> {
  if (refusal.kind !== "not-available") return
  const hold = await findOwnHold(platform, actor, stay)
  if (hold) throw redirect(`/payment/${hold.id}`, 303)
}
