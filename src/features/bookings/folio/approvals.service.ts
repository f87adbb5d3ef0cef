import { recordAudit } from "#src/features/audit/audit.service.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  type CancellationTerms,
  previewCancellation,
  waivedByTerms,
} from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import {
  changeRoomType,
  previewRoomTypeChange,
} from "#src/features/bookings/change/change-room-type.service.ts"
import type { ChangeRoomTypeRefusal, NewRoomType } from "#src/features/bookings/change/room-type-change.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication, userIdOf } from "#src/shared/actor.ts"
import { add, type Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { ApprovalRequest, DeclinedApproval } from "./approval-request.ts"
import {
  findOpenApproval,
  insertApprovalRequest,
  isRequested,
  listDeclined,
  listOpenApprovals,
  type NewApprovalRequest,
} from "./approvals.store.ts"
import { postDiscount, voidLine } from "./folio-charges.service.ts"
import { postRefund } from "./folio-payments.service.ts"
import { checkSeenBalance, hasReason, type FolioRefusal } from "./folio-refusal.ts"
import type { PostingTarget } from "./post-to-folio.service.ts"
import { closeApproval } from "./close-approval.service.ts"

/**
 * Requests an owner's approval of a posting above the limit of the actor's role. One request of a kind is open at a time;
 * a repeat of the key requests nothing, and a balance that differs from the one that the clerk saw is refused (FOLIO-4).
 */
export async function requestApproval(
  platform: Platform,
  actor: Actor,
  { seenBalance, ...request }: NewApprovalRequest & Pick<PostingTarget, "seenBalance">,
): Promise<Result<null, FolioRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  if (request.amount <= 0) return refused({ kind: "no-amount" })
  if (!hasReason(request.reason)) return refused({ kind: "no-reason" })
  const { bookingId, key, kind, amount, reason, payer, method, reference, lineId } = request
  return platform.db.transaction(async (tx) => {
    if (!(await lockAndFindBooking(tx, bookingId))) return refused({ kind: "unknown-booking" })
    if (await isRequested(tx, bookingId, key)) return done(null)
    const open = await listOpenApprovals(tx, bookingId)
    if (open.some((other) => other.kind === kind)) return refused({ kind: "approval-open" })
    const { owed } = await findBalance(tx, bookingId)
    const balanceChanged = checkSeenBalance(seenBalance, owed)
    if (balanceChanged) return refused(balanceChanged)
    await insertApprovalRequest(tx, request, userIdOf(actor))
    await recordAudit(tx, actor, {
      action: "request-approval",
      subjectType: "booking",
      subjectId: bookingId,
      after: { kind, amount, reason, payer, method, reference, lineId },
    })
    return done(null)
  })
}

function reasonOfCancellation({ lateAnswer, earlierCredit }: CancellationTerms): string {
  if (lateAnswer > 0) return "The guest asked to cancel before check-in"
  return earlierCredit > 0
    ? "The credit of the booking is refunded"
    : "Earlier or paid extras end with the stay"
}

/**
 * Requests an owner's approval to cancel a booking without its charge, and without its extras. Without a reason the charge
 * of the terms stays: the extras of earlier days end, and a late answer to the guest's request or an earlier credit counts.
 */
