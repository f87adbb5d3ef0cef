import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { readFigures } from "#src/features/operations/operation-figures.store.ts"
import { fromRupees } from "#src/shared/money.ts"
import { createSandboxPlatform, type SandboxPlatform } from "#test/sandbox-platform.ts"
import { listUnmatchedPayments, reconcileUnmatched } from "./unmatched-payments.service.ts"

let platform: SandboxPlatform

beforeAll(async () => {
  platform = await createSandboxPlatform()
})
beforeEach(() => {
  platform.provider.misbehave({})
  return platform.clear()
})
afterAll(() => platform.close())

const amount = fromRupees(5000)

/** A payment for an order that the hotel did not open; returns its id at the provider. */
async function anUnmatchedPayment(): Promise<string> {
  const order = await platform.cardPayments.createOrder({ amount, receipt: "stray", notes: {} })
  const fields = await platform.payAtCheckout({ id: order.id, amount })
  await platform.provider.webhooks.deliver()
  expect(await counts()).toEqual({ listed: 1, alerted: 1 })
  return fields["razorpay_payment_id"] ?? ""
}

/** A refund as in the provider's dashboard: the hotel does not know of it. */
const refundThere = (paymentId: string, part = amount) =>
  platform.cardPayments.refund({ paymentId, amount: part, idempotencyKey: `dashboard-${part}` })

async function counts() {
  const listed = await listUnmatchedPayments(platform, staffAs("owner"), 10)
  const { unmatchedPayments } = await readFigures(platform.db, platform.clock.today())
  return { listed: listed?.count, alerted: unmatchedPayments }
}

test("[L-7] an unmatched payment that the provider refunded in full needs nobody any more", async () => {
  const paymentId = await anUnmatchedPayment()
  await refundThere(paymentId, fromRupees(2000))
  await platform.provider.webhooks.deliver()
  expect(await counts()).toEqual({ listed: 1, alerted: 1 })
  await refundThere(paymentId, fromRupees(3000))
  await platform.provider.webhooks.deliver()
  expect(await counts()).toEqual({ listed: 0, alerted: 0 })
})

test("[L-6] [L-7] the refund of an unmatched payment is found when its webhook was lost", async () => {
  const paymentId = await anUnmatchedPayment()
  await reconcileUnmatched(platform)
  expect(await counts()).toEqual({ listed: 1, alerted: 1 })
  await refundThere(paymentId)
  await reconcileUnmatched(platform)
  expect(await counts()).toEqual({ listed: 0, alerted: 0 })
})
