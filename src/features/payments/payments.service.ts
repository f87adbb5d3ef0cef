import { ProviderError, type ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Payment, PaymentOrder, PaymentProblem, ProofRefusal } from "./payment.ts"
import {
  findOrder,
  findPayment,
  findPaymentById,
  insertOrder,
  insertPayment,
  listAppliedPayments,
  listOrdersAwaitingPayment,
  listOrdersOfBooking,
  listUndecidedPaymentIds,
  updateOutcome,
} from "./payments.store.ts"

/** The order that a booking is paid with: the one that is open for this amount, else a new one at the provider. */
export async function openOrder(
  platform: Platform,
  booking: { id: string; reference: string; amount: Money },
): Promise<PaymentOrder> {
  const orders = await listOrdersOfBooking(platform.db, booking.id)
  const open = orders.find((order) => order.amount === booking.amount)
  if (open) return open
  const { provider } = platform.cardPayments
  const created = await platform.cardPayments.createOrder({
    amount: booking.amount,
    receipt: booking.reference,
    notes: { booking: booking.reference },
  })
  return insertOrder(platform.db, {
    bookingId: booking.id,
    provider,
    providerOrderId: created.id,
    amount: booking.amount,
  })
}

export type CheckoutClaim = {
  readonly bookingId: string
  readonly paymentId: string
  /** Given by the checkout's callback; when there, they must prove each other. */
  readonly orderId: string | null
  readonly signature: string | null
}

/**
 * Proves with the provider that a payment is real, captured, and for an order of this booking (PAY-4).
 * Throws ProviderError when the provider does not answer.
 */
export async function verifyProof(
  platform: Platform,
  claim: CheckoutClaim,
): Promise<Result<ProviderPayment, ProofRefusal>> {
  const orders = await listOrdersOfBooking(platform.db, claim.bookingId)
  if (claim.signature !== null) {
    const order = orders.find(({ providerOrderId }) => providerOrderId === claim.orderId)
    if (!order) return refused("other-order")
    const proof = { orderId: order.providerOrderId, paymentId: claim.paymentId, signature: claim.signature }
    if (!platform.cardPayments.isCheckoutSignature(proof)) return refused("forged")
  }
  const payment = await platform.cardPayments.findPayment(claim.paymentId)
  if (!payment) return refused("unknown-payment")
  const order = orders.find(({ providerOrderId }) => providerOrderId === payment.orderId)
  if (!order) return refused("other-order")
  if (payment.amount !== order.amount) return refused("amount-differs")
  return captured(platform, payment)
}

async function captured(
  platform: Platform,
  payment: ProviderPayment,
): Promise<Result<ProviderPayment, ProofRefusal>> {
  const taken = await captureAuthorized(platform, payment)
  if (taken.status === "captured") return done(taken)
  // Money that the hotel gave back itself: the repeat is told so. Given back by another, it never paid for anything.
  const isOurs = taken.status === "refunded" && (await isRecorded(platform, taken))
  return isOurs ? done(taken) : refused("not-captured")
}

const isRecorded = async ({ db, cardPayments }: Platform, payment: ProviderPayment): Promise<boolean> =>
  (await findPayment(db, cardPayments.provider, payment.id)) !== null

/** Captures an authorised payment for an order of ours; gives others as they are. */
export async function captureAuthorized(
  platform: Platform,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== "authorized" || payment.orderId === null) return payment
  const order = await findOrder(platform.db, platform.cardPayments.provider, payment.orderId)
  if (order?.amount !== payment.amount) return payment
  return platform.cardPayments.capture({ id: payment.id, amount: payment.amount })
}

/** Writes a captured payment once, with the problem that it has, if any; gives what was known before on a repeat. */
export async function recordPayment(
  platform: Platform,
  sql: Sql,
  payment: ProviderPayment,
): Promise<{ payment: Payment; isNew: boolean }> {
  const { provider } = platform.cardPayments
  const order = payment.orderId ? await findOrder(sql, provider, payment.orderId) : null
  const problem: PaymentProblem | null = !order
    ? "unknown-order"
    : order.amount === payment.amount
      ? null
      : "amount-differs"
  const facts = {
    provider,
    providerPaymentId: payment.id,
    order,
    amount: payment.amount,
    method: payment.method,
    problem,
  }
  const made = await insertPayment(sql, facts)
  if (made) return { payment: made, isNew: true }
  const known = await findPayment(sql, provider, payment.id)
  if (!known) throw new Error("a payment was neither written nor there")
  return { payment: known, isNew: false }
}

export const findRecordedPayment = (sql: Sql, id: string): Promise<Payment | null> => findPaymentById(sql, id)

/** Says, once, that a payment paid its booking or is given back; false on a repeat. */
export const decidePayment = (sql: Sql, id: string, outcome: "applied" | "refunded"): Promise<boolean> =>
  updateOutcome(sql, id, outcome)

/** The payments that paid a booking. */
export const listPaymentsOf = (sql: Sql, bookingId: string): Promise<Payment[]> =>
  listAppliedPayments(sql, bookingId)

/** Asks the provider for money on orders that show none yet: closed browsers, lost webhooks (L-6). */
export async function findMissedPayments(platform: Platform): Promise<ProviderPayment[]> {
  const missed: ProviderPayment[] = []
  for (const order of await listOrdersAwaitingPayment(platform.db, 50)) {
    missed.push(...(await listMoneyOn(platform, order)))
  }
  return missed
}

async function listMoneyOn(platform: Platform, order: PaymentOrder): Promise<ProviderPayment[]> {
  try {
    const payments = await platform.cardPayments.listPaymentsOfOrder(order.providerOrderId)
    const taken = await Promise.all(payments.map((payment) => captureAuthorized(platform, payment)))
    return taken.filter(({ status }) => status === "captured")
  } catch (error) {
    // One order that the provider cannot answer for must not hide the money on all others.
    if (!(error instanceof ProviderError)) throw error
    platform.log.warn({ err: error, order: order.providerOrderId }, "the provider did not tell of an order")
    return []
  }
}

/** Payments recorded but not yet decided, as after a crash. */
export const listUndecidedPayments = (platform: Platform): Promise<string[]> =>
  listUndecidedPaymentIds(platform.db)
