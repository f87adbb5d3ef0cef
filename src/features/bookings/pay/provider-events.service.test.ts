import { beforeEach, describe, expect, test } from "vitest"
import { ProviderError, type WebhookEvent } from "#src/platform/card-payments/card-payments.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aHold, aPayment, bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { receiveProviderEvent, reconcilePayments } from "./settle-payment.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const eventOf = (type: string, payment: WebhookEvent["payment"]): WebhookEvent => ({
  type,
  payment,
  refund: null,
  dispute: null,
})

describe("a webhook of the provider", () => {
  test("[PAY-5] completes a payment whose browser was closed", async () => {
    const hold = await aHold(platform)
    await receiveProviderEvent(platform, "evt_1", eventOf("payment.captured", await aPayment(platform, hold)))
    expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "confirmed", paymentStatus: "done" })
  })

  test("[PAY-5] about an authorised payment captures it, for orders of ours only", async () => {
    const hold = await aHold(platform)
    const payment = { ...(await aPayment(platform, hold)), status: "authorized" as const }
    await receiveProviderEvent(
      platform,
      "evt_0",
      eventOf("payment.authorized", { ...payment, orderId: "order_x" }),
    )
    expect(await platform.db.execute("select 1 from payments")).toEqual([])
    await receiveProviderEvent(platform, "evt_1", eventOf("payment.authorized", payment))
    expect((await bookingOf(platform, hold.id)).status).toBe("confirmed")
  })

  test("[PAY-5] [L-10] that is repeated or out of order changes nothing", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    const failed = eventOf("payment.failed", { ...payment, status: "failed" })
    const captured = eventOf("payment.captured", payment)
    await receiveProviderEvent(platform, "evt_late", captured)
    const before = await bookingOf(platform, hold.id)
    for (const [id, event] of [
      ["evt_late", captured],
      ["evt_failed", failed],
      ["evt_paid", eventOf("order.paid", payment)],
    ] as const) {
      await receiveProviderEvent(platform, id, event)
    }
    expect(await bookingOf(platform, hold.id)).toEqual(before)
    expect(await platform.db.execute("select 1 from ledger_entries where kind = 'payment'")).toHaveLength(2)
  })

  test("[L-6] that never arrives is made up for by the reconciler, which finds the payment", async () => {
    const hold = await aHold(platform)
    await aPayment(platform, hold)
    await reconcilePayments(platform)
    expect((await bookingOf(platform, hold.id)).paymentStatus).toBe("done")
  })

  test("[L-6] is not needed: the reconciler finds other payments although the provider fails for one order", async () => {
    const older = await aHold(platform)
    await aPayment(platform, older)
    const broken = await aHold(platform)
    const { orderId } = await aPayment(platform, broken)
    const listPaymentsOfOrder = async (id: string) => {
      if (id === orderId) throw new ProviderError("no such order")
      return platform.cardPayments.listPaymentsOfOrder(id)
    }
    await reconcilePayments({ ...platform, cardPayments: { ...platform.cardPayments, listPaymentsOfOrder } })
    expect((await bookingOf(platform, older.id)).paymentStatus).toBe("done")
    expect((await bookingOf(platform, broken.id)).paymentStatus).toBe("pending")
  })
})
