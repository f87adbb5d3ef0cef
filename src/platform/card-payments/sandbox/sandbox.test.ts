import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { fromPaise } from "#src/shared/money.ts"
import { openMigrated } from "#test/migrated-database.ts"
import { createClock } from "../../clock.ts"
import type { Database } from "../../db/database.ts"
import { silentLog } from "../../log/log.ts"
import type { CardPayments, WebhookEvent } from "../card-payments.ts"
import { createSandboxPayments } from "../create-card-payments.ts"
import { assertSandboxAllowed } from "./keys.ts"
import { createSandbox, type Sandbox } from "./sandbox.ts"

const origin = "https://vimana.example"
const price = fromPaise(1_250_000)

let db: Database
let now: Date
let sandbox: Sandbox
let payments: CardPayments
let posts: { id: string; event: WebhookEvent | null }[]
let isSiteWell: boolean

const open = () =>
  createSandbox({
    db,
    origin,
    clock: createClock(() => now),
    log: silentLog,
    live: null,
    deliverWebhook: async (body, headers) => {
      const event = payments.readWebhook(
        new TextEncoder().encode(body),
        headers["x-razorpay-signature"] ?? "",
      )
      posts.push({ id: headers["x-razorpay-event-id"] ?? "", event })
      return { ok: isSiteWell }
    },
  })

beforeAll(async () => {
  db = await openMigrated()
})

beforeEach(async () => {
  now = new Date("2026-12-25T10:00:00Z")
  isSiteWell = true
  posts = []
  sandbox = await open()
  payments = createSandboxPayments(sandbox)
  return async () => {
    sandbox.webhooks.stop()
    await db.execute("delete from sandbox_events")
  }
})

afterAll(() => db.close())

const order = () => payments.createOrder({ amount: price, receipt: "VM-0001", notes: { booking: "VM-0001" } })

