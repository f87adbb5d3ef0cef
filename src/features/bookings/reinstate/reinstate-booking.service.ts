import { isErased } from "#src/features/accounts/accounts.service.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { type Booking, groupRoomsByType, isHidden } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import {
  expireLapsedHoldsOn,
  reinstateCancelledBooking,
} from "#src/features/bookings/booking-transitions.store.ts"
import {
  findBookingById,
  lockAndFindBooking,
  lockGuestOfBooking,
} from "#src/features/bookings/bookings.store.ts"
import { hasReason } from "#src/features/bookings/folio/folio-refusal.ts"
import { folioChangedJob } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { differsFromSeen } from "#src/features/bookings/seen-figures.ts"
import { departureDayOf } from "#src/features/day-rooms/day-room.ts"
import { insertFolioLines } from "#src/features/folio/folio.service.ts"
import { hasUnsettledPayment } from "#src/features/payments/payments.service.ts"
import { findOutstandingRefunds } from "#src/features/payments/refunds.service.ts"
import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { listFullNights } from "./full-nights.store.ts"
import type { NotReinstatable, ReinstateRefusal } from "./reinstatement-refusal.ts"
import { prepareReinstatement, type ReinstatementTerms } from "./reinstatement-terms.service.ts"

/** The figures that the clerk saw before confirming; when they have changed, nothing is reinstated (FOLIO-5). */
export type SeenReinstatement = Partial<Record<"rooms" | "owed", Money>>

type ReinstateBooking = { readonly id: string; readonly reason: string; readonly seen?: SeenReinstatement }

type Reinstated = Result<ReinstatementTerms, ReinstateRefusal>

/** Why a booking is not reinstated, before its rooms and its folio are looked at; null when it can be. */
async function checkReinstatable(
  { clock }: Pick<Platform, "clock">,
  sql: Sql,
  booking: Booking,
): Promise<NotReinstatable | null> {
  if (booking.status !== "cancelled" || !booking.wasConfirmed) return "not-cancelled"
  if (departureDayOf(booking) <= clock.today()) return "departed"
  return (await isErased(sql, booking.guest.id)) ? "guest-erased" : null
}

/** Whether the desk can reinstate this booking, if its rooms are free. */
export const canReinstate = async (platform: Pick<Platform, "clock" | "db">, booking: Booking) =>
  (await checkReinstatable(platform, platform.db, booking)) === null

/** What the desk sees before it reinstates a booking: the figures, and the nights on which its rooms are not free. */
export const previewReinstatement = async ({ db }: Pick<Platform, "db">, booking: Booking) => ({
  terms: (await prepareReinstatement(db, booking)).terms,
  fullNights: await listFullNights(db, booking.id),
})

/**
 * Confirms a cancelled booking again: takes its rooms, voids the fee and charges the stay as before, in one transaction
 * (decision 127). Rules of sale do not stop the desk.
 */
export async function reinstateBooking(
  platform: Platform,
  actor: Actor,
  { reason: typed, ...request }: ReinstateBooking,
): Promise<Reinstated> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  const reason = typed.trim()
  if (!hasReason(reason)) return refused({ kind: "no-reason" })
  const attempt = () => reinstateUnlessSoldOut(platform, actor, { ...request, reason })
  const first = await attempt()
  if (first.ok || first.refusal.kind !== "sold-out") return first
  const booking = await findBookingById(platform.db, request.id)
  if (!booking) return refused({ kind: "unknown-booking" })
  // Lapsed holds of other bookings may still occupy the rooms (L-3).
  const types = groupRoomsByType(booking).map(({ roomTypeId }) => roomTypeId)
  await expireLapsedHoldsOn(platform.db, types, booking)
  const second = await attempt()
  if (second.ok || second.refusal.kind !== "sold-out") return second
  return refused({ kind: "sold-out", nights: await listFullNights(platform.db, request.id) })
}

async function reinstateUnlessSoldOut(
  platform: Platform,
  actor: Actor,
  request: ReinstateBooking,
): Promise<Reinstated> {
  try {
    return await platform.db.transaction((tx) => reinstate(platform, tx, { actor, ...request }))
  } catch (error) {
    if (parseDatabaseError(error)?.constraint !== "inventory_no_overbook") throw error
    return refused({ kind: "sold-out", nights: [] })
  }
}

async function reinstate(
  platform: Platform,
  tx: Sql,
  { actor, id, reason, seen }: ReinstateBooking & { readonly actor: Actor },
): Promise<Reinstated> {
  await lockGuestOfBooking(tx, id)
  const booking = await lockAndFindBooking(tx, id)
  if (!booking || isHidden(booking)) return refused({ kind: "unknown-booking" })
  const refusal = await checkReinstatable(platform, tx, booking)
  if (refusal) return refused({ kind: refusal })
  // The payment would be posted to the folio, or refunded, in the middle of this.
  if (await hasUnsettledPayment(tx, id)) return refused({ kind: "payment-unsettled" })
  const { failed, waiting } = (await findOutstandingRefunds({ db: tx }, [booking]))(id)
  if (failed > 0 || waiting > 0) return refused({ kind: "refund-outstanding" })
  const { terms, lines, isFeeDiscounted } = await prepareReinstatement(tx, booking, reason)
  if (isFeeDiscounted) return refused({ kind: "fee-discounted" })
  if (differsFromSeen(seen, { rooms: terms.rooms, owed: terms.owed }))
    return refused({ kind: "terms-differ" })
  await reinstateCancelledBooking(tx, id)
  await insertFolioLines(tx, { bookingId: id, actor, businessDate: platform.clock.today(), lines })
  await platform.queue.enqueue(tx, { name: folioChangedJob, data: { bookingId: id } })
  await recordAudit(tx, actor, {
    action: "reinstate",
    subjectType: "booking",
    subjectId: id,
    // The accounts of past months read the day of the cancellation.
    before: { status: "cancelled", endedOn: booking.endedOn, balance: booking.owed, fee: terms.fee },
    after: { status: "confirmed", balance: terms.owed, roomTotal: terms.rooms, reason },
  })
  await requestBookingEmail(platform, tx, { bookingId: id, kind: "confirmed" })
  return done(terms)
}
