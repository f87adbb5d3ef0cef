import { changeGuestAddress } from "#src/features/accounts/guest-address/change-guest-address.service.ts"
import type { GuestAddress } from "#src/features/accounts/guest-address/guest-address.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findDocumentedBooking } from "#src/features/documents/documents.store.ts"

/** Saves the address of the guest of a booking for its invoices, by the desk; documents issued before keep theirs. */
export async function saveGuestAddress(
  { db, clock }: Platform,
  actor: Actor,
  { bookingId, address }: { readonly bookingId: string; readonly address: GuestAddress },
): Promise<Result<null, "forbidden" | "unknown-booking">> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return db.transaction(async (tx) => {
    const booking = await findDocumentedBooking(tx, bookingId)
    const at = clock.now().toISOString()
    const isSaved =
      booking !== null && (await changeGuestAddress(tx, actor, { guestId: booking.guest.id, address, at }))
    return isSaved ? done(null) : refused("unknown-booking")
  })
}
