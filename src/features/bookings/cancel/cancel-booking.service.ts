import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { add, type Money, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { canManageBookings, isGuestOf } from "#src/features/bookings/booking-access.ts"
import { feeLines } from "#src/features/folio/fee-lines.ts"
import { payerOfRooms } from "#src/features/folio/folio-line.ts"
import { insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import {
  cancelConfirmedBooking,
  cancelHeldBooking,
} from "#src/features/bookings/booking-transitions.store.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { clearChargedExtras } from "#src/features/bookings/extras/booked-extras.store.ts"
import type { ApprovalRequest } from "#src/features/bookings/folio/approval-request.ts"
import { lockOpenApproval } from "#src/features/bookings/folio/approvals.store.ts"
import { folioChangedJob } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { closeApproval } from "#src/features/bookings/folio/close-approval.service.ts"
import { checkCancellable, type NotCancellable } from "./check-cancellable.service.ts"
import { differsFromSeen } from "#src/features/bookings/seen-figures.ts"
import type { SeenTerms } from "./seen-terms.ts"
import {
  type CancellationTerms,
  computeCancellationTerms,
  creditsAfter,
  previewCancellation,
  waivedByTerms,
} from "./cancellation-terms.service.ts"
import { addWaivedCharge, isWithinWaiverLimit } from "./waivers.service.ts"
import { endedStay, remainingCharges } from "./remaining-charges.ts"
import { closeOpenRequest } from "./close-open-request.service.ts"
import { enqueueWaitlistOffers } from "#src/features/bookings/waitlist/waitlist-priority.service.ts"
import { refundBooking } from "#src/features/bookings/pay/refund-booking.service.ts"

export type CancelRefusal =
  | "forbidden"
  | "unknown-booking"
  | NotCancellable
  | "over-limit"
  | "decided"
  | "terms-differ"

/** Why the desk waives the charge. */
export type Waiver = { readonly reason: string }

type CancelBooking = {
  readonly id: string
  readonly waiver?: Waiver | null
  readonly seen?: SeenTerms
  /** The request that the cancellation approves, in the same transaction. */
  readonly approval?: ApprovalRequest
}

/**
 * Cancels a booking: releases its rooms, charges by its policy and refunds the rest, in one transaction (L-13). A waiver
 * cancels it without the charge, and the audit log records the reason.
 */
export async function cancelBooking(
  platform: Platform,
  actor: Actor,
  { id, waiver = null, seen, approval }: CancelBooking,
): Promise<Result<CancellationTerms, CancelRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking) return refused("unknown-booking")
    if (booking.status === "held") return done(await cancelHold(platform, tx, { actor, booking }))
    const refusal = await checkCancellable(tx, booking)
    if (refusal) return refused(refusal)
    if (approval && !(await lockOpenApproval(tx, approval.id))) return refused("decided")
    const inside = { clock: platform.clock, db: tx }
    const { terms: charged, waivedTerms } = await previewCancellation(inside, booking)
    const terms = waiver ? waivedTerms : charged
    const waived = waiver && { charge: charged.charge, reason: waiver.reason }
    const amount = add(waived?.charge ?? zero, waivedByTerms(terms))
    if (differsFromSeen(seen, { charge: charged.charge, refund: terms.refund }))
      return refused("terms-differ")
    if (approval && approval.amount !== amount) return refused("terms-differ")
    if (!(await isWithinWaiverLimit(tx, actor, { bookingId: id, amount }))) return refused("over-limit")
    await addWaivedCharge(tx, id, amount)
    await closeOpenRequest(platform, tx, { actor, bookingId: id, state: "approved" })
    await cancelWithTerms(platform, tx, { actor, booking, terms, waived })
    if (approval) await closeApproval(tx, actor, { request: approval, state: "approved" })
    return done(terms)
  })
}

type OwnCancelRefusal = "unknown-booking" | NotCancellable | "no-longer-free" | "terms-differ"

/** Cancels the guest's own booking at once, while their policy makes it free of charge. An open request is approved. */
export async function cancelOwnBooking(
  platform: Platform,
  actor: Actor,
  { id, seen }: { readonly id: string; readonly seen?: SeenTerms },
): Promise<Result<CancellationTerms, OwnCancelRefusal>> {
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || !isGuestOf(actor, booking)) return refused("unknown-booking")
    const refusal = await checkCancellable(tx, booking)
    if (refusal) return refused(refusal)
    // Uses today's charge; the charge of an open request applies only when the desk answers it.
    const terms = await computeCancellationTerms({ clock: platform.clock, db: tx }, booking)
    if (terms.charge > 0) return refused("no-longer-free")
    if (differsFromSeen(seen, terms)) return refused("terms-differ")
    await closeOpenRequest(platform, tx, { actor, bookingId: id, state: "approved" })
    await cancelWithTerms(platform, tx, { actor, booking, terms })
    return done(terms)
  })
}

async function cancelHold(
  platform: Platform,
  tx: Sql,
  { actor, booking }: Pick<Cancellation, "actor" | "booking">,
): Promise<CancellationTerms> {
  await cancelHeldBooking(tx, booking.id, platform.clock.today())
  await enqueueWaitlistOffers(platform, tx)
  await recordAudit(tx, actor, {
    action: "cancel",
    subjectType: "booking",
    subjectId: booking.id,
    before: { status: booking.status },
    after: { status: "cancelled" },
  })
  return {
    charge: zero,
    chargeName: "Cancellation fee",
    discounts: zero,
    paid: zero,
    extras: zero,
    endedExtras: zero,
    lateAnswer: zero,
    earlierCredit: zero,
    owed: zero,
    refund: zero,
    companyRefund: zero,
    refundAtDesk: zero,
  }
}

export type Cancellation = {
  readonly actor: Actor
  readonly booking: Booking
  readonly terms: CancellationTerms
  /** The charge that is waived, and why. */
  readonly waived?: { readonly charge: Money; readonly reason: string } | null
}

/** Cancels a confirmed booking by these terms; the caller has locked it. */
export async function cancelWithTerms(
  platform: Platform,
  tx: Sql,
  { actor, booking, terms, waived }: Cancellation,
): Promise<void> {
  const { id } = booking
  const { chargeName, ...amounts } = terms
  const { charge, refund, companyRefund } = amounts
  const by = { actor, businessDate: platform.clock.today() }
  const before = await listFolioLines(tx, id)
  await cancelConfirmedBooking(tx, id, by)
  await enqueueWaitlistOffers(platform, tx)
  const { voids } = remainingCharges(booking, before)
  const fee = feeLines(charge, booking.nights, {
    description: chargeName,
    payer: payerOfRooms(before),
    replaced: endedStay(before, voids),
  })
  await insertFolioLines(tx, { bookingId: id, ...by, lines: [...voids, ...fee] })
  await clearChargedExtras(tx, id)
  await refundBooking(platform, tx, {
    bookingId: id,
    actor,
    amount: refund,
    credits: creditsAfter(booking, before, charge),
    reason: "the booking was cancelled",
  })
  await platform.queue.enqueue(tx, { name: folioChangedJob, data: { bookingId: id } })
  const after = { ...amounts, ...(waived && { waivedCharge: waived.charge, reason: waived.reason }) }
  await recordAudit(tx, actor, { action: "cancel", subjectType: "booking", subjectId: id, after })
  const isNoShow = charge > 0 && chargeName === "No-show fee"
  const facts = { charge, refund, companyRefund, isNoShow, isByGuest: isGuestOf(actor, booking) }
  await requestBookingEmail(platform, tx, { bookingId: id, kind: "cancelled", facts })
}
