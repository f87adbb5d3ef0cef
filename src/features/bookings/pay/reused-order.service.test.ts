import { beforeEach, expect, test } from "vitest"
import { aBooking, actorOf, bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { startPayment } from "./pay-booking.service.ts"
import { reconcilePayments } from "./settle-payment.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

test("[PAY-5] [L-6] a payment that nobody reported is found, also when its page was opened weeks before", async () => {
  const booking = await aBooking(platform)
  valueOf(await startPayment(platform, actorOf(booking), booking.id))
  await platform.db.execute("update payment_orders set created_at = now() - interval '20 days'")
  const { order } = valueOf(await startPayment(platform, actorOf(booking), booking.id))
  platform.cardPayments.pay({ id: "pay_late", orderId: order.providerOrderId, amount: order.amount })
  await reconcilePayments(platform)
  expect(await bookingOf(platform, booking.id)).toMatchObject({ paymentStatus: "done", owed: 0 })
})
