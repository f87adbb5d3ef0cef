import type { z } from "zod"
import type { RazorpaySettings } from "#src/config.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import {
  type CardPayments,
  type ProviderDispute,
  ProviderError,
  ProviderRefusal,
  type ProviderPayment,
  type SettledItem,
  type WebhookEvent,
} from "./card-payments.ts"
import { type Ask, createRazorpayRequest, type Fetch, type RequestTiming } from "./razorpay-http.ts"
import {
  disputesReply,
  orderReply,
  paymentReply,
  paymentsReply,
  refundReply,
  settledReply,
  webhookReply,
} from "./razorpay-replies.ts"
import { checkoutPayload, verifySignature } from "./signatures.ts"

type RazorpayClient = Omit<CardPayments, "provider" | "checkout">

const providerId = /^[a-z]{3,6}_[A-Za-z0-9]{1,40}$/
const pathOf = (kind: "orders" | "payments" | "refunds", id: string) =>
  `/v1/${kind}/${encodeURIComponent(id)}`

/** A client of Razorpay's API, or of a service with the same API at another address, such as the sandbox. */
export function createRazorpayClient(
  settings: RazorpaySettings,
  fetch: Fetch,
  timing?: RequestTiming,
): RazorpayClient {
  const ask = createRazorpayRequest(settings, fetch, timing)
  return {
    createOrder: ({ amount, receipt, notes }) =>
      ask(
        { method: "POST", path: "/v1/orders", body: { amount, currency: "INR", receipt, notes } },
        orderReply,
      ),
    findPayment: (paymentId) => find(ask, { kind: "payments", id: paymentId }, paymentReply),
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
    findRefund: (refundId) => find(ask, { kind: "refunds", id: refundId }, refundReply),
    listDisputes: () => listDisputes(ask),
    listSettledItems: (day) => listSettledItems(ask, day),
    checkAccess: async () => void (await ask({ method: "GET", path: "/v1/payments?count=1" }, paymentsReply)),
    isCheckoutSignature: ({ orderId, paymentId, signature }) =>
      verifySignature(checkoutPayload(orderId, paymentId), settings.keySecret, signature),
    verifyWebhook: (rawBody, signature) =>
      verifySignature(rawBody, settings.webhookSecret, signature) ? readEvent(rawBody) : null,
  }
}

type Named = { readonly kind: "payments" | "refunds"; readonly id: string }

// The provider answers 400 to unknown ids. Ids come from browsers, so ids in another format are not sent to it.
async function find<Reply extends z.ZodType>(
  ask: Ask,
  { kind, id }: Named,
  reply: Reply,
): Promise<z.output<Reply> | null> {
  if (!providerId.test(id)) return null
  try {
    return await ask({ method: "GET", path: pathOf(kind, id) }, reply)
  } catch (error) {
    if (error instanceof ProviderRefusal && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}

// A second capture is refused, and the reply to the first may be lost, so the status is read from the payment itself.
async function capture(
  ask: Ask,
  { id, amount }: Parameters<CardPayments["capture"]>[0],
): Promise<ProviderPayment> {
  const path = `${pathOf("payments", id)}/capture`
  try {
    return await ask({ method: "POST", path, body: { amount, currency: "INR" } }, paymentReply)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const payment = await find(ask, { kind: "payments", id }, paymentReply).catch(() => null)
    const isAnswered = error instanceof ProviderRefusal || payment?.status === "captured"
    if (payment?.amount === amount && isAnswered) return payment
    throw error
  }
}

const disputesOfPage = 100

// By id, because a dispute that is opened between two requests shifts the pages, so that one appears twice.
async function listDisputes(ask: Ask): Promise<ProviderDispute[]> {
  const found = new Map<string, ProviderDispute>()
  for (let skip = 0; ; skip += disputesOfPage) {
    const path = `/v1/disputes?count=${disputesOfPage}&skip=${skip}`
    const page = await ask({ method: "GET", path }, disputesReply)
    const hasNew = page.some(({ id }) => !found.has(id))
    for (const dispute of page) found.set(dispute.id, dispute)
    if (page.length < disputesOfPage || !hasNew) return [...found.values()]
  }
}

const itemsOfPage = 1000

async function listSettledItems(ask: Ask, day: CalendarDate): Promise<SettledItem[]> {
  const [year = "", month = "", date = ""] = day.split("-")
  const items: SettledItem[] = []
  for (;;) {
    const query = new URLSearchParams({
      year,
      month,
      day: date,
      count: `${itemsOfPage}`,
      skip: `${items.length}`,
    })
    const page = await ask({ method: "GET", path: `/v1/settlements/recon/combined?${query}` }, settledReply)
    items.push(...page)
    if (page.length < itemsOfPage) return items
  }
}

function readEvent(rawBody: Uint8Array): WebhookEvent | null {
  try {
    return webhookReply.safeParse(JSON.parse(Buffer.from(rawBody).toString("utf8"))).data ?? null
  } catch {
    return null
  }
}
