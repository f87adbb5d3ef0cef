import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type Money, times, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Booking } from "./booking.ts"
import { canManageBookings } from "./booking-access.ts"
import { findBalance } from "./booking-changes.store.ts"
import { requestBookingLetter } from "./booking-letters.service.ts"
import { cancelConfirmedBooking, cancelHeldBooking } from "./booking-moves.store.ts"
import { lockAndFindBooking } from "./bookings.store.ts"
import type { CancellationRequest } from "./cancellation-request.ts"
import { findNewestRequest, settleRequest } from "./cancellation-requests.store.ts"
import { cancellationCharge, refundAfter } from "./cancellation-policy.ts"
import { giveBack } from "./give-back.service.ts"

export type CancelRefusal = "forbidden" | "unknown-booking" | "not-cancellable"

const chargeNow = (platform: Pick<Platform, "clock">, booking: Booking): Money =>
  cancellationCharge(
    { ...booking, nightTotals: booking.nights.map((night) => times(night.price, night.rooms)) },
    platform.clock.now(),
  )

/**
 * What cancelling now would charge by the booking's own policy, or by an open request that fixed it, and give back of
 * what the ledger shows as paid.
 */
export async function cancellationTerms(
  platform: Pick<Platform, "clock"> & { readonly db: Sql },
  booking: Booking,
  request?: Pick<CancellationRequest, "state" | "charge"> | null,
): Promise<{ charge: Money; refund: Money }> {
  const charge = request?.state === "open" ? request.charge : chargeNow(platform, booking)
  const { paid } = await findBalance(platform.db, booking.id)
  return { charge, refund: refundAfter(charge, paid) }
}

/** Why the desk lets a guest off the charge that the policy asks for. */
export type Waiver = { readonly reason: string }

export type Cancelled = { readonly charge: Money; readonly refund: Money }

/** Frees the rooms, charges by the booking's policy and gives back what was paid beyond it, in one step (L-13). */
export const cancelBooking = (
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<Cancelled, CancelRefusal>> => cancelBookingWith(platform, actor, { id, waiver: null })

/** The same, where the desk may waive the charge: nothing is charged then, and the reason is kept. */
export async function cancelBookingWith(
  platform: Platform,
  actor: Actor,
  { id, waiver }: { readonly id: string; readonly waiver: Waiver | null },
): Promise<Result<Cancelled, CancelRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking) return refused("unknown-booking")
    if (booking.status === "held") {
      await cancelHeldBooking(tx, id)
      return done({ charge: zero, refund: zero })
    }
    if (booking.status !== "confirmed") return refused("not-cancellable")
    const asked = await approveRequestOf(platform, tx, { actor, bookingId: id })
    const charge = waiver ? zero : (asked?.charge ?? chargeNow(platform, booking))
    return done({ charge, refund: await endWithCharge(platform, tx, { actor, booking, charge, waiver }) })
  })
}

// A guest who has asked already pays what the policy charged at that moment, however late the desk answers.
async function approveRequestOf(
  platform: Platform,
  tx: Sql,
  { actor, bookingId }: { actor: Actor; bookingId: string },
): Promise<CancellationRequest | null> {
  const request = await findNewestRequest(tx, bookingId)
  if (request?.state !== "open") return null
  const by = actor.kind === "user" ? actor.userId : null
  const at = platform.clock.now().toISOString()
  return (await settleRequest(tx, request.id, { state: "approved", by, at })) ? request : null
}

export type Ending = {
  readonly actor: Actor
  readonly booking: Booking
  readonly charge: Money
  readonly waiver?: Waiver | null
}

/** Ends a certain booking, whose row the caller has locked, at a charge; gives what goes back to the guest. */
export async function endWithCharge(
  platform: Platform,
  tx: Sql,
  { actor, booking, charge, waiver }: Ending,
): Promise<Money> {
  const { id } = booking
  await cancelConfirmedBooking(tx, id, charge)
  const { paid } = await findBalance(tx, id)
  const refund = refundAfter(charge, paid)
  await giveBack(platform, tx, { bookingId: id, amount: refund, reason: "the booking was cancelled" })
  const facts = { charge, refund }
  const after = { ...facts, ...(waiver && { waived: waiver.reason }) }
  await recordAudit(tx, actor, { action: "cancel", subjectType: "booking", subjectId: id, after })
  await requestBookingLetter(platform, tx, { bookingId: id, kind: "cancelled", facts })
  return refund
}
