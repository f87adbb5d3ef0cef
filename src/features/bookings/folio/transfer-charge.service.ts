import { parseBookingReference } from "#src/features/bookings/booking-reference.ts"
import { findBookingIdOfReference, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import {
  type Balance,
  type FolioLine,
  type NewFolioLine,
  type Payer,
  payers,
} from "#src/features/folio/folio-line.ts"
import { sumDiscounts } from "#src/features/folio/discount-lines.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { movableCharge, takenLines } from "#src/features/folio/movable-charge.ts"
import { exceedsCharges } from "#src/features/folio/charge-groups.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { sum } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findStaffLimit } from "#src/shared/staff-limits.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { checkCredit } from "./credit-limit.ts"
import { hasReason, type FolioRefusal } from "./folio-refusal.ts"
import {
  type PostingContext,
  type PostingTarget,
  postToFolio,
  recordPosting,
} from "./post-to-folio.service.ts"

const name = "transfer-charge"

type Transfer = PostingTarget & {
  readonly lineId: string
  readonly toReference: string
  readonly reason: string
}

/**
 * Transfers a charge to the folio of another booking, whose guest pays it: reverses it here and posts it there in one
 * transaction, with the same taxes, so that the sum of both folios is unchanged. Both bookings must be confirmed, unless
 * a charge is transferred back to its first booking; it is then billed to the payer who had it there.
 */
export async function transferCharge(
  platform: Platform,
  actor: Actor,
  { lineId, toReference, reason, ...target }: Transfer,
): Promise<Result<Balance, FolioRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  const reference = parseBookingReference(toReference)
  const otherBookingId = reference && (await findBookingIdOfReference(platform.db, reference))
  if (!otherBookingId || otherBookingId === target.bookingId) return refused({ kind: "no-other-booking" })
  const lines = async (context: PostingContext): Promise<Result<NewFolioLine[], FolioRefusal>> => {
    const line = context.lines.find(({ id }) => id === lineId)
    if (!line) return refused({ kind: "unknown-line" })
    if (!hasReason(reason)) return refused({ kind: "no-reason" })
    const isReturned = line.otherBookingId === otherBookingId
    if (!isReturned && !isOpen(context.booking)) return refused({ kind: "unknown-booking" })
    const charge = movableCharge(line, context.lines)
    if (!charge) return refused({ kind: "not-transferable" })
    const other = await lockAndFindBooking(context.tx, otherBookingId)
    if (!other || !(isReturned || isOpen(other))) return refused({ kind: "no-other-booking" })
    const sent = sentLines(takenLines(line, charge, { to: other.reference, reason }), line, other)
    // Checked here as well, because the other folio is posted to first.
    if (exceedsCharges(context.lines, sent)) return refused({ kind: "discounted" })
    const credit = checkCredit(actor, context.lines, sent)
    if (credit) return refused(credit)
    const otherLines = await listFolioLines(context.tx, other.id)
    // If the other booking were cancelled later, its discount would stay and lower the transferred charge, above the limit of
    // the role.
    const isLimited = findStaffLimit(actor, "discount") !== null && !isReturned
    if (isLimited && sumDiscounts(otherLines) < 0) return refused({ kind: "other-discounted" })
    const payer = payerOfSent(charge, otherLines, context.booking)
    const received = { ...receivedLine(charge, context.booking, reason), payer }
    await recordPosting({ ...context, booking: other }, { key: target.key, name, lines: [received] })
    return done(sent)
  }
  return postToFolio(platform, actor, { target, action: { name, otherBookingId, lines } })
}

const isOpen = ({ status }: Pick<PostingContext["booking"], "status">): boolean => status === "confirmed"

type OtherBooking = Pick<PostingContext["booking"], "id" | "reference">

// The room lines of a booking must sum to the price of its nights, so a transferred room charge is posted as an extra.
const transferredKind = ({ kind }: FolioLine): FolioLine["kind"] => (kind === "room" ? "extra" : kind)

/** The payer of a received charge: the one from whom it was transferred before if it comes back, else the guest. */
function payerOfSent(charge: FolioLine, lines: readonly FolioLine[], from: OtherBooking): Payer {
  const same = lines.filter(
    ({ otherBookingId, amount, gstBasisPoints, sac }) =>
      otherBookingId === from.id &&
      Math.abs(amount) === charge.amount &&
      gstBasisPoints === charge.gstBasisPoints &&
      sac === charge.sac,
  )
  const hasTransferredIt = (payer: Payer) =>
    sum(same.filter((line) => line.payer === payer).map(({ amount }) => amount)) < 0
  return payers.find(hasTransferredIt) ?? "guest"
}

const sentLines = (taken: NewFolioLine[], line: FolioLine, to: OtherBooking): NewFolioLine[] =>
  taken.map((one) => ({
    ...one,
    kind: transferredKind(line),
    description: `Transferred to ${to.reference}: ${line.description}`.slice(0, 200),
    otherBookingId: to.id,
  }))

function receivedLine(line: FolioLine, from: OtherBooking, reason: string): NewFolioLine {
  const { description, quantity, amount, taxable, gst, gstBasisPoints, sac } = line
  return {
    kind: transferredKind(line),
    description: `${description}, from ${from.reference}`.slice(0, 200),
    otherBookingId: from.id,
    quantity,
    amount,
    taxable,
    gst,
    gstBasisPoints,
    sac,
    reason,
  }
}
