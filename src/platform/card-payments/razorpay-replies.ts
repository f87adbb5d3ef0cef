import { z } from "zod"
import { fromPaise } from "#src/shared/money.ts"
import type { ProviderOrder, ProviderPayment, ProviderRefund, WebhookEvent } from "./card-payments.ts"

const amount = z.number().int().nonnegative().transform(fromPaise)

export const orderReply = z
  .object({ id: z.string(), amount, currency: z.string() })
  .transform((order): ProviderOrder => order)

export const paymentReply = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount,
    // Amounts are read as rupees everywhere: another currency must never pass for them.
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

const webhookShape = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: paymentReply }).optional(),
    refund: z.object({ entity: refundShape }).optional(),
  }),
})

export const webhookReply = webhookShape.transform(({ event, payload }): WebhookEvent => {
  const refund = payload.refund?.entity
  return {
    type: event,
    payment: payload.payment?.entity ?? null,
    refund: refund ? { id: refund.id, status: refund.status, paymentId: refund.payment_id } : null,
  }
})

export const errorReply = z.object({ error: z.object({ code: z.string(), description: z.string() }) })
