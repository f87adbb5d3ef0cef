import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import type { SameBooking } from "./same-booking.ts"
import { findSameBookingOf } from "./same-booking.store.ts"

type SameBookingRequest = Pick<PlaceBookingRequest, "roomId" | "search" | "paymentMode" | "idempotencyKey">

/**
 * A booking of the same room types and dates that the guest made within the last hour: a guest who comes
 * back to the confirmation is asked before the stay is booked twice. Repeats of one confirmation do not count (BOOK-9).
 */
export async function findSameBooking(
  { db }: Platform,
  { userId }: SignedInActor,
  { roomId, search, paymentMode, idempotencyKey }: SameBookingRequest,
): Promise<SameBooking | null> {
  const { checkIn, checkOut, dayRoom = null, party, types = party.map(() => roomId) } = search
  if (checkIn === null || checkOut === null) return null
  const stay = { userId, types, checkIn, checkOut, dayRoom }
  return findSameBookingOf(db, { ...stay, paymentMode, key: idempotencyKey })
}

/** The guest's own unpaid hold of a stay, which may be why the stay is sold out (BOOK-10). */
export async function findOwnHold(
  platform: Platform,
  actor: SignedInActor,
  stay: Pick<PlaceBookingRequest, "roomId" | "search">,
): Promise<SameBooking | null> {
  const same = await findSameBooking(platform, actor, { ...stay, paymentMode: "online", idempotencyKey: "" })
  return same?.isHeld ? same : null
}
