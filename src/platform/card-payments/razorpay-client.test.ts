import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromPaise } from "#src/shared/money.ts"
import { ProviderError } from "./card-payments.ts"
import { createRazorpayClient } from "./razorpay-client.ts"
import { checkoutPayload, sign } from "./signatures.ts"

const settings = {
  keyId: "rzp_test_key",
  keySecret: "key secret",
  webhookSecret: "webhook secret",
  baseUrl: "https://provider.example",
}

const payment = {
  id: "pay_1",
  order_id: "order_1",
  amount: 1_250_000,
  currency: "INR",
  status: "captured",
  method: "upi",
}

/** A provider that returns these answers in order, and records its requests. */
function answering(...answers: [status: number, body: unknown][]) {
  const requests: Request[] = []
  const client = createRazorpayClient(settings, (request) => {
    requests.push(request)
    const [status, body] = answers[requests.length - 1] ?? [500, "asked too often"]
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status })
  })
  return { client, requests }
}

const refusal = (description: string) => ({ error: { code: "BAD_REQUEST_ERROR", description } })
const bytes = (text: string) => new TextEncoder().encode(text)

describe("[PAY-6] the provider is asked", () => {
  test("for an order in paise, with Basic credentials, at the configured address", async () => {
    const { client, requests } = answering([
      200,
      { id: "order_1", amount: 1_250_000, currency: "INR", notes: [] },
    ])
    const order = await client.createOrder({
      amount: fromPaise(1_250_000),
      receipt: "VM-0001",
      notes: { booking: "VM-0001" },
    })
    expect(order).toEqual({ id: "order_1", amount: 1_250_000, currency: "INR" })
    const [request] = requests
    expect(request?.url).toBe("https://provider.example/v1/orders")
    expect(request?.headers.get("authorization")).toBe(`Basic ${btoa("rzp_test_key:key secret")}`)
    expect(await request?.json()).toEqual({
      amount: 1_250_000,
      currency: "INR",
      receipt: "VM-0001",
      notes: { booking: "VM-0001" },
    })
  })

  test("for a payment, null when it knows none", async () => {
    const { client } = answering([200, payment], [400, refusal("The id provided does not exist")])
    expect(await client.findPayment("pay_1")).toEqual({
      id: "pay_1",
      orderId: "order_1",
      amount: 1_250_000,
      status: "captured",
      method: "upi",
    })
    expect(await client.findPayment("pay_2")).toBeNull()
  })

  test("never for an id of another format", async () => {
    const { client, requests } = answering()
    for (const id of ["", "pay_1/../../orders/order_1", "pay_1?expand=card", "pay 1"]) {
      expect(await client.findPayment(id)).toBeNull()
    }
    expect(requests).toEqual([])
  })

  test("for the payments of an order, to reconcile", async () => {
    const { client, requests } = answering([200, { entity: "collection", count: 1, items: [payment] }])
    expect(await client.listPaymentsOfOrder("order_1")).toMatchObject([{ id: "pay_1", status: "captured" }])
    expect(requests[0]?.url).toBe("https://provider.example/v1/orders/order_1/payments")
  })

  test("to capture, and a capture repeated is no failure", async () => {
    const already = refusal("This payment has already been captured")
    const { client } = answering(
      [200, payment],
      [400, already],
      [200, payment],
      [400, already],
      [200, payment],
    )
    const money = { id: "pay_1", amount: fromPaise(1_250_000) }
    expect(await client.capture(money)).toMatchObject({ status: "captured" })
    expect(await client.capture(money)).toMatchObject({ status: "captured" })
    await expect(client.capture({ ...money, amount: fromPaise(100) })).rejects.toThrow(
      "already been captured",
    )
  })

  test("for disputes page by page, and not for ever when it sends the same page again", async () => {
    const pageOf = (first: number, count: number) => ({
      items: Array.from({ length: count }, (_, at) => ({
        id: `disp_${first + at}`,
        payment_id: "pay_1",
        amount: 100,
        currency: "INR",
        status: "open",
        created_at: 1_590_059_211,
      })),
    })
    const { client, requests } = answering([200, pageOf(1, 100)], [200, pageOf(100, 30)])
    expect(await client.listDisputes()).toHaveLength(129)
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      "?count=100&skip=0",
      "?count=100&skip=100",
    ])
    const repeating = answering([200, pageOf(1, 100)], [200, pageOf(1, 100)])
    expect(await repeating.client.listDisputes()).toHaveLength(100)
  })

  test("to refund, under a key that makes repeats harmless", async () => {
    const { client, requests } = answering([200, { id: "rfnd_1", payment_id: "pay_1", status: "processed" }])
    const refund = { paymentId: "pay_1", amount: fromPaise(50_000), idempotencyKey: "refund-0000000001" }
    expect(await client.refund(refund)).toEqual({ id: "rfnd_1", status: "processed" })
    expect(requests[0]?.headers.get("x-refund-idempotency")).toBe("refund-0000000001")
    expect(await requests[0]?.json()).toEqual({ amount: 50_000 })
  })
})

