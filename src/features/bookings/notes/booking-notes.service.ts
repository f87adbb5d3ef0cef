import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import type { BookingNote } from "./booking-note.ts"
import { insertNote, listNotes } from "./booking-notes.store.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"

/** The staff's notes on a booking, newest first; guests see none. */
export async function listBookingNotes(platform: Platform, actor: Actor, id: string): Promise<BookingNote[]> {
  return hasRight(actor, "bookings.see") ? listNotes(platform.db, id) : []
}

/** Adds a note that only staff can read. */
export async function addBookingNote(
  platform: Platform,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<Result<null, "forbidden" | "unknown-booking">> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking) return refused("unknown-booking")
    const authorId = userIdOf(actor)
    await insertNote(tx, { bookingId: id, authorId, text })
    await recordAudit(tx, actor, { action: "note", subjectType: "booking", subjectId: id, after: { text } })
    return done(null)
  })
}
