import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openMigrated } from "#test/databases/migrated-database.ts"
import { fromPaise } from "#src/shared/money.ts"
import { createClock } from "../../clock.ts"
import type { Database } from "../../db/database.ts"
import { silentLog } from "../../log/log.ts"
import { createSandboxPayments } from "../create-card-payments.ts"
import { assertSandboxAllowed } from "./keys.ts"
import { aSandbox, origin, price, type SandboxUnderTest } from "./sandbox.factory.ts"
import { createSandbox } from "./sandbox.ts"

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

describe("[PAY-6] the sandbox speaks the provider's API", () => {
  test("an order is paid at the checkout, proven by its signature, and captured", async () => {
    const { id: orderId } = await hotel.order()
    const { fields } = await hotel.pay(orderId)
    expect(
      hotel.payments.isCheckoutSignature({
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
    expect(await hotel.payments.findPayment(fields["razorpay_payment_id"] ?? "")).toEqual(paid)
    expect(await hotel.payments.listPaymentsOfOrder(orderId)).toEqual([paid])
  })

  test("a capture after the sandbox's own is taken for what it is", async () => {
    const { fields } = await hotel.pay((await hotel.order()).id)
    const id = fields["razorpay_payment_id"] ?? ""
    expect(await hotel.payments.capture({ id, amount: price })).toMatchObject({ status: "captured" })
    expect(await hotel.payments.findPayment("pay_unknown")).toBeNull()
  })

  test("an order too small, or a receipt too long, is refused", async () => {
    const small = hotel.payments.createOrder({ amount: fromPaise(99), receipt: "VM-0001", notes: {} })
    await expect(small).rejects.toThrow("minimum amount")
    const long = hotel.payments.createOrder({ amount: price, receipt: "V".repeat(41), notes: {} })
    await expect(long).rejects.toThrow("receipt")
  })

  test("nobody without the key is answered", async () => {
    const reply = await hotel.sandbox.app.request(`${origin}/sandbox/razorpay/v1/orders`, { method: "POST" })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ error: { description: "Authentication failed" } })
  })

  test("keys and orders are the same after a restart", async () => {
    const { id } = await hotel.order()
    const again = await hotel.reopen()
    expect(again.settings).toEqual(hotel.sandbox.settings)
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
    hotel.payments.refund({ paymentId, amount: fromPaise(amount), idempotencyKey })

  test("under one key are made once, and announced once", async () => {
    const { fields } = await hotel.pay((await hotel.order()).id)
    const id = fields["razorpay_payment_id"] ?? ""
    const first = await refund(id, 50_000, "refund-0000000001")
    expect(await refund(id, 50_000, "refund-0000000001")).toEqual(first)
    await expect(refund(id, 60_000, "refund-0000000001")).rejects.toThrow("same idempotency key")
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.site.posts.filter(({ event }) => event?.refund?.id === first.id)).toHaveLength(1)
  })

  test("never exceed what was paid", async () => {
    const { fields } = await hotel.pay((await hotel.order()).id)
    const id = fields["razorpay_payment_id"] ?? ""
    await refund(id, 1_000_000, "refund-0000000001")
    await expect(refund(id, 250_001, "refund-0000000002")).rejects.toThrow("greater than amount captured")
    await refund(id, 250_000, "refund-0000000003")
    expect(await hotel.payments.findPayment(id)).toMatchObject({ status: "refunded" })
  })

  test("need a key of the provider's form", async () => {
    const { fields } = await hotel.pay((await hotel.order()).id)
    await expect(refund(fields["razorpay_payment_id"] ?? "", 100, "short")).rejects.toThrow("idempotency key")
  })
})
