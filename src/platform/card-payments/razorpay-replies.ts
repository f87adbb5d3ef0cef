import { z } from "zod"
import { fromPaise } from "#src/shared/money.ts"
import type {
  ProviderDispute,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  SettledItem,
  WebhookEvent,
} from "./card-payments.ts"

const amount = z.number().int().nonnegative().transform(fromPaise)

export const orderReply = z
  .object({ id: z.string(), amount, currency: z.string() })
  .transform((order): ProviderOrder => order)

export const paymentReply = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount,
    // All amounts are rupees, so other currencies are refused.
    currency: z.literal("INR"),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
    method: z.string(),
  })
  .transform(({ id, order_id, amount: paid, status, method }): ProviderPayment => {
    return { id, orderId: order_id ?? null, amount: paid, status, method }
  })

export const paymentsReply = z.object({ items: z.array(paymentReply) }).transform(({ items }) => items)

const refundShape = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(["pending", "processed", "failed"]),
})

export const refundReply = refundShape.transform(({ id, status }): ProviderRefund => ({ id, status }))

const instant = z.number().transform((seconds) => new Date(seconds * 1000).toISOString())

const disputeReply = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    currency: z.literal("INR"),
    amount_deducted: amount.nullish(),
    reason_code: z.string().nullish(),
    status: z.enum(["open", "under_review", "won", "lost", "closed"]),
    respond_by: instant.nullish(),
    created_at: instant,
  })
  .transform((dispute): ProviderDispute => {
    return {
      id: dispute.id,
      paymentId: dispute.payment_id,
      amount: dispute.amount,
      deducted: dispute.amount_deducted ?? fromPaise(0),
      reason: dispute.reason_code ?? "",
      status: dispute.status,
      respondBy: dispute.respond_by ?? null,
      openedAt: dispute.created_at,
    }
  })

export const disputesReply = z
  .object({ items: z.array(disputeReply) })
  .transform(({ items }): ProviderDispute[] => items)

const reconItem = z.object({
  entity_id: z.string(),
  type: z.string(),
  amount,
  currency: z.literal("INR"),
  fee: amount,
  tax: amount,
  debit: amount,
  credit: amount,
  settled: z.boolean(),
  settled_at: instant.nullish(),
  settlement_id: z.string().nullish(),
  settlement_utr: z.string().nullish(),
  dispute_id: z.string().nullish(),
  description: z.string().nullish(),
})

const kindOf = (type: string): SettledItem["kind"] =>
  type === "payment" || type === "refund" || type === "adjustment" ? type : "other"

/** Items that are not settled yet are left out; a later report contains them. */
export const settledReply = z
  .object({ items: z.array(reconItem) })
  .transform(({ items }): SettledItem[] => items.flatMap(parseSettledItem))

function parseSettledItem(item: z.output<typeof reconItem>): SettledItem[] {
  if (!item.settled || !item.settlement_id || !item.settled_at) return []
  return [
    {
      settlementId: item.settlement_id,
      utr: item.settlement_utr ?? "",
      settledAt: item.settled_at,
      kind: kindOf(item.type),
      entityId: item.entity_id,
      amount: item.amount,
      fee: item.fee,
      tax: item.tax,
      net: fromPaise(item.credit - item.debit),
      disputeId: item.dispute_id ?? null,
      description: item.description ?? "",
    },
  ]
}

const webhookShape = z.object({
  event: z.string(),
  created_at: instant.optional(),
  payload: z.object({
    payment: z.object({ entity: paymentReply }).optional(),
    refund: z.object({ entity: refundShape }).optional(),
    dispute: z.object({ entity: disputeReply }).optional(),
  }),
})

export const webhookReply = webhookShape.transform(({ event, created_at, payload }): WebhookEvent => {
  const refund = payload.refund?.entity
  const dispute = payload.dispute?.entity
  return {
    type: event,
    payment: payload.payment?.entity ?? null,
    refund: refund ? { id: refund.id, status: refund.status, paymentId: refund.payment_id } : null,
    dispute: dispute ? { ...dispute, reportedAt: created_at ?? dispute.openedAt } : null,
  }
})

export const errorReply = z.object({ error: z.object({ code: z.string(), description: z.string() }) })
