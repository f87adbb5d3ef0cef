import { createHmac } from "node:crypto"
import type { CardPayments, ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Money } from "#src/shared/money.ts"

type Captured = { id: string; orderId: string; amount: Money }

export type TestCardPayments = CardPayments & {
  /** Makes a captured payment as if the guest had paid. */
  pay(payment: Captured): ProviderPayment
  signatureOf(orderId: string, paymentId: string): string
}

const secret = "test-key-secret"

/** A card provider in memory: orders and payments that tests make, signatures by a known secret, no webhooks. */
export function createTestCardPayments(): TestCardPayments {
  const payments = new Map<string, ProviderPayment>()
  const refunds = new Map<string, string>()
  let orders = 0
  const signatureOf = (orderId: string, paymentId: string) =>
    createHmac("sha256", secret).update(`${orderId}|${paymentId}`).digest("hex")
  const keep = (payment: ProviderPayment) => {
    payments.set(payment.id, payment)
    return payment
  }
  return {
    provider: "sandbox",
    checkout: {
      keyId: "rzp_test_tests",
      scriptUrl: "/sandbox/checkout.js",
      formUrl: "/sandbox/checkout",
      isSandbox: true,
    },
    async createOrder({ amount }) {
      orders += 1
      return { id: `order_test${orders}`, amount, currency: "INR" }
    },
    findPayment: async (id) => payments.get(id) ?? null,
    listPaymentsOfOrder: async (orderId) =>
      [...payments.values()].filter((payment) => payment.orderId === orderId),
    async capture({ id, amount }) {
      const payment = payments.get(id)
      return keep({ id, orderId: payment?.orderId ?? null, amount, status: "captured", method: "card" })
    },
    async refund({ idempotencyKey }) {
      const id = refunds.get(idempotencyKey) ?? `rfnd_test${refunds.size + 1}`
      refunds.set(idempotencyKey, id)
      return { id, status: "processed" }
    },
    findRefund: async (id) => ([...refunds.values()].includes(id) ? { id, status: "processed" } : null),
    listDisputes: async () => [],
    listSettledItems: async () => [],
    checkAccess: async () => undefined,
    isCheckoutSignature: ({ orderId, paymentId, signature }) => signature === signatureOf(orderId, paymentId),
    verifyWebhook: () => null,
    pay: ({ id, orderId, amount }) => keep({ id, orderId, amount, status: "captured", method: "card" }),
    signatureOf,
  }
}
