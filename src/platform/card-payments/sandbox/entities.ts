import type { DisputeRow } from "./disputes.ts"
import type { OrderRow, PaymentRow, RefundRow } from "./store.ts"

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** An order in the provider's format (razorpay.com/docs/api/orders/entity). */
export const orderEntity = (order: OrderRow) => ({
  id: order.id,
  entity: "order",
  amount: order.amount_paise,
  amount_paid: order.status === "paid" ? order.amount_paise : 0,
  amount_due: order.status === "paid" ? 0 : order.amount_paise,
  currency: "INR",
  receipt: order.receipt,
  offer_id: null,
  status: order.status,
  attempts: order.attempts,
  // The provider sends an empty list when there are no notes.
  notes: Object.keys(order.notes).length > 0 ? order.notes : [],
  created_at: seconds(order.created_at),
})

const refundStatus = ({ refunded_paise, amount_paise }: PaymentRow): "full" | "partial" | null => {
  if (refunded_paise === 0) return null
  return refunded_paise === amount_paise ? "full" : "partial"
}

/** A payment in the provider's format (razorpay.com/docs/api/payments/entity). */
export const paymentEntity = (payment: PaymentRow) => ({
  id: payment.id,
  entity: "payment",
  amount: payment.amount_paise,
  currency: "INR",
  status: payment.status,
  order_id: payment.order_id,
  invoice_id: null,
  international: false,
  method: payment.method,
  amount_refunded: payment.refunded_paise,
  refund_status: refundStatus(payment),
  captured: payment.status === "captured" || payment.status === "refunded",
  description: null,
  card: payment.instrument.last4
    ? { last4: payment.instrument.last4, network: payment.instrument.network }
    : null,
  bank: payment.instrument.bank ?? null,
  wallet: null,
  vpa: payment.instrument.vpa ?? null,
  emi: payment.instrument.months ? { duration: payment.instrument.months } : null,
  email: payment.email,
  contact: payment.contact,
  notes: [],
  fee: null,
  tax: null,
  ...failureFields(payment),
  created_at: seconds(payment.created_at),
})

/** Why a payment failed, for the payment itself, for callbacks and for the browser. */
export const failureOf = (payment: Pick<PaymentRow, "failure_reason">) =>
  payment.failure_reason
    ? {
        code: "BAD_REQUEST_ERROR",
        description:
          payment.failure_reason === "payment_cancelled"
            ? "The payment was failed on request."
            : "The payment was declined by the bank. Please use another method.",
        source: payment.failure_reason === "payment_cancelled" ? "customer" : "issuer_bank",
        step: "payment_authorization",
        reason: payment.failure_reason,
      }
    : null

function failureFields(payment: PaymentRow) {
  const failure = failureOf(payment)
  return {
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
  }
}

/** A refund in the provider's format (razorpay.com/docs/api/refunds/entity). */
export const refundEntity = (refund: RefundRow) => ({
  id: refund.id,
  entity: "refund",
  amount: refund.amount_paise,
  currency: "INR",
  payment_id: refund.payment_id,
  notes: [],
  receipt: null,
  status: refund.status,
  speed_requested: "normal",
  speed_processed: refund.status === "processed" ? "normal" : null,
  created_at: seconds(refund.created_at),
})

/** A dispute in the provider's format (razorpay.com/docs/api/disputes/entity). */
export const disputeEntity = (dispute: DisputeRow) => ({
  id: dispute.id,
  entity: "dispute",
  payment_id: dispute.payment_id,
  amount: dispute.amount_paise,
  currency: "INR",
  amount_deducted: dispute.deducted_paise,
  reason_code: dispute.reason_code,
  respond_by: seconds(dispute.respond_by),
  status: dispute.status,
  phase: "chargeback",
  created_at: seconds(dispute.created_at),
})
