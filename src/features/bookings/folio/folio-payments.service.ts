import {
  type Balance,
  type DeskMethod,
  methodNames,
  needsReference,
  payableBy,
  creditsOf,
  type Payer,
  sumCredits,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import { findCashLeft } from "#src/features/folio/folio.service.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { shareRefund } from "#src/features/folio/payer-shares.ts"
import { listPaymentsLeft, requestBookingRefund } from "#src/features/bookings/pay/refund-booking.service.ts"
import { refundableCredit } from "#src/features/bookings/pay/refund-parts.ts"
import type { NewFolioLine } from "#src/features/folio/folio-line.ts"
import { hasUnsettledPayment } from "#src/features/payments/payments.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication } from "#src/shared/actor.ts"
import { add, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { checkLimit, hasReason, type FolioRefusal } from "./folio-refusal.ts"
import { paidBy } from "./refund-method.ts"
import { type PostingContext, type PostingTarget, postToFolio } from "./post-to-folio.service.ts"

type DeskPayment = {
  readonly amount: Money
  readonly method: DeskMethod
  readonly reference: string
  readonly payer?: Payer
}

/**
 * Posts a payment at the front desk, of the balance or a part of it. Refuses more than this payer owes, and more cash than
 * the law allows.
 */
export function postPayment(
  platform: Platform,
  actor: Actor,
  { payment, ...target }: PostingTarget & { readonly payment: DeskPayment },
): Promise<Result<Balance, FolioRefusal>> {
  const { amount, method, reference, payer = "guest" } = payment
  const today = platform.clock.today()
  const line: NewFolioLine = {
    kind: "payment",
    description: `${methodNames[method]} payment`,
    amount: subtract(zero, amount),
    payer,
    method,
    reference,
  }
  const lines = async (context: PostingContext): Promise<Result<NewFolioLine[], FolioRefusal>> => {
    if (amount <= 0) return refused({ kind: "no-amount" })
    if (needsReference(method) && reference === "") return refused({ kind: "no-reference" })
    const owed = payableBy(context.lines, payer)
    if (owed <= 0) return refused({ kind: "nothing-due" })
    if (amount > owed) return refused({ kind: "too-much", owed })
    const left =
      method === "cash"
        ? await findCashLeft(
            context.tx,
            { bookingId: context.booking.id, lines: context.lines, payer },
            today,
          )
        : null
    return left !== null && amount > left ? refused({ kind: "too-much-cash", left }) : done([line])
  }
  return postToFolio(platform, actor, { target, action: { name: "post-payment", lines } })
}

type DeskRefund = {
  readonly amount: Money
  /** 'online' refunds through the card provider. */
  readonly method: DeskMethod | "online"
  readonly reference: string
  readonly reason: string
}

/**
 * Refunds credits of the payers: by the method of a payment, or in cash or by bank transfer with a reason. A refund that
 * brings those of the folio above the limit of the actor's role is refused, and an owner approves it.
 */
export function postRefund(
  platform: Platform,
  actor: Actor,
  { refund, ...target }: PostingTarget & { readonly refund: DeskRefund },
): Promise<Result<Balance, FolioRefusal>> {
  const { amount } = refund
  if (!hasRight(actor, "refunds.issue")) return Promise.resolve(refused({ kind: "forbidden" }))
  if (needsReauthentication(actor)) return Promise.resolve(refused({ kind: "reauthentication-needed" }))
  const lines = async (context: PostingContext): Promise<Result<NewFolioLine[], FolioRefusal>> => {
    if (await hasUnsettledPayment(context.tx, context.booking.id))
      return refused({ kind: "payment-unsettled" })
    const credit = sumCredits(context.lines)
    if (amount <= 0) return refused({ kind: "no-amount" })
    if (credit <= 0) return refused({ kind: "nothing-due" })
    if (amount > credit) return refused({ kind: "too-much", owed: credit })
    // Before the limit: an owner is never asked to approve a refund that cannot be made this way.
    const wrongMethod = await checkMethod(context, refund)
    if (wrongMethod) return refused(wrongMethod)
    const overLimit = checkLimit(actor, "refund", add(sumLines(context.lines).refunded, amount))
    if (overLimit) return refused(overLimit)
    const posted = await refundLines(context, refund)
    await emailRefund(context, refund, posted)
    return done(posted)
  }
  return postToFolio(platform, actor, { target, action: { name: "post-refund", lines } })
}

/** Methods that refund what was paid another way, with a reason: the card provider cannot make every refund. */
const otherWays: ReadonlySet<DeskRefund["method"]> = new Set(["cash", "bank-transfer"])

async function checkMethod(
  context: PostingContext,
  { amount, method, reason }: DeskRefund,
): Promise<FolioRefusal | null> {
  if (amount <= (await refundableBy(context, method))) return null
  if (!otherWays.has(method)) return { kind: "not-paid-this-way" }
  return hasReason(reason) ? null : { kind: "no-reason" }
}

async function refundableBy(context: PostingContext, method: DeskRefund["method"]): Promise<Money> {
  if (method !== "online") return paidBy(context.lines, method)
  const { tx, booking, lines } = context
  return refundableCredit(await listPaymentsLeft(tx, booking.id, lines), creditsOf(lines))
}

async function refundLines(
  { platform, tx, actor, booking, lines }: PostingContext,
  { amount, method, reference, reason }: DeskRefund,
): Promise<NewFolioLine[]> {
  if (method === "online") {
    const refund = { bookingId: booking.id, actor, amount, credits: creditsOf(lines), reason }
    return requestBookingRefund(platform, tx, refund)
  }
  const line = {
    kind: "refund" as const,
    description: `${methodNames[method]} refund`,
    method,
    reference,
    reason,
  }
  return shareRefund(lines, amount).map((share) => ({ ...line, ...share }))
}

// The guest reads only about the guest's part: a refund of the company goes to the company.
async function emailRefund(
  { platform, tx, booking }: PostingContext,
  { method, reference }: DeskRefund,
  lines: readonly NewFolioLine[],
): Promise<void> {
  const ofGuest = lines.filter(({ payer }) => payer !== "company")
  const refund = sum(ofGuest.map(({ amount }) => amount))
  if (refund <= 0) return
  const facts = { refund, method, reference }
  await requestBookingEmail(platform, tx, { bookingId: booking.id, kind: "refunded", facts })
}
