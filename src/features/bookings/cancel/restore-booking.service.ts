import { recordAudit } from "#src/features/audit/audit.service.ts"
import { insertFolioLines } from "#src/features/folio/folio.service.ts"
import { hasEmail } from "#src/features/emails/emails.service.ts"
import { parseDatabaseError } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { undeleteBooking, lockDeletedBooking } from "#src/features/bookings/booking-changes.store.ts"
import {
  expireLapsedHoldsOn,
  type PostedBy,
  reinstateCancelledBooking,
} from "#src/features/bookings/booking-transitions.store.ts"
import { groupRoomsByType } from "#src/features/bookings/booking.ts"
import { findDeletedBooking, lockGuestOfBooking } from "#src/features/bookings/bookings.store.ts"
import { prepareReinstatement } from "#src/features/bookings/reinstate/reinstatement-terms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"

type RestoreRefusal = "forbidden" | "unknown-booking" | "guest-erased" | "sold-out"

/** Restores a deleted booking with its status and rooms (ADM-10), unless the rooms are sold out or its guest was erased. */
export async function restoreBooking(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RestoreRefusal>> {
  if (!hasRight(actor, "bookings.delete")) return refused("forbidden")
  const restored = await restoreUnlessSoldOut(platform, actor, id)
  if (restored.ok || restored.refusal !== "sold-out") return restored
  // Lapsed holds of other bookings may still occupy the rooms (L-3).
  const booking = await findDeletedBooking(platform.db, id)
  if (!booking) return refused("unknown-booking")
  await expireLapsedHoldsOn(
    platform.db,
    groupRoomsByType(booking).map(({ roomTypeId }) => roomTypeId),
    booking,
  )
  return restoreUnlessSoldOut(platform, actor, id)
}

async function restoreUnlessSoldOut(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RestoreRefusal>> {
  try {
    return await platform.db.transaction(async (tx) => {
      const guest = await lockGuestOfBooking(tx, id)
      const booking = await lockDeletedBooking(tx, id)
      if (!booking) return refused("unknown-booking" as const)
      // The hotel could not contact an erased guest about the stay.
      if (guest?.isErased) return refused("guest-erased" as const)
      const wasConfirmed = booking.statusBefore === "confirmed" && booking.status === "cancelled"
      if (wasConfirmed) await confirmAgain(tx, id, { actor, businessDate: platform.clock.today() })
      await undeleteBooking(tx, id)
      // A guest who got the cancellation email gets a new confirmation, whose calendar file adds the stay again.
      if (wasConfirmed && (await hasEmail(tx, id, "cancelled")))
        await requestBookingEmail(platform, tx, { bookingId: id, kind: "confirmed" })
      const after = { status: booking.statusBefore ?? booking.status }
      await recordAudit(tx, actor, { action: "restore", subjectType: "booking", subjectId: id, after })
      return done(null)
    })
  } catch (error) {
    if (parseDatabaseError(error)?.constraint !== "inventory_no_overbook") throw error
    return refused("sold-out")
  }
}

/** Takes the rooms again, and posts the room charges that the deletion reversed, each for its payer. */
async function confirmAgain(tx: Sql, id: string, by: PostedBy): Promise<void> {
  const booking = await findDeletedBooking(tx, id)
  if (!booking) throw new Error("a locked deleted booking is found")
  const { lines } = await prepareReinstatement(tx, booking)
  await reinstateCancelledBooking(tx, id)
  await insertFolioLines(tx, { bookingId: id, lines, ...by })
}
