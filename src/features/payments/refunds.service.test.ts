import { beforeAll, beforeEach, expect, test } from "vitest"
import { aHold, aPayment, bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { system } from "#src/shared/actor.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { recordRefundEvent, registerRefundJobs } from "./refunds.service.ts"

const payments = createTestCardPayments()
const slow = { ...payments, refund: async () => ({ id: "rfnd_1", status: "pending" as const }) }
const platform = setUpPlatform({ cardPayments: slow })

beforeAll(() => registerRefundJobs(platform))
beforeEach(() => platform.clear())

const event = (status: "processed" | "failed") => ({
  type: `refund.${status}`,
  payment: null,
  refund: { id: "rfnd_1", status, paymentId: "pay_1" },
  dispute: null,
})

const statuses = async () =>
  (await platform.db.execute<{ status: string }>("select status from refunds")).map(({ status }) => status)

async function aRequestedRefund(): Promise<void> {
  const hold = await aHold(platform)
  await settlePayment(platform, await aPayment(platform, hold))
  valueOf(await cancelBooking(platform, system, { id: (await bookingOf(platform, hold.id)).id }))
}

test("[L-10] a refund webhook that arrives before the reply to the request is applied with that reply", async () => {
  await aRequestedRefund()
  await recordRefundEvent(platform, event("processed"))
  expect(await statuses()).toEqual(["requested"])
  await platform.queue.runJobs("send-refund")
  expect(await statuses()).toEqual(["processed"])
  await recordRefundEvent(platform, event("failed"))
  expect(await statuses()).toEqual(["processed"])
})

test("[L-10] a refund webhook that arrives after the reply is applied at once", async () => {
  await aRequestedRefund()
  await platform.queue.runJobs("send-refund")
  expect(await statuses()).toEqual(["requested"])
  await recordRefundEvent(platform, event("processed"))
  expect(await statuses()).toEqual(["processed"])
})
