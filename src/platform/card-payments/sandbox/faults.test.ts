import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openMigrated } from "#test/databases/migrated-database.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { ProviderError } from "../card-payments.ts"
import { createSandboxPayments } from "../create-card-payments.ts"
import type { Database } from "../../db/database.ts"
import { aSandbox, origin, price, type SandboxUnderTest, upi } from "./sandbox.factory.ts"

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

async function paid(): Promise<string> {
  const { fields } = await hotel.pay((await hotel.order()).id)
  return fields["razorpay_payment_id"] ?? ""
}

const refund = (paymentId: string, amount: number, idempotencyKey = "refund-0000000001") =>
  hotel.payments.refund({ paymentId, amount: fromPaise(amount), idempotencyKey })

/** Uses the sandbox's own endpoint, as a developer does. */
async function post(path: string, body: object, secret = hotel.sandbox.settings.keySecret) {
  const reply = await hotel.sandbox.app.request(`${origin}/sandbox/razorpay/faults${path}`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${hotel.sandbox.settings.keyId}:${secret}`)}` },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: reply.status === 200 ? await reply.json() : null }
}

describe("[PAY-3] the sandbox's API fails on request", () => {
  test.each(["unreachable", "unavailable"] as const)("%s: nothing is done", async (api) => {
    const id = await paid()
    hotel.sandbox.misbehave({ api })
    await expect(refund(id, 50_000)).rejects.toBeInstanceOf(ProviderError)
    hotel.sandbox.misbehave({})
    expect(await hotel.payments.findPayment(id)).toMatchObject({ status: "captured" })
    expect(await db.execute("select 1 from sandbox_refunds where payment_id = $1", [id])).toEqual([])
  })

  test("error-after-work: a refund is made once, although it is requested again", async () => {
    const id = await paid()
    hotel.sandbox.misbehave({ api: "error-after-work" })
    await expect(refund(id, 50_000)).rejects.toThrow("answered 500")
    hotel.sandbox.misbehave({})
    const { id: refundId } = await refund(id, 50_000)
    expect(await hotel.payments.findRefund(refundId)).toEqual({ id: refundId, status: "processed" })
    expect(await db.execute("select 1 from sandbox_refunds where payment_id = $1", [id])).toHaveLength(1)
  })

  test("slow: the client times out, and does not retry", async () => {
    const id = await paid()
    hotel.sandbox.misbehave({ api: "slow" })
    const shortTimeout = createSandboxPayments(hotel.sandbox, {
      timeoutMilliseconds: 30,
      retryAfterMilliseconds: 1,
    })
    await expect(shortTimeout.findPayment(id)).rejects.toMatchObject({ cause: { name: "TimeoutError" } })
  })
})

describe("[L-7] payments go wrong on request", () => {
  test("a late authorisation shows a failure, is announced, and is captured by the site", async () => {
    const order = await hotel.order()
    const answer = await hotel.pay(order.id, { ...upi("success@upi"), fault: "late-authorization" })
    expect(answer.text).toContain("did not confirm the payment in time")
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(["payment.authorized"])
    const [payment] = await hotel.payments.listPaymentsOfOrder(order.id)
    expect(payment?.status).toBe("authorized")
    hotel.sandbox.misbehave({ api: "error-after-work" })
    await expect(hotel.payments.capture({ id: payment?.id ?? "", amount: price })).rejects.toThrow("500")
    hotel.sandbox.misbehave({})
    expect(await hotel.payments.capture({ id: payment?.id ?? "", amount: price })).toMatchObject({
      status: "captured",
    })
  })

  test("a late authorisation of an order that is paid stays uncaptured", async () => {
    const order = await hotel.order()
    await hotel.pay(order.id, { ...upi("success@upi"), fault: "late-authorization" })
    await hotel.pay(order.id)
    const payments = await hotel.payments.listPaymentsOfOrder(order.id)
    const late = payments.find(({ status }) => status === "authorized")
    expect(payments.map(({ status }) => status).toSorted()).toEqual(["authorized", "captured"])
    expect(await hotel.payments.capture({ id: late?.id ?? "", amount: price })).toMatchObject({
      status: "authorized",
    })
  })

  test("another amount than the order's is captured", async () => {
    const { id } = await hotel.order()
    await hotel.pay(id, { ...upi("success@upi"), fault: "wrong-amount" })
    expect(await hotel.payments.listPaymentsOfOrder(id)).toMatchObject([
      { amount: price - 100, status: "captured" },
    ])
  })
})

