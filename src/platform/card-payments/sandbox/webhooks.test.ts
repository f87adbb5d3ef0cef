import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openMigrated } from "#test/databases/migrated-database.ts"
import type { Database } from "../../db/database.ts"
import { aSandbox, price, type SandboxUnderTest, upi } from "./sandbox.factory.ts"

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

describe("[PAY-5] webhooks", () => {
  const success = ["payment.authorized", "payment.captured", "order.paid"]

  test("report a payment without its callback, signed, with an id each", async () => {
    const { id } = await hotel.order()
    await hotel.pay(id)
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(success)
    expect(new Set(hotel.site.posts.map((each) => each.id)).size).toBe(3)
    expect(hotel.site.posts[1]?.event?.payment).toMatchObject({
      orderId: id,
      amount: price,
      status: "captured",
    })
  })

  test("report a failed payment", async () => {
    await hotel.pay((await hotel.order()).id, upi("failure@upi"))
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(["payment.failed"])
  })

  test("[L-10] arrive twice, with the same id, on request", async () => {
    hotel.sandbox.misbehave({ webhooks: "repeated" })
    await hotel.pay((await hotel.order()).id)
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(success.flatMap((type) => [type, type]))
    expect(new Set(hotel.site.posts.map((each) => each.id)).size).toBe(3)
  })

  test("[L-10] arrive out of order on request", async () => {
    hotel.sandbox.misbehave({ webhooks: "disordered" })
    await hotel.pay((await hotel.order()).id)
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(success.toReversed())
  })

  test("[L-7] arrive late on request", async () => {
    hotel.sandbox.misbehave({ webhooks: "late" })
    await hotel.pay((await hotel.order()).id)
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.site.posts).toEqual([])
    hotel.sandbox.misbehave({})
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(success)
  })

  test("are retried with growing pauses until the site accepts them", async () => {
    hotel.site.isWell = false
    await hotel.pay((await hotel.order()).id, upi("failure@upi"))
    await hotel.sandbox.webhooks.deliver()
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.site.posts).toHaveLength(1)
    hotel.site.now = new Date(hotel.site.now.getTime() + 2_000)
    hotel.site.isWell = true
    await hotel.sandbox.webhooks.deliver()
    hotel.site.now = new Date(hotel.site.now.getTime() + 86_400_000)
    await hotel.sandbox.webhooks.deliver()
    expect(hotel.types()).toEqual(["payment.failed", "payment.failed"])
  })

  test("left undelivered by an earlier process are delivered by the next", async () => {
    hotel.sandbox.misbehave({ webhooks: "late" })
    await hotel.pay((await hotel.order()).id, upi("failure@upi"))
    hotel.sandbox.webhooks.stop()
    const next = await hotel.reopen()
    await next.webhooks.deliver()
    expect(hotel.types()).toEqual(["payment.failed"])
    next.webhooks.stop()
  })
})
