import { sumEndedDiscounts } from "#src/features/bookings/cancel/remaining-charges.ts"
import { sumWaivers } from "#src/features/bookings/cancel/waivers.service.ts"
import { findActiveExtra } from "#src/features/folio/folio.service.ts"
import { type Balance, type FolioLine, type Payer, sumLines } from "#src/features/folio/folio-line.ts"
import type { NewFolioLine } from "#src/features/folio/folio-line.ts"
import { gstRateInStay } from "#src/features/folio/extra.ts"
import { discountLines, sumDiscounts } from "#src/features/folio/discount-lines.ts"
import { movableCharge, takenLines } from "#src/features/folio/movable-charge.ts"
import { hasReceivedCharges } from "#src/features/folio/transferred-rooms.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { add, type Money, subtract, times, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findStaffLimit } from "#src/shared/staff-limits.ts"
import { checkCredit } from "./credit-limit.ts"
import { checkLimit, hasReason, type FolioRefusal } from "./folio-refusal.ts"
import {
  isChargeable,
  type PostingContext,
  type PostingTarget,
  postToFolio,
} from "./post-to-folio.service.ts"
import { checkVoid } from "./void-rule.ts"

type PostedLines = Promise<Result<NewFolioLine[], FolioRefusal>>

/** Whether a payer exists: the guest always, the company only if the booking names one. */
const hasPayer = ({ booking }: PostingContext, payer: Payer): boolean =>
  payer === "guest" || booking.company !== null

type ExtraCharge = PostingTarget & {
  readonly extraId: string
  readonly quantity: number
  readonly payer?: Payer
}

/** Charges an extra of the price list. */
export function postExtra(
  platform: Platform,
  actor: Actor,
  { extraId, quantity, payer = "guest", ...target }: ExtraCharge,
): Promise<Result<Balance, FolioRefusal>> {
  const lines = async (context: PostingContext): PostedLines => {
    if (!isChargeable(context)) return refused({ kind: "unknown-booking" })
    if (!hasPayer(context, payer)) return refused({ kind: "no-company" })
    const extra = await findActiveExtra(context.tx, extraId)
    if (!extra) return refused({ kind: "unknown-extra" })
    if (quantity < 1) return refused({ kind: "no-amount" })
    const amount = times(extra.price, quantity)
    const gstBasisPoints = gstRateInStay(extra, context.booking.nights)
    const { taxable, gst } = taxIncludedIn(amount, gstBasisPoints)
    const { name: description, sac } = extra
    return done([{ kind: "extra", description, quantity, payer, amount, taxable, gst, gstBasisPoints, sac }])
  }
  return postToFolio(platform, actor, { target, action: { name: "post-charge", lines } })
}

/**
 * Refuses a discount that, with the earlier ones, exceeds the limit of the actor's role. Those that ended with the stay count:
 * they may have lowered its fee. With a limit, a folio with charges from another booking gets no discount at all: a charge
 * could be transferred on and be discounted on each folio.
 */
function checkDiscount(
  actor: Actor,
  { booking, lines }: Pick<PostingContext, "booking" | "lines">,
  amount: Money,
): FolioRefusal | null {
  const limit = findStaffLimit(actor, "discount")
  if (limit !== null && hasReceivedCharges(lines)) return { kind: "over-limit", limit }
  const earlier = subtract(sumEndedDiscounts(booking, lines), sumDiscounts(lines))
  return checkLimit(actor, "discount", add(amount, earlier))
}

type Discount = PostingTarget & {
  readonly amount: Money
  readonly reason: string
  /** The payer whose charges it lowers; both payers if absent. */
  readonly payer?: Payer | undefined
}

/** Posts a discount with a reason. */
export function postDiscount(
  platform: Platform,
  actor: Actor,
  { amount, reason, payer, ...target }: Discount,
): Promise<Result<Balance, FolioRefusal>> {
  const lines = async (context: PostingContext): PostedLines => {
    if (payer && !hasPayer(context, payer)) return refused({ kind: "no-company" })
    const ofPayer = context.lines.filter((line) => payer === undefined || line.payer === payer)
    const { charged } = sumLines(ofPayer)
    if (amount <= 0) return refused({ kind: "no-amount" })
    if (!hasReason(reason)) return refused({ kind: "no-reason" })
    if (amount > charged) return refused({ kind: "above-charges", charged })
    const overLimit = checkDiscount(actor, context, amount)
    if (overLimit) return refused(overLimit)
    return done(discountLines(ofPayer, { amount, reason }))
  }
  return postToFolio(platform, actor, { target, action: { name: "post-discount", lines } })
}

type LineAction = PostingTarget & { readonly lineId: string }

/**
 * Reverses one line with a reason: an extra, a discount, a fee, a payment at the desk, or a chargeback of a dispute that
 * was won after all.
 */
export function voidLine(
  platform: Platform,
  actor: Actor,
  { lineId, reason, ...target }: LineAction & { readonly reason: string },
): Promise<Result<Balance, FolioRefusal>> {
  const lines = async (context: PostingContext): PostedLines => {
    const line = context.lines.find(({ id }) => id === lineId)
    if (!line) return refused({ kind: "unknown-line" })
    if (!hasReason(reason)) return refused({ kind: "no-reason" })
    const refusal = checkVoid(actor, line, { lines: context.lines, today: platform.clock.today() })
    if (refusal) return refused(refusal)
    const waiver = { bookingId: context.booking.id, amount: line.amount }
    const waived = line.kind === "fee" ? await sumWaivers(context.tx, waiver) : zero
    const overLimit = checkLimit(actor, "waiver", waived)
    if (overLimit) return refused(overLimit)
    const voids = voidLines([line], reason)
    const credit = line.kind === "extra" ? checkCredit(actor, context.lines, voids) : null
    return credit ? refused(credit) : done(voids)
  }
  return postToFolio(platform, actor, { target, action: { name: "void-line", lines } })
}

const chargeOf = (line: FolioLine): NewFolioLine => {
  const { kind, description, quantity, amount, taxable, gst, gstBasisPoints, sac, otherBookingId } = line
  return { kind, description, quantity, amount, taxable, gst, gstBasisPoints, sac, otherBookingId }
}

/** Moves a charge between the guest's bill and the company's: takes it off and posts it again for the other payer. */
export function moveCharge(
  platform: Platform,
  actor: Actor,
  { lineId, payer, ...target }: LineAction & { readonly payer: Payer },
): Promise<Result<Balance, FolioRefusal>> {
  const lines = async (context: PostingContext): PostedLines => {
    const line = context.lines.find(({ id }) => id === lineId)
    if (!line || line.payer === payer) return refused({ kind: "unknown-line" })
    if (!hasPayer(context, payer)) return refused({ kind: "no-company" })
    const charge = movableCharge(line, context.lines)
    if (!charge) return refused({ kind: "not-voidable" })
    const transfer = { to: `the ${payer}`, reason: `transferred to the ${payer}` }
    return done([...takenLines(line, charge, transfer), { ...chargeOf(charge), payer }])
  }
  return postToFolio(platform, actor, { target, action: { name: "move-charge", lines } })
}