export async function requestWaiver(
  platform: Platform,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<Result<null, FolioRefusal>> {
  const booking = await findBookingById(platform.db, id)
  if (!booking) return refused({ kind: "unknown-booking" })
  const { terms, waivedTerms } = await previewCancellation(platform, booking)
  const waived =
    reason === null
      ? {
          kind: "cancellation" as const,
          amount: waivedByTerms(terms),
          reason: reasonOfCancellation(terms),
        }
      : { kind: "waiver" as const, amount: add(terms.charge, waivedByTerms(waivedTerms)), reason }
  const request = { ...waived, method: null, reference: "", seenBalance: null, key: null }
  return requestApproval(platform, actor, { bookingId: id, ...request })
}

const upgradeAmountOf = (refusal: ChangeRoomTypeRefusal): Money | null =>
  refusal.kind === "upgrade-over-limit" ? refusal.amount : null

type UpgradeRequest = { readonly id: string; readonly to: NewRoomType; readonly reason: string }

/** Requests an owner's approval of an upgrade of the room type above the limit of the actor's role. */
export async function requestUpgrade(
  platform: Platform,
  actor: Actor,
  { id, to, reason }: UpgradeRequest,
): Promise<Result<null, FolioRefusal>> {
  const newRoomType = { ...to, price: "keep" as const }
  const preview = await previewRoomTypeChange(platform, actor, { id, to: newRoomType })
  const amount = preview.ok ? preview.value.upgradeAmount : upgradeAmountOf(preview.refusal)
  if (amount === null) return refused({ kind: "upgrade-not-possible" })
  const upgrade = { kind: "upgrade" as const, amount, reason, newRoomType }
  const request = { ...upgrade, method: null, reference: "", seenBalance: null, key: null }
  return requestApproval(platform, actor, { bookingId: id, ...request })
}

/** The requests that wait for an owner, of one booking or of the hotel; none for other roles. */
export async function listApprovals(
  platform: Platform,
  actor: Actor,
  bookingId: string | null = null,
): Promise<ApprovalRequest[]> {
  return hasRight(actor, "bookings.see") ? listOpenApprovals(platform.db, bookingId) : []
}

/** The requests that were declined in the last days, with the reasons; none for roles that see no bookings. */
export async function listDeclinedApprovals(
  platform: Platform,
  actor: Actor,
  bookingId: string | null = null,
): Promise<DeclinedApproval[]> {
  return hasRight(actor, "bookings.see") ? listDeclined(platform.db, bookingId) : []
}

type Decision = {
  readonly id: string
  readonly isApproved: boolean
  /** Why it is declined: the person who asked reads it. */
  readonly reason?: string | undefined
}

/**
 * Approves a request by posting it as the owner, or declines it with a reason. The posting and the decision are one
 * transaction, so a repeat posts nothing twice.
 */
export async function decideApproval(
  platform: Platform,
  actor: Actor,
  { id, isApproved, reason = "" }: Decision,
): Promise<Result<null, FolioRefusal>> {
  if (!hasRight(actor, "folio.approve")) return refused({ kind: "forbidden" })
  if (isApproved && needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  if (!isApproved && !hasReason(reason)) return refused({ kind: "no-reason" })
  const request = await findOpenApproval(platform.db, id)
  if (!request) return refused({ kind: "decided" })
  if (isApproved) return postApproved(platform, actor, request)
  return platform.db.transaction(async (tx) =>
    (await closeApproval(tx, actor, { request, state: "declined", reason }))
      ? done(null)
      : refused({ kind: "decided" }),
  )
}

async function postApproved(
  platform: Platform,
  actor: Actor,
  approval: ApprovalRequest,
): Promise<Result<null, FolioRefusal>> {
  const { id, bookingId, kind, amount, reason, payer, method, reference, newRoomType, lineId } = approval
  const target = { bookingId, seenBalance: null, key: id, approval }
  if (newRoomType) return upgradeApproved(platform, actor, { approval, to: newRoomType })
  if (lineId) {
    const voided = await voidLine(platform, actor, { ...target, lineId, reason })
    return voided.ok ? done(null) : voided
  }
  if (kind === "waiver" || kind === "cancellation") {
    const waiver = kind === "waiver" ? { reason } : null
    const cancelled = await cancelBooking(platform, actor, { id: bookingId, waiver, approval })
    if (cancelled.ok) return done(null)
    if (cancelled.refusal === "terms-differ") return refused({ kind: "charge-changed" })
    if (cancelled.refusal === "payment-unsettled") return refused({ kind: cancelled.refusal })
    return refused({ kind: cancelled.refusal === "decided" ? "decided" : "unknown-booking" })
  }
  const posted =
    kind === "discount"
      ? await postDiscount(platform, actor, { ...target, amount, reason, payer: payer ?? undefined })
      : await postRefund(platform, actor, {
          ...target,
          refund: { amount, method: method ?? "cash", reference, reason },
        })
  return posted.ok ? done(null) : posted
}

async function upgradeApproved(
  platform: Platform,
  actor: Actor,
  { approval, to }: { readonly approval: ApprovalRequest; readonly to: NewRoomType },
): Promise<Result<null, FolioRefusal>> {
  const changed = await changeRoomType(platform, actor, { id: approval.bookingId, to, approval })
  if (changed.ok) return done(null)
  if (changed.refusal.kind === "decided") return refused({ kind: "decided" })
  if (changed.refusal.kind === "terms-differ") return refused({ kind: "charge-changed" })
  return refused({ kind: "upgrade-not-possible" })
}