describe("[PAY-3] a failure of the provider throws a ProviderError", () => {
  const troubles: [string, number, unknown][] = [
    ["it fails", 503, "try later"],
    ["it answers with no JSON", 200, "<html>"],
    ["its answer contradicts its documentation", 200, { id: "pay_1", amount: "1250000" }],
    ["its answer has another currency", 200, { ...payment, currency: "USD" }],
    ["our keys are wrong", 401, refusal("Authentication failed")],
  ]
  test.for(troubles)("when %s", async ([, status, body]) => {
    const { client } = answering([status, body])
    await expect(client.findPayment("pay_1")).rejects.toBeInstanceOf(ProviderError)
  })

  test("when it cannot be reached, with the cause kept", async () => {
    const cause = new TypeError("connection refused")
    const client = createRazorpayClient(settings, () => Promise.reject(cause))
    await expect(client.findPayment("pay_1")).rejects.toMatchObject({ name: "ProviderError", cause })
  })
})

describe("[PAY-4] the checkout's signature", () => {
  const { client } = answering()
  const word = fc.string({ minLength: 1, maxLength: 30 })

  test("proves one payment of one order", () => {
    fc.assert(
      fc.property(word, word, (orderId, paymentId) => {
        const signature = sign(checkoutPayload(orderId, paymentId), settings.keySecret)
        expect(client.isCheckoutSignature({ orderId, paymentId, signature })).toBe(true)
      }),
    )
  })

  test("[PAY-4] refuses a signature over another order", () => {
    const signature = sign(checkoutPayload("order_1", "pay_1"), settings.keySecret)
    expect(client.isCheckoutSignature({ orderId: "order_2", paymentId: "pay_1", signature })).toBe(false)
    expect(client.isCheckoutSignature({ orderId: "order_1", paymentId: "pay_2", signature })).toBe(false)
  })

  test("[PAY-4] refuses whatever else is given for a signature", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (signature) => {
        expect(client.isCheckoutSignature({ orderId: "order_1", paymentId: "pay_1", signature })).toBe(false)
      }),
    )
  })
})

describe("[L-9] a webhook is checked over its raw bytes", () => {
  const { client } = answering()
  const event = JSON.stringify(
    { event: "payment.captured", payload: { payment: { entity: payment } } },
    null,
    2,
  )

  test("and read when it is the provider's", () => {
    expect(client.verifyWebhook(bytes(event), sign(bytes(event), settings.webhookSecret))).toEqual({
      type: "payment.captured",
      payment: { id: "pay_1", orderId: "order_1", amount: 1_250_000, status: "captured", method: "upi" },
      refund: null,
      dispute: null,
    })
  })

  test("so that the same JSON with other spaces is refused", () => {
    const signature = sign(bytes(event), settings.webhookSecret)
    expect(client.verifyWebhook(bytes(JSON.stringify(JSON.parse(event))), signature)).toBeNull()
  })

  test("so that one changed bit is refused", () => {
    const body = bytes(event)
    const signature = sign(body, settings.webhookSecret)
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.nat(7), (at, bit) => {
        const changed = body.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte))
        expect(client.verifyWebhook(changed, signature)).toBeNull()
      }),
    )
  })

  test("and any bytes, signed or not, are read or refused without a fault", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        expect(client.verifyWebhook(body, sign(body, settings.webhookSecret))).toBeNull()
      }),
    )
  })

  test("the key of the API signs no webhook", () => {
    expect(client.verifyWebhook(bytes(event), sign(bytes(event), settings.keySecret))).toBeNull()
  })

  test("a refund is read with its payment", () => {
    const refund = { id: "rfnd_1", payment_id: "pay_1", status: "processed" }
    const body = bytes(JSON.stringify({ event: "refund.processed", payload: { refund: { entity: refund } } }))
    expect(client.verifyWebhook(body, sign(body, settings.webhookSecret))).toEqual({
      type: "refund.processed",
      payment: null,
      refund: { id: "rfnd_1", paymentId: "pay_1", status: "processed" },
      dispute: null,
    })
  })
})
