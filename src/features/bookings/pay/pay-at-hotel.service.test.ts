import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPayment,
  bookingOf,
  lapse,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { system, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { payAtHotel } from "./pay-at-hotel.service.ts"
import { settlePayment } from "./settle-payment.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const nights = () =>
  platform.db.execute<{ night: string; held: number; sold: number }>(
    "select night, held, sold from inventory_nights where held + sold > 0 order by night",
  )

test("[PAY-3] [BOOK-10] a hold becomes a confirmed booking that is paid at the hotel, once", async () => {
  const hold = await aHold(platform)
  const held = await nights()
  const outcomes = await Promise.all([1, 2, 3].map(() => payAtHotel(platform, actorOf(hold), hold.id)))
  expect(outcomes.map(valueOf)).toEqual([1, 2, 3].map(() => ({ id: hold.id })))
  expect(await bookingOf(platform, hold.id)).toMatchObject({
    status: "confirmed",
    paymentMode: "pay-at-hotel",
    paymentStatus: "pending",
    owed: hold.total,
    holdExpiresAt: null,
  })
  expect(await nights()).toEqual(held.map(({ night, held: sold }) => ({ night, held: 0, sold })))
})

test("[BOOK-10] [PAY-5] a payment that arrives afterwards pays the booking", async () => {
  const hold = await aHold(platform)
  const payment = await aPayment(platform, hold)
  valueOf(await payAtHotel(platform, actorOf(hold), hold.id))
  expect(await settlePayment(platform, payment)).toBe("paid")
  expect(await bookingOf(platform, hold.id)).toMatchObject({ paymentMode: "online", paymentStatus: "done" })
})

test("[PAY-3] an expired or cancelled booking is refused with the reason", async () => {
  const [lapsed, cancelled] = [await aHold(platform), await aBooking(platform)]
  await lapse(platform, lapsed.id)
  await expireAllLapsedHolds(platform)
  await cancelBooking(platform, system, { id: cancelled.id })
  expect(await payAtHotel(platform, actorOf(lapsed), lapsed.id)).toMatchObject({ refusal: "lapsed" })
  expect(await payAtHotel(platform, actorOf(cancelled), cancelled.id)).toMatchObject({ refusal: "ended" })
})

test("[L-28] a booking of another guest counts as unknown, also for staff and visitors", async () => {
  const hold = await aHold(platform)
  const { actor: stranger } = await anAccount(platform)
  for (const actor of [stranger, staffAs("owner")])
    expect(await payAtHotel(platform, actor, hold.id)).toMatchObject({ refusal: "unknown-booking" })
  expect(await payAtHotel(platform, visitor, hold.id)).toMatchObject({ refusal: "not-signed-in" })
})
