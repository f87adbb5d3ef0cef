import { add, fromPaise, type Money, subtract } from "#src/shared/money.ts"
import { done, refused, type Result } from "#src/shared/result.ts"
import type { Clock } from "../../clock.ts"
import type { Database, Sql } from "../../db/database.ts"
import type { PaymentFault } from "./faults.ts"
import { findDeducted } from "./disputes.ts"
import { newId } from "./identifiers.ts"
import {
  findRefund,
  insertOrder,
  insertPayment,
  insertRefund,
  lockOrder,
  lockPayment,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
  updateOrder,
  updatePayment,
  updateRefundStatus,
} from "./store.ts"
import { recordWebhookEvent } from "./webhooks.ts"

export type Books = { readonly db: Database; readonly clock: Clock }

/** Refusals are the provider's own sentences, which its API gives as `error.description`. */
type Outcome<T> = Promise<Result<T, string>>

type NewOrder = { amount: Money; receipt: string | null; notes: Record<string, string> }

export const placeOrder = ({ db, clock }: Books, { amount, receipt, notes }: NewOrder): Promise<OrderRow> =>
  insertOrder(db, {
    id: newId("order"),
    amount_paise: amount,
    receipt,
    notes,
    created_at: clock.now().toISOString(),
  })

type Attempt = Pick<PaymentRow, "method" | "instrument" | "email" | "contact" | "failure_reason"> & {
  readonly orderId: string
  readonly fault: PaymentFault
}

// The smallest difference that a site must notice.
const wrongBy = fromPaise(100)

/** One attempt to pay an order: captured at once, authorised late, or failed; an order is paid once. */
export function attemptPayment(
  { db, clock }: Books,
  { orderId, fault, ...attempt }: Attempt,
): Outcome<PaymentRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refused("The id provided does not exist")
    if (order.status === "paid") return refused("Order already paid")
    const at = clock.now()
    const payment: Omit<PaymentRow, "refunded_paise"> = {
      ...attempt,
      id: newId("pay"),
      order_id: order.id,
      amount_paise: fault === "wrong-amount" ? subtract(order.amount_paise, wrongBy) : order.amount_paise,
      status: attempt.failure_reason ? "failed" : "authorized",
      created_at: at.toISOString(),
    }
    const made = await insertPayment(tx, payment)
    if (made.status === "failed") {
      await updateOrder(tx, order.id, "attempted")
      await recordWebhookEvent(tx, "payment.failed", { payment: made, at })
      return done(made)
    }
    await recordWebhookEvent(tx, "payment.authorized", { payment: made, at })
    if (fault !== "late-authorization") return done(await captureNow(tx, made, at))
    await updateOrder(tx, order.id, "attempted")
    return done(made)
  })
}

async function captureNow(tx: Sql, authorized: PaymentRow, at: Date): Promise<PaymentRow> {
  const payment = await updatePayment(tx, { ...authorized, status: "captured" })
  const order = await updateOrder(tx, payment.order_id, "paid")
  await recordWebhookEvent(tx, "payment.captured", { payment, at })
  await recordWebhookEvent(tx, "order.paid", { payment, order, at })
  return payment
}

/** Captures a payment that was authorised late; the sandbox captures all others by itself. */
export function capturePayment(
  { db, clock }: Books,
  request: { id: string; amount: Money },
): Outcome<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, request.id)
    if (!payment) return refused("The id provided does not exist")
    if (payment.status === "failed")
      return refused("Only payments which have been authorized and not yet captured can be captured")
    if (payment.status !== "authorized") return refused("This payment has already been captured")
    if (payment.amount_paise !== request.amount)
      return refused("Capture amount must be equal to the amount authorized")
    const order = await lockOrder(tx, payment.order_id)
    if (order?.status === "paid") return refused("Order already paid")
    return done(await captureNow(tx, payment, clock.now()))
  })
}

type NewRefund = {
  paymentId: string
  amount: Money | null
  idempotencyKey: string | null
  status: "pending" | "processed"
}

/** Refunds all that is left, or a part of it; the same key with the same amount is the same refund. */
export function refundPayment({ db, clock }: Books, request: NewRefund): Outcome<RefundRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, request.paymentId)
    if (!payment) return refused("The id provided does not exist")
    const before = request.idempotencyKey ? await findRefund(tx, payment.id, request.idempotencyKey) : null
    if (before) return repeatOf(before, request)
    if (payment.status !== "captured")
      return refused("The payment status should be captured for action to be taken")
    const taken = add(payment.refunded_paise, await findDeducted(tx, payment.id))
    const left = subtract(payment.amount_paise, taken)
    const amount = request.amount ?? left
    if (amount > left) return refused("The refund amount provided is greater than amount captured")
    const at = clock.now()
    const refund = await insertRefund(tx, {
      id: newId("rfnd"),
      payment_id: payment.id,
      amount_paise: amount,
      idempotency_key: request.idempotencyKey,
      status: request.status,
      created_at: at.toISOString(),
    })
    const updated = await updateRefunded(tx, payment, amount)
    const type = request.status === "pending" ? "refund.created" : "refund.processed"
    await recordWebhookEvent(tx, type, { payment: updated, refund, at })
    return done(refund)
  })
}

const repeatOf = (before: RefundRow, { amount }: NewRefund): Result<RefundRow, string> =>
  amount === null || amount === before.amount_paise
    ? done(before)
    : refused("Different request with the same idempotency key has already been processed.")

function updateRefunded(tx: Sql, payment: PaymentRow, amount: Money): Promise<PaymentRow> {
  const refunded = add(payment.refunded_paise, amount)
  const status = refunded === payment.amount_paise ? "refunded" : "captured"
  return updatePayment(tx, { ...payment, status, refunded_paise: refunded })
}

/** Ends a pending refund; the amount of a failed one can be refunded again. */
export function finishRefund(
  { db, clock }: Books,
  { id, status }: { id: string; status: "processed" | "failed" },
): Outcome<RefundRow> {
  return db.transaction(async (tx) => {
    const refund = await updateRefundStatus(tx, id, status)
    const payment = refund && (await lockPayment(tx, refund.payment_id))
    if (!payment) return refused("The id provided does not exist")
    const updated =
      status === "failed"
        ? await updateRefunded(tx, payment, subtract(fromPaise(0), refund.amount_paise))
        : payment
    await recordWebhookEvent(tx, `refund.${status}`, { payment: updated, refund, at: clock.now() })
    return done(refund)
  })
}
