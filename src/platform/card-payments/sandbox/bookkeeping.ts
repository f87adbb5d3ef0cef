import { add, type Money, subtract } from "#src/shared/money.ts"
import { done, refused, type Result } from "#src/shared/result.ts"
import type { Clock } from "../../clock.ts"
import type { Database, Sql } from "../../db/database.ts"
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
} from "./store.ts"
import { noteEvent } from "./webhooks.ts"

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

export type Attempt = Pick<PaymentRow, "method" | "instrument" | "email" | "contact" | "failure_reason"> & {
  readonly orderId: string
}

/** One attempt to pay an order: captured at once, or failed; an order is paid once. */
export function attemptPayment({ db, clock }: Books, { orderId, ...attempt }: Attempt): Outcome<PaymentRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refused("The id provided does not exist")
    if (order.status === "paid") return refused("Order already paid")
    const at = clock.now()
    const payment: Omit<PaymentRow, "refunded_paise"> = {
      ...attempt,
      id: newId("pay"),
      order_id: order.id,
      amount_paise: order.amount_paise,
      status: attempt.failure_reason ? "failed" : "authorized",
      created_at: at.toISOString(),
    }
    const made = await insertPayment(tx, payment)
    if (made.status === "failed") {
      await updateOrder(tx, order.id, "attempted")
      await noteEvent(tx, "payment.failed", { payment: made, at })
      return done(made)
    }
    return done(await captureNow(tx, made, at))
  })
}

async function captureNow(tx: Sql, authorized: PaymentRow, at: Date): Promise<PaymentRow> {
  await noteEvent(tx, "payment.authorized", { payment: authorized, at })
  const payment = await updatePayment(tx, { ...authorized, status: "captured" })
  const order = await updateOrder(tx, payment.order_id, "paid")
  await noteEvent(tx, "payment.captured", { payment, at })
  await noteEvent(tx, "order.paid", { payment, order, at })
  return payment
}

/** The sandbox captures by itself, so a capture is always one too many, as it is at the provider. */
export function refuseCapture(payment: PaymentRow | null): string {
  if (!payment) return "The id provided does not exist"
  return payment.status === "failed"
    ? "Only payments which have been authorized and not yet captured can be captured"
    : "This payment has already been captured"
}

type NewRefund = { paymentId: string; amount: Money | null; idempotencyKey: string | null }

/** Gives back all that is left, or a part of it; the same key with the same amount is the same refund. */
export function refundPayment({ db, clock }: Books, asked: NewRefund): Outcome<RefundRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, asked.paymentId)
    if (!payment) return refused("The id provided does not exist")
    const before = asked.idempotencyKey ? await findRefund(tx, payment.id, asked.idempotencyKey) : null
    if (before) return repeatOf(before, asked)
    if (payment.status !== "captured")
      return refused("The payment status should be captured for action to be taken")
    const left = subtract(payment.amount_paise, payment.refunded_paise)
    const amount = asked.amount ?? left
    if (amount > left) return refused("The refund amount provided is greater than amount captured")
    return done(await refundBooking(tx, payment, { amount, key: asked.idempotencyKey, at: clock.now() }))
  })
}

const repeatOf = (before: RefundRow, { amount }: NewRefund): Result<RefundRow, string> =>
  amount === null || amount === before.amount_paise
    ? done(before)
    : refused("Different request with the same idempotency key has already been processed.")

type GiveBack = { amount: Money; key: string | null; at: Date }

async function refundBooking(
  tx: Sql,
  payment: PaymentRow,
  { amount, key, at }: GiveBack,
): Promise<RefundRow> {
  const refund = await insertRefund(tx, {
    id: newId("rfnd"),
    payment_id: payment.id,
    amount_paise: amount,
    idempotency_key: key,
    created_at: at.toISOString(),
  })
  const refunded = add(payment.refunded_paise, amount)
  const status = refunded === payment.amount_paise ? "refunded" : "captured"
  const updated = await updatePayment(tx, { ...payment, status, refunded_paise: refunded })
  await noteEvent(tx, "refund.processed", { payment: updated, refund, at })
  return refund
}
