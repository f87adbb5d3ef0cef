import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import { aBooking, aPayment, couples } from "#src/features/bookings/bookings.factory.ts"
import { createPaymentLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./pay-by-link.tsx"

const platform = setUpPlatform()

async function open(bookingId: string) {
  const secret = await createPaymentLink(platform.db, { bookingId, depositId: null })
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  const url = new URL(`http://localhost:3000/pay/${secret}`)
  return page.loader({ context, request: new Request(url), url, params: { secret } } as never)
}

test("[GUEST-8] the payment link of a day room shows its hours, not the nights that it takes", async () => {
  const dayRoom = parseDayRoom("2026-08-01T08:00", "6")
  const { id } = await aBooking(platform, { search: { ...datesOfDayRoom(dayRoom), party: couples(1) } })
  expect(await open(id)).toMatchObject({ stay: { dayRoom }, price: { dayRoom } })
})

test("[PAY-3] the payment link of a stay that was paid twice says that the second payment is returned", async () => {
  const booking = await aBooking(platform)
  const payments = [await aPayment(platform, booking), await aPayment(platform, booking)]
  for (const payment of payments) await settlePayment(platform, payment)
  expect(await open(booking.id)).toMatchObject({ state: "paid", returned: booking.total })
})