const post = (path: string, fields: Record<string, string>) =>
  sandbox.app.request(`${origin}/sandbox/razorpay/v1/checkout/${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  })

const checkoutOf = (orderId: string) => ({
  key_id: sandbox.settings.keyId,
  order_id: orderId,
  amount: String(price),
  currency: "INR",
  name: "Vimana",
  "prefill[email]": "asha@example.com",
  callback_url: `${origin}/payment/callback`,
  cancel_url: `${origin}/payment/VM-0001`,
})

const upi = (vpa: string) => ({ action: "pay", method: "upi", vpa })

async function pay(orderId: string, chosen: Record<string, string> = upi("success@upi")) {
  const reply = await post("pay", { ...checkoutOf(orderId), ...chosen })
  const text = await reply.text()
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return {
    status: reply.status,
    text,
    fields: Object.fromEntries(hidden.map(([, name = "", value]) => [name, value])),
  }
}

const types = () => posts.map(({ event }) => event?.type)

describe("[PAY-6] the sandbox speaks the provider's API", () => {
  test("an order is paid at the checkout, proven by its signature, and captured", async () => {
    const { id: orderId } = await order()
    const { fields } = await pay(orderId)
    expect(
      payments.isCheckoutSignature({
        orderId,
        paymentId: fields["razorpay_payment_id"] ?? "",
        signature: fields["razorpay_signature"] ?? "",
      }),
    ).toBe(true)
    const paid = {
      id: fields["razorpay_payment_id"],
      orderId,
      amount: price,
      status: "captured",
      method: "upi",
    }
    expect(await payments.findPayment(fields["razorpay_payment_id"] ?? "")).toEqual(paid)
    expect(await payments.listPaymentsOfOrder(orderId)).toEqual([paid])
  })

  test("a capture after the sandbox's own is taken for what it is", async () => {
    const { fields } = await pay((await order()).id)
    const id = fields["razorpay_payment_id"] ?? ""
    expect(await payments.capture({ id, amount: price })).toMatchObject({ status: "captured" })
    expect(await payments.findPayment("pay_unknown")).toBeNull()
  })

  test("an order too small, or a receipt too long, is refused", async () => {
    const small = payments.createOrder({ amount: fromPaise(99), receipt: "VM-0001", notes: {} })
    await expect(small).rejects.toThrow("minimum amount")
    const long = payments.createOrder({ amount: price, receipt: "V".repeat(41), notes: {} })
    await expect(long).rejects.toThrow("receipt")
  })

  test("nobody without the key is answered", async () => {
    const reply = await sandbox.app.request(`${origin}/sandbox/razorpay/v1/orders`, { method: "POST" })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ error: { description: "Authentication failed" } })
  })

  test("keys and orders are the same after a restart", async () => {
    const { id } = await order()
    const again = await open()
    expect(again.settings).toEqual(sandbox.settings)
    expect(await createSandboxPayments(again).listPaymentsOfOrder(id)).toEqual([])
    again.webhooks.stop()
  })

  test("it cannot be opened beside live keys", async () => {
    const live = {
      keyId: "rzp_live_1",
      keySecret: "s",
      webhookSecret: "w",
      baseUrl: "https://api.razorpay.com",
    }
    expect(() => assertSandboxAllowed(live)).toThrow("sandbox cannot be opened")
    const opening = createSandbox({
      db,
      origin,
      clock: createClock(),
      log: silentLog,
      live,
      deliverWebhook: async () => ({ ok: true }),
    })
    await expect(opening).rejects.toThrow("sandbox cannot be opened")
  })
})

describe("[PAY-6] refunds", () => {
  const refund = (paymentId: string, amount: number, idempotencyKey: string) =>
    payments.refund({ paymentId, amount: fromPaise(amount), idempotencyKey })

  test("under one key are made once, and announced once", async () => {
    const { fields } = await pay((await order()).id)
    const id = fields["razorpay_payment_id"] ?? ""
    const first = await refund(id, 50_000, "refund-0000000001")
    expect(await refund(id, 50_000, "refund-0000000001")).toEqual(first)
    await expect(refund(id, 60_000, "refund-0000000001")).rejects.toThrow("same idempotency key")
    await sandbox.webhooks.deliver()
    expect(posts.filter(({ event }) => event?.refund?.id === first.id)).toHaveLength(1)
  })

  test("never exceed what was paid", async () => {
    const { fields } = await pay((await order()).id)
    const id = fields["razorpay_payment_id"] ?? ""
    await refund(id, 1_000_000, "refund-0000000001")
    await expect(refund(id, 250_001, "refund-0000000002")).rejects.toThrow("greater than amount captured")
    await refund(id, 250_000, "refund-0000000003")
    expect(await payments.findPayment(id)).toMatchObject({ status: "refunded" })
  })

  test("need a key of the provider's form", async () => {
    const { fields } = await pay((await order()).id)
    await expect(refund(fields["razorpay_payment_id"] ?? "", 100, "short")).rejects.toThrow("idempotency key")
  })
})

describe("[PAY-3] the checkout", () => {
  const failures: [string, Record<string, string>][] = [
    [
      "a declined card",
      {
        action: "pay",
        method: "card",
        card_number: "4000000000000002",
        card_expiry: "12/34",
        card_cvv: "123",
        card_name: "Asha",
      },
    ],
    ["a declined UPI address", upi("failure@upi")],
    ["a bank that declines", { action: "pay", method: "netbanking", bank: "FAIL" }],
    ["the button that fails it", { action: "fail", method: "card" }],
  ]
  test.for(failures)("fails by %s, says so, and can be tried again", async ([, chosen]) => {
    const { id } = await order()
    const { fields } = await pay(id, chosen)
    expect(fields["error[code]"]).toBe("BAD_REQUEST_ERROR")
    expect(fields["error[reason]"]).toMatch(/^payment_/)
    expect(await payments.listPaymentsOfOrder(id)).toMatchObject([{ status: "failed" }])
    expect((await pay(id)).fields["razorpay_order_id"]).toBe(id)
  })

  const successes: [string, Record<string, string>][] = [
    [
      "card",
      { card_number: "4111 1111 1111 1111", card_expiry: "12/34", card_cvv: "123", card_name: "Asha" },
    ],
    ["upi", { vpa: "success@upi" }],
    ["netbanking", { bank: "SBIN" }],
    ["emi", { emi_bank: "HDFC", emi_months: "6" }],
  ]
  test.for(successes)("takes a payment by %s", async ([method, chosen]) => {
    const { id } = await order()
    await pay(id, { action: "pay", method, ...chosen })
    expect(await payments.listPaymentsOfOrder(id)).toMatchObject([{ status: "captured", method }])
  })

  test("closed, goes back to the site with nothing paid", async () => {
    const { id } = await order()
    const reply = await post("pay", { ...checkoutOf(id), action: "close" })
    expect(reply.headers.get("location")).toBe(`${origin}/payment/VM-0001`)
    expect(await payments.listPaymentsOfOrder(id)).toEqual([])
  })

  test("says beside the fields what is wrong, and writes back no card that is not its own", async () => {
    const { id } = await order()
    const { status, text } = await pay(id, {
      action: "pay",
      method: "card",
      card_number: "5555 5555 5555 4444",
      card_expiry: "13/34",
    })
    expect(status).toBe(422)
    expect(text).toContain('id="card_number-problem"')
    expect(text).toContain('id="card_expiry-problem"')
    expect(text).not.toContain("5555")
  })

  test("takes the money of an order once", async () => {
    const { id } = await order()
    await pay(id)
    const again = await pay(id)
    expect(again.status).toBe(400)
    expect(again.text).toContain("Order already paid")
    expect(again.text).toContain(`href="${origin}/payment/VM-0001"`)
    expect(await payments.listPaymentsOfOrder(id)).toHaveLength(1)
  })

  const strangers: [string, Record<string, string>][] = [
    ["a callback elsewhere", { callback_url: "https://elsewhere.example/" }],
    ["a callback that only looks like ours", { callback_url: `${origin}.elsewhere.example/` }],
    ["a script for a callback", { callback_url: "javascript:alert(1)" }],
    ["a way back elsewhere", { cancel_url: "//elsewhere.example" }],
    ["another amount", { amount: "100" }],
    ["an unknown order", { order_id: "order_unknown" }],
    ["another key", { key_id: "rzp_live_1" }],
  ]
  test.for(strangers)("[PAY-4] refuses %s", async ([, fields]) => {
    const { id } = await order()
    expect((await post("embedded", { ...checkoutOf(id), ...fields })).status).toBe(400)
  })

  test("is marked as a sandbox, writes what it is given as text, and allows nothing inline", async () => {
    const { id } = await order()
    const reply = await post("embedded", { ...checkoutOf(id), description: "<script>alert(1)</script>" })
    const text = await reply.text()
    expect(text).toContain("Sandbox: no money moves.")
    expect(text).not.toMatch(/<script>|style=|\son\w+=/)
    const policy = reply.headers.get("content-security-policy")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain(`form-action 'self' ${origin}`)
    expect(policy).not.toContain("unsafe")
  })

  test("its script and styles are served by itself", async () => {
    const typeOf = async (path: string) => {
      const reply = await sandbox.app.request(`${origin}/sandbox/razorpay/${path}`)
      return reply.headers.get("content-type")
    }
    expect(await typeOf("v1/checkout.js")).toContain("text/javascript")
    expect(await typeOf("sandbox.js")).toContain("text/javascript")
    expect(await typeOf("sandbox.css")).toContain("text/css")
    expect(await typeOf("checkout-frame.css")).toContain("text/css")
  })
})

describe("[PAY-5] webhooks", () => {
  const success = ["payment.authorized", "payment.captured", "order.paid"]

  test("tell of a payment without its callback, signed, with an id each", async () => {
    const { id } = await order()
    await pay(id)
    await sandbox.webhooks.deliver()
    expect(types()).toEqual(success)
    expect(new Set(posts.map((each) => each.id)).size).toBe(3)
    expect(posts[1]?.event?.payment).toMatchObject({ orderId: id, amount: price, status: "captured" })
  })

  test("tell of a failure", async () => {
    await pay((await order()).id, upi("failure@upi"))
    await sandbox.webhooks.deliver()
    expect(types()).toEqual(["payment.failed"])
  })

  test("[L-10] come twice, with the same id, when asked to", async () => {
    sandbox.webhooks.behave("repeated")
    await pay((await order()).id)
    await sandbox.webhooks.deliver()
    expect(types()).toEqual(success.flatMap((type) => [type, type]))
    expect(new Set(posts.map((each) => each.id)).size).toBe(3)
  })

  test("[L-10] come out of order when asked to", async () => {
    sandbox.webhooks.behave("disordered")
    await pay((await order()).id)
    await sandbox.webhooks.deliver()
    expect(types()).toEqual(success.toReversed())
  })

  test("[L-7] come late when asked to", async () => {
    sandbox.webhooks.behave("late")
    await pay((await order()).id)
    await sandbox.webhooks.deliver()
    expect(posts).toEqual([])
    sandbox.webhooks.behave("prompt")
    await sandbox.webhooks.deliver()
    expect(types()).toEqual(success)
  })

  test("come again, later and later, until the site answers well", async () => {
    isSiteWell = false
    await pay((await order()).id, upi("failure@upi"))
    await sandbox.webhooks.deliver()
    await sandbox.webhooks.deliver()
    expect(posts).toHaveLength(1)
    now = new Date(now.getTime() + 2_000)
    isSiteWell = true
    await sandbox.webhooks.deliver()
    now = new Date(now.getTime() + 86_400_000)
    await sandbox.webhooks.deliver()
    expect(types()).toEqual(["payment.failed", "payment.failed"])
  })

  test("left undelivered by a former process are delivered by the next", async () => {
    sandbox.webhooks.behave("late")
    await pay((await order()).id, upi("failure@upi"))
    sandbox.webhooks.stop()
    const next = await open()
    await next.webhooks.deliver()
    expect(types()).toEqual(["payment.failed"])
    next.webhooks.stop()
  })
})
