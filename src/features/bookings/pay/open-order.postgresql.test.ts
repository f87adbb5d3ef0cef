import { expect, test } from "vitest"
import { aBooking, actorOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { startPayment } from "./pay-booking.service.ts"

const platform = setUpPostgresqlPlatform()

test("[PAY-2] parallel requests for the payment of a booking give one order", async () => {
  for (let round = 0; round < 10; round += 1) {
    const booking = await aBooking(platform)
    const requests = Array.from({ length: 12 }, () => startPayment(platform, actorOf(booking), booking.id))
    const orders = (await Promise.all(requests)).map((started) => valueOf(started).order.id)
    expect(new Set(orders).size).toBe(1)
    const stored = "select id from payment_orders where booking_id = $1"
    expect(await platform.db.execute(stored, [booking.id])).toEqual([{ id: orders[0] }])
  }
})
