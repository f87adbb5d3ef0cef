import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openMigrated } from "#test/databases/migrated-database.ts"
import type { Database } from "../../db/database.ts"
import { aSandbox, origin, type SandboxUnderTest, upi } from "./sandbox.factory.ts"

let db: Database
let hotel: SandboxUnderTest

beforeAll(async () => {
  db = await openMigrated()
})
beforeEach(async () => {
  hotel = await aSandbox(db)
  return () => hotel.close()
})
afterAll(() => db.close())

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
    const { id } = await hotel.order()
    const { fields } = await hotel.pay(id, chosen)
    expect(fields["error[code]"]).toBe("BAD_REQUEST_ERROR")
    expect(fields["error[reason]"]).toMatch(/^payment_/)
    expect(await hotel.payments.listPaymentsOfOrder(id)).toMatchObject([{ status: "failed" }])
    expect((await hotel.pay(id)).fields["razorpay_order_id"]).toBe(id)
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
    const { id } = await hotel.order()
    await hotel.pay(id, { action: "pay", method, ...chosen })
    expect(await hotel.payments.listPaymentsOfOrder(id)).toMatchObject([{ status: "captured", method }])
  })

  test("when closed, returns to the site without a payment", async () => {
    const { id } = await hotel.order()
    const reply = await hotel.post("pay", { ...hotel.checkoutOf(id), action: "close" })
    expect(reply.headers.get("location")).toBe(`${origin}/payment/VM-0001`)
    expect(await hotel.payments.listPaymentsOfOrder(id)).toEqual([])
  })

  test("[PAY-2] is served, and returns, under the host by which the guest opened the site", async () => {
    const { scriptUrl, formUrl } = hotel.payments.checkout
    expect([scriptUrl, formUrl]).toEqual([
      "/sandbox/razorpay/v1/checkout.js",
      "/sandbox/razorpay/v1/checkout/embedded",
    ])
    const { id } = await hotel.order()
    const returns = { callback_url: "/api/payments/callback?booking=1", cancel_url: "/payment/1" }
    const closed = await hotel.post("pay", { ...hotel.checkoutOf(id), ...returns, action: "close" })
    expect(closed.headers.get("location")).toBe("/payment/1")
    const paid = await hotel.post("pay", { ...hotel.checkoutOf(id), ...returns, ...upi("success@upi") })
    expect(await paid.text()).toContain('action="/api/payments/callback?booking=1"')
  })

  test("shows errors beside the fields, and sends no card number back except its own test numbers", async () => {
    const { id } = await hotel.order()
    const { status, text } = await hotel.pay(id, {
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

  test("an order is paid once", async () => {
    const { id } = await hotel.order()
    await hotel.pay(id)
    const again = await hotel.pay(id)
    expect(again.status).toBe(400)
    expect(again.text).toContain("Order already paid")
    expect(again.text).toContain(`href="${origin}/payment/VM-0001"`)
    expect(await hotel.payments.listPaymentsOfOrder(id)).toHaveLength(1)
  })

  const strangers: [string, Record<string, string>][] = [
    ["a callback elsewhere", { callback_url: "https://elsewhere.example/" }],
    ["a callback that only looks like ours", { callback_url: `${origin}.elsewhere.example/` }],
    ["a script for a callback", { callback_url: "javascript:alert(1)" }],
    ["no callback", { callback_url: "" }],
    ["a callback to a host without its scheme", { callback_url: "/\\elsewhere.example" }],
    ["a way back elsewhere", { cancel_url: "//elsewhere.example" }],
    ["another amount", { amount: "100" }],
    ["an unknown order", { order_id: "order_unknown" }],
    ["another key", { key_id: "rzp_live_1" }],
  ]
  test.for(strangers)("[PAY-4] refuses %s", async ([, fields]) => {
    const { id } = await hotel.order()
    expect((await hotel.post("embedded", { ...hotel.checkoutOf(id), ...fields })).status).toBe(400)
  })

  test("is marked as a sandbox, escapes its input, and allows no inline scripts or styles", async () => {
    const { id } = await hotel.order()
    const reply = await hotel.post("embedded", {
      ...hotel.checkoutOf(id),
      description: "<script>alert(1)</script>",
    })
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
      const reply = await hotel.sandbox.app.request(`${origin}/sandbox/razorpay/${path}`)
      return reply.headers.get("content-type")
    }
    expect(await typeOf("v1/checkout.js")).toContain("text/javascript")
    expect(await typeOf("sandbox.js")).toContain("text/javascript")
    expect(await typeOf("sandbox.css")).toContain("text/css")
    expect(await typeOf("checkout-frame.css")).toContain("text/css")
  })
})
