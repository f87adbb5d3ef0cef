import { recordAudit } from "#src/features/audit/audit.service.ts"
import { isHidden } from "#src/features/bookings/booking.ts"
import { hasPostings, removeBooking } from "#src/features/bookings/booking-changes.store.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { cancelConfirmedBooking } from "#src/features/bookings/booking-transitions.store.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { enqueueWaitlistOffers } from "#src/features/bookings/waitlist/waitlist-priority.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

// A deletion that is undone within this time sends the guest no email.
const cancelledEmailDelaySeconds = 120

type RemoveRefusal = "forbidden" | "unknown-booking" | "has-postings"

export const hasPostingsText =
  "This booking has payments or charges on its folio, or an invoice. Cancel it and refund what is due: its record stays."

/**
 * Hides a booking and frees its rooms. A booking with more than its room charge on the folio or a document, and a
 * completed stay, is never hidden (FOLIO-3); the lines of a hidden one stay in the accounts.
 */
export async function deleteBooking(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RemoveRefusal>> {
  if (!hasRight(actor, "bookings.delete")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || isHidden(booking)) return refused("unknown-booking")
    if (await hasPostings(tx, id)) return refused("has-postings")
    if (booking.status === "confirmed") {
      await cancelConfirmedBooking(tx, booking.id, { actor, businessDate: platform.clock.today() })
      await enqueueWaitlistOffers(platform, tx)
      await requestBookingEmail(platform, tx, {
        bookingId: booking.id,
        startAfterSeconds: cancelledEmailDelaySeconds,
        kind: "cancelled",
        facts: { charge: zero, refund: zero },
      })
    }
    await removeBooking(tx, booking)
    const subject = { subjectType: "booking", subjectId: booking.id }
    await recordAudit(tx, actor, { action: "delete", ...subject, before: { status: booking.status } })
    return done(null)
  })
}
