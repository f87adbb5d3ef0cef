import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import { aBooking, couples } from "#src/features/bookings/bookings.factory.ts"
import { createPaymentLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./pay-by-link.tsx"

const platform = setUpPlatform()

test("[GUEST-8] the payment link of a day room shows its hours, not the nights that it takes", async () => {
  const dayRoom = parseDayRoom("2026-08-01T08:00", "6")
  const booking = await aBooking(platform, { search: { ...datesOfDayRoom(dayRoom), party: couples(1) } })
  const secret = await createPaymentLink(platform.db, { bookingId: booking.id, depositId: null })
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  const url = new URL(`http://localhost:3000/pay/${secret}`)
  const loaded = await page.loader({ context, request: new Request(url), url, params: { secret } } as never)
  expect(loaded).toMatchObject({ stay: { dayRoom }, price: { dayRoom } })
})
