import type { RazorpaySettings } from "#src/config.ts"
import type { CardPayments, ProviderPayment, WebhookEvent } from "./card-payments.ts"
import { type Ask, createAsk, type Fetch, ProviderRefusal } from "./razorpay-http.ts"
import { orderReply, paymentReply, paymentsReply, refundReply, webhookReply } from "./razorpay-replies.ts"
import { checkoutProof, isSignatureOf } from "./signatures.ts"

type RazorpayClient = Omit<CardPayments, "provider" | "checkout">

const providerId = /^[a-z]{3,6}_[A-Za-z0-9]{1,40}$/
const pathOf = (kind: "orders" | "payments", id: string) => `/v1/${kind}/${encodeURIComponent(id)}`

/** A client of Razorpay's API, of its sandbox, or of anything else that speaks the same at another address. */
export function createRazorpayClient(settings: RazorpaySettings, fetch: Fetch): RazorpayClient {
  const ask = createAsk(settings, fetch)
  return {
    createOrder: ({ amount, receipt, notes }) =>
      ask(
        { method: "POST", path: "/v1/orders", body: { amount, currency: "INR", receipt, notes } },
        orderReply,
      ),
    findPayment: (paymentId) => findPayment(ask, paymentId),
    listPaymentsOfOrder: (orderId) =>
      ask({ method: "GET", path: `${pathOf("orders", orderId)}/payments` }, paymentsReply),
    capture: (payment) => capture(ask, payment),
    refund: ({ paymentId, amount, idempotencyKey }) =>
      ask(
        {
          method: "POST",
          path: `${pathOf("payments", paymentId)}/refund`,
          body: { amount },
          // At least 10 characters: letters and digits, hyphens and underscores (razorpay.com/docs/api/refunds/normal-refunds-idempotent).
          headers: { "x-refund-idempotency": idempotencyKey },
        },
        refundReply,
      ),
    isCheckoutSignature: ({ orderId, paymentId, signature }) =>
      isSignatureOf(checkoutProof(orderId, paymentId), settings.keySecret, signature),
    readWebhook: (rawBody, signature) =>
      isSignatureOf(rawBody, settings.webhookSecret, signature) ? readEvent(rawBody) : null,
  }
}

// The provider answers 400 to ids it does not know. Ids come from browsers: others than its own are not asked for.
async function findPayment(ask: Ask, paymentId: string): Promise<ProviderPayment | null> {
  if (!providerId.test(paymentId)) return null
  try {
    return await ask({ method: "GET", path: pathOf("payments", paymentId) }, paymentReply)
  } catch (error) {
    if (error instanceof ProviderRefusal && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}

// A second capture is refused by the provider, though the money is where it should be.
async function capture(
  ask: Ask,
  { id, amount }: Parameters<CardPayments["capture"]>[0],
): Promise<ProviderPayment> {
  const path = `${pathOf("payments", id)}/capture`
  try {
    return await ask({ method: "POST", path, body: { amount, currency: "INR" } }, paymentReply)
  } catch (error) {
    const payment = error instanceof ProviderRefusal ? await findPayment(ask, id) : null
    if (payment?.status === "captured" && payment.amount === amount) return payment
    throw error
  }
}

function readEvent(rawBody: Uint8Array): WebhookEvent | null {
  try {
    return webhookReply.safeParse(JSON.parse(Buffer.from(rawBody).toString("utf8"))).data ?? null
  } catch {
    return null
  }
}
