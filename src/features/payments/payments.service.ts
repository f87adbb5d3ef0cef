import { ProviderError, type ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Payment, PaymentOrder, PaymentProblem, PaymentRefusal } from "./payment.ts"
import {
  findOpenOrder,
  findOrder,
  findPayment,
  insertOrder,
  insertPayment,
  listOrdersOfBooking,
  lockOrdersOfBooking,
  type NewOrder,
  takeOrdersAwaitingPayment,
} from "./payments.store.ts"

export {
  findLastWebhookAt,
  findPaymentById,
  hasPaymentEvent,
  hasUnsettledPayment,
  insertPaymentEvent,
  listRefundablePayments,
  listUnsettledPaymentIds,
  sumReturnedPayments,
  updatePaymentOutcome,
} from "./payments.store.ts"

/** The open order of a booking for this amount, or a new one at the provider. */
export async function openOrder(
  platform: Platform,
  booking: { id: string; reference: string; amount: Money; isGuestPart: boolean },
): Promise<PaymentOrder> {
  const { id: bookingId, amount, isGuestPart } = booking
  const open = await findOpenOrder(platform.db, { bookingId, amount, isGuestPart })
  if (open) return open
  const { provider } = platform.cardPayments
  const created = await platform.cardPayments.createOrder({
    amount,
    receipt: booking.reference,
    notes: { booking: booking.reference },
  })
  const order = { bookingId, provider, providerOrderId: created.id, amount, isGuestPart }
  return platform.db.transaction((tx) => insertOnce(tx, order))
}

/** Of parallel requests, the first stores its order. Nobody sees those that the others made at the provider. */
async function insertOnce(tx: Sql, order: NewOrder): Promise<PaymentOrder> {
  await lockOrdersOfBooking(tx, order.bookingId)
  return (await findOpenOrder(tx, order)) ?? insertOrder(tx, order)
}

export type CheckoutClaim = {
  readonly bookingId: string
  readonly paymentId: string
  /** From the checkout's callback; when both are given, the signature must match the order. */
  readonly orderId: string | null
  readonly signature: string | null
}

/**
 * Verifies with the provider that a payment is captured and belongs to an order of this booking (PAY-4).
 * Throws ProviderError when the provider does not answer.
 */
export async function verifyCheckout(
  platform: Platform,
  claim: CheckoutClaim,
): Promise<Result<ProviderPayment, PaymentRefusal>> {
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
  const captured = await captureAuthorized(platform, payment)
  if (captured.status === "captured") return done(captured)
  // A payment that this hotel recorded and refunded is settled again as a repeat; other refunds never paid a booking.
  const isRepeat = captured.status === "refunded" && (await isRecorded(platform, captured))
  return isRepeat ? done(captured) : refused("not-captured")
}

const isRecorded = async ({ db, cardPayments }: Platform, payment: ProviderPayment): Promise<boolean> =>
  (await findPayment(db, cardPayments.provider, payment.id)) !== null

/** Captures an authorised payment for one of the hotel's orders; returns other payments unchanged. */
export async function captureAuthorized(
  platform: Platform,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== "authorized" || payment.orderId === null) return payment
  const order = await findOrder(platform.db, platform.cardPayments.provider, payment.orderId)
  if (order?.amount !== payment.amount) return payment
  return platform.cardPayments.capture({ id: payment.id, amount: payment.amount })
}

/** Records a captured payment once, with its problem, if any. A repeat returns the recorded payment. */
export async function recordPayment(
  platform: Platform,
  sql: Sql,
  payment: ProviderPayment,
): Promise<{ payment: Payment; isNew: boolean }> {
  const { provider } = platform.cardPayments
  const order = payment.orderId ? await findOrder(sql, provider, payment.orderId) : null
  const inserted = await insertPayment(sql, {
    provider,
    providerPaymentId: payment.id,
    order,
    amount: payment.amount,
    method: payment.method,
    problem: problemOf(payment, order),
  })
  if (inserted) return { payment: inserted, isNew: true }
  const recorded = await findPayment(sql, provider, payment.id)
  if (!recorded) throw new Error("a payment could be neither inserted nor found")
  return { payment: recorded, isNew: false }
}

function problemOf({ amount }: ProviderPayment, order: PaymentOrder | null): PaymentProblem | null {
  if (!order) return "unknown-order"
  return order.amount === amount ? null : "amount-differs"
}

/** Finds captured payments that no callback or webhook reported, at the provider (L-6). */
export async function findMissedPayments(platform: Platform): Promise<ProviderPayment[]> {
  const missed: ProviderPayment[] = []
  for (const order of await takeOrdersAwaitingPayment(platform.db, 50)) {
    missed.push(...(await listCapturedPayments(platform, order)))
  }
  return missed
}

async function listCapturedPayments(platform: Platform, order: PaymentOrder): Promise<ProviderPayment[]> {
  try {
    const payments = await platform.cardPayments.listPaymentsOfOrder(order.providerOrderId)
    const captured = payments.filter(({ status }) => status === "captured")
    if (captured.length > 0) return captured
    // An order is captured once: the provider refunds its other authorised payments by itself.
    const authorized = payments.find(({ status }) => status === "authorized")
    const late = authorized && (await captureAuthorized(platform, authorized))
    return late?.status === "captured" ? [late] : []
  } catch (error) {
    // A failed request for one order must not stop the search on the others.
    if (!(error instanceof ProviderError)) throw error
    platform.log.warn(
      { err: error, order: order.providerOrderId },
      "the payments of an order could not be read",
    )
    return []
  }
}
