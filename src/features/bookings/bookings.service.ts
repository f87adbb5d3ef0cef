import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type Booking, canTransition, isHidden, type PaymentStatus } from "./booking.ts"
import { canManageBookings, canSeeBooking } from "./booking-access.ts"
import {
  findBalance,
  insertLedgerTransaction,
  removeBooking,
  updateStatuses,
} from "./booking-changes.store.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { cancelConfirmedBooking } from "./booking-transitions.store.ts"
import {
  findBookingById,
  findDeletedBooking,
  findNewestOfUser,
  type BookingPage,
  listAllBookings,
  listBookingsOfUser,
  lockAndFindBooking,
} from "./bookings.store.ts"

/** A booking that the actor may see; '-1' is their newest (BOOK-4). Null when there is none for them. */
export async function findBooking(platform: Platform, actor: Actor, id: string): Promise<Booking | null> {
  if (id === "-1") return actor.kind === "user" ? findNewestOfUser(platform.db, actor.userId) : null
  const booking = await findBookingById(platform.db, id)
  return booking && canSeeBooking(actor, booking.guest.id) ? booking : null
}

/** The booking of an email. A cancelled booking may be deleted before its email is written. */
export async function findBookingOfEmail(
  platform: Pick<Platform, "db">,
  email: { readonly bookingId: string; readonly kind: string },
): Promise<Booking | null> {
  const booking = await findBookingById(platform.db, email.bookingId)
  if (booking || email.kind !== "cancelled") return booking
  return findDeletedBooking(platform.db, email.bookingId)
}

/** A booking for the desk, which does not see unpaid online attempts (ADM-6). */
export async function findBookingForDesk(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Booking | null> {
  if (!hasRight(actor, "bookings.see")) return null
  const booking = await findBooking(platform, actor, id)
  return booking && !isHidden(booking) ? booking : null
}

/** Newest first: all bookings for the administration, else the user's own; a visitor has none (API-6). */
export async function listBookings(platform: Platform, actor: Actor, page: BookingPage): Promise<Booking[]> {
  if (hasRight(actor, "bookings.see")) return listAllBookings(platform.db, page)
  return actor.kind === "user" ? listBookingsOfUser(platform.db, actor.userId, page) : []
}

/** A user's own bookings, without unpaid online attempts, also for an administrator's own account (ACCT-4). */
export async function listOwnBookings(platform: Platform, actor: Actor): Promise<Booking[]> {
  if (actor.kind !== "user") return []
  return listBookingsOfUser(platform.db, actor.userId, { limit: 200, withUnpaid: false })
}

export type StatusRefusal = "forbidden" | "unknown-booking" | "not-allowed" | "edit-conflict"

export type StatusChange = { readonly isCompleted: boolean; readonly paymentStatus: PaymentStatus }

/** Marks a stay as completed, or as paid at the hotel; neither can be reverted (ADM-7). `version` detects edit conflicts. */
export async function updateBookingStatus(
  platform: Platform,
  actor: Actor,
  { id, change, version = null }: { id: string; change: StatusChange; version?: number | null },
): Promise<Result<null, StatusRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || isHidden(booking)) return refused("unknown-booking")
    if (version !== null && version !== booking.version) return refused("edit-conflict")
    if (!isAllowed(booking, change)) return refused("not-allowed")
    const to = {
      status: change.isCompleted ? ("completed" as const) : booking.status,
      paymentStatus: change.paymentStatus,
    }
    await updateStatuses(tx, id, to)
    if (booking.paymentStatus === "pending" && to.paymentStatus === "done")
      await recordPaymentOfBalance(tx, booking)
    const before = { status: booking.status, paymentStatus: booking.paymentStatus }
    const subject = { subjectType: "booking", subjectId: booking.id }
    await recordAudit(tx, actor, { action: "change-status", ...subject, before, after: to })
    return done(null)
  })
}

function isAllowed(booking: Booking, change: StatusChange): boolean {
  const isUnchanged = change.isCompleted === (booking.status === "completed")
  const isCompletable = change.isCompleted && canTransition(booking.status, "completed")
  const isLive = booking.status === "confirmed" || booking.status === "completed"
  const revertsPayment = booking.paymentStatus === "done" && change.paymentStatus === "pending"
  return isLive && (isUnchanged || isCompletable) && !revertsPayment
}

async function recordPaymentOfBalance(tx: Sql, booking: Booking): Promise<void> {
  const { owed } = await findBalance(tx, booking.id)
  if (owed <= 0) return
  await insertLedgerTransaction(tx, booking.id, {
    kind: "payment",
    entries: [
      ["front-desk", owed],
      ["guest", -owed],
    ],
  })
}

// The email waits, so that a deletion that is undone at once sends none.
const deletionEmailDelaySeconds = 120

export type RemoveRefusal = "forbidden" | "unknown-booking" | "paid"

/** Deletes a booking and releases its rooms; the row stays. A paid stay must be cancelled and refunded first. */
export async function deleteBooking(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RemoveRefusal>> {
  if (!hasRight(actor, "bookings.delete")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || isHidden(booking)) return refused("unknown-booking")
    if (booking.status === "confirmed" && booking.paymentStatus === "done") return refused("paid")
    if (booking.status === "confirmed") {
      await cancelConfirmedBooking(tx, booking.id, zero)
      await requestBookingEmail(platform, tx, {
        bookingId: booking.id,
        startAfterSeconds: deletionEmailDelaySeconds,
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
