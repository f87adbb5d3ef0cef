import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openMigrated } from "#test/migrated-database.ts"
import type { Database } from "../../db/database.ts"
import { aSandbox, price, type SandboxUnderTest, upi } from "./sandbox.factory.ts"

let db: Database
let house: SandboxUnderTest

beforeAll(async () => {
  db = await openMigrated()
})
beforeEach(async () => {
  house = await aSandbox(db)
  return () => house.close()
})
afterAll(() => db.close())

describe("[PAY-5] webhooks", () => {
  const success = ["payment.authorized", "payment.captured", "order.paid"]

  test("tell of a payment without its callback, signed, with an id each", async () => {
    const { id } = await house.order()
    await house.pay(id)
    await house.sandbox.webhooks.deliver()
    expect(house.types()).toEqual(success)
    expect(new Set(house.site.posts.map((each) => each.id)).size).toBe(3)
    expect(house.site.posts[1]?.event?.payment).toMatchObject({
      orderId: id,
      amount: price,
      status: "captured",
    })
  })

  test("tell of a failure", async () => {
    await house.pay((await house.order()).id, upi("failure@upi"))
    await house.sandbox.webhooks.deliver()
    expect(house.types()).toEqual(["payment.failed"])
  })

  test("[L-10] come twice, with the same id, when asked to", async () => {
    house.sandbox.webhooks.behave("repeated")
    await house.pay((await house.order()).id)
    await house.sandbox.webhooks.deliver()
    expect(house.types()).toEqual(success.flatMap((type) => [type, type]))
    expect(new Set(house.site.posts.map((each) => each.id)).size).toBe(3)
  })

  test("[L-10] come out of order when asked to", async () => {
    house.sandbox.webhooks.behave("disordered")
    await house.pay((await house.order()).id)
    await house.sandbox.webhooks.deliver()
    expect(house.types()).toEqual(success.toReversed())
  })

  test("[L-7] come late when asked to", async () => {
    house.sandbox.webhooks.behave("late")
    await house.pay((await house.order()).id)
    await house.sandbox.webhooks.deliver()
    expect(house.site.posts).toEqual([])
    house.sandbox.webhooks.behave("prompt")
    await house.sandbox.webhooks.deliver()
    expect(house.types()).toEqual(success)
  })

  test("come again, later and later, until the site answers well", async () => {
    house.site.isWell = false
    await house.pay((await house.order()).id, upi("failure@upi"))
    await house.sandbox.webhooks.deliver()
    await house.sandbox.webhooks.deliver()
    expect(house.site.posts).toHaveLength(1)
    house.site.now = new Date(house.site.now.getTime() + 2_000)
    house.site.isWell = true
    await house.sandbox.webhooks.deliver()
    house.site.now = new Date(house.site.now.getTime() + 86_400_000)
    await house.sandbox.webhooks.deliver()
    expect(house.types()).toEqual(["payment.failed", "payment.failed"])
  })

  test("left undelivered by a former process are delivered by the next", async () => {
    house.sandbox.webhooks.behave("late")
    await house.pay((await house.order()).id, upi("failure@upi"))
    house.sandbox.webhooks.stop()
    const next = await house.reopen()
    await next.webhooks.deliver()
    expect(house.types()).toEqual(["payment.failed"])
    next.webhooks.stop()
  })
})