describe("[L-10] refunds go wrong on request", () => {
  test("pending at first, failed by a webhook, and refundable again under another key", async () => {
    const id = await paid()
    hotel.sandbox.misbehave({ refund: "fails-later" })
    const failing = await refund(id, 1_250_000)
    expect(failing.status).toBe("pending")
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types().slice(-2)).toEqual(["refund.created", "refund.failed"])
    hotel.sandbox.misbehave({})
    expect(await refund(id, 1_250_000, "refund-0000000002")).toMatchObject({ status: "processed" })
    expect(await hotel.payments.findRefund(failing.id)).toMatchObject({ status: "failed" })
  })

  test("pending until it is finished", async () => {
    const id = await paid()
    hotel.sandbox.misbehave({ refund: "pending", webhooks: "before-reply" })
    const { id: refundId } = await refund(id, 50_000)
    expect(hotel.types().at(-1)).toBe("refund.created")
    expect(await post("/refunds", { refund: refundId, status: "processed" })).toMatchObject({ status: 200 })
    expect(hotel.types().at(-1)).toBe("refund.processed")
    expect(await hotel.payments.findRefund(refundId)).toMatchObject({ status: "processed" })
  })
})

describe("disputes and settlements", () => {
  test("a dispute is opened and lost, and its webhooks say so", async () => {
    const id = await paid()
    const opened = await post("/disputes", { payment: id })
    const dispute = (opened.body as { id: string }).id
    await post("/disputes", { dispute, status: "lost" })
    expect(hotel.types().slice(-2)).toEqual(["payment.dispute.created", "payment.dispute.lost"])
    expect(hotel.site.posts.at(-1)?.event?.dispute).toMatchObject({
      paymentId: id,
      amount: price,
      deducted: price,
      status: "lost",
    })
    const listed = await hotel.payments.listDisputes()
    expect(listed.find((each) => each.id === dispute)).toMatchObject({ status: "lost" })
  })

  test("the report of a day has payments with their fees, refunds, and lost disputes", async () => {
    await db.execute(
      "delete from sandbox_disputes; delete from sandbox_refunds; delete from sandbox_payments",
    )
    const id = await paid()
    await refund(id, 250_000)
    const { body } = await post("/disputes", { payment: id })
    await post("/disputes", { dispute: (body as { id: string }).id, status: "lost" })
    expect(await hotel.payments.listSettledItems(calendarDateOf("2026-12-25"))).toEqual([])
    const items = await hotel.payments.listSettledItems(calendarDateOf("2026-12-27"))
    const byKind = Object.fromEntries(
      items.map(({ kind, amount, fee, tax, net }) => [kind, [amount, fee, tax, net]]),
    )
    expect(byKind).toEqual({
      adjustment: [1_250_000, 0, 0, -1_250_000],
      payment: [1_250_000, 29_500, 4500, 1_220_500],
      refund: [250_000, 0, 0, -250_000],
    })
    expect(new Set(items.map(({ utr }) => utr))).toEqual(new Set(["20261227UTR"]))
  })
})

test("[SAFE-2] faults need the sandbox's own credentials", async () => {
  expect((await post("", { api: "unavailable" }, "guessed")).status).toBe(401)
  expect((await post("", { api: "unavailable" })).body).toMatchObject({ api: "unavailable" })
  await expect(hotel.payments.checkAccess()).rejects.toThrow("503")
  await post("", {})
  await hotel.payments.checkAccess()
})
