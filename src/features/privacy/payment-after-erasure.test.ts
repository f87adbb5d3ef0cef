import { afterAll, beforeAll, expect, test } from "vitest"
import { anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { aHold, aPayment, bookingOf, lapse, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"
import { eraseOwnAccount } from "./privacy.service.ts"

let platform: PaymentPlatform

beforeAll(async () => {
  platform = await createPaymentPlatform()
})
afterAll(() => platform.close())

test("[SAFE-8] [BOOK-10] a payment that arrives after the guest was erased books no stay for them: it is refunded", async () => {
  const { actor } = await anAccount(platform)
  const hold = await aHold(platform, { actor })
  const payment = await aPayment(platform, hold)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  await platform.queue.runJobs()
  const request = { currentPassword: factoryPassword, code: "", email: "", address: "203.0.113.7" }
  valueOf(await eraseOwnAccount(platform, actor, request))
  expect(await settlePayment(platform, payment)).toBe("refunded")
  expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "expired", owed: 0 })
})
