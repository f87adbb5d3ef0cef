import { recordAudit } from "#src/features/audit/audit.service.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import type { FolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

/** Emails a link that pays the balance without a sign-in. */
export async function emailPaymentLink(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, FolioRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  if (platform.cardPayments.provider === "none") return refused({ kind: "online-payment-off" })
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (booking?.status !== "confirmed") return refused({ kind: "unknown-booking" })
    if (booking.guest.email === "") return refused({ kind: "no-email" })
    if (booking.owed <= 0) return refused({ kind: "nothing-due" })
    await requestBookingEmail(platform, tx, { bookingId: id, kind: "payment-link" })
    await recordAudit(tx, actor, { action: "mail-payment-link", subjectType: "booking", subjectId: id })
    return done(null)
  })
}
