import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import {
  aBooking,
  aHold,
  aPayment,
  bookingOf,
  firstNight,
  lapse,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { aRoom, setStock } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type PaymentPlatform } from "#test/test-platform.ts"

const cardPayments = createTestCardPayments()
let platform: PaymentPlatform

beforeAll(async () => {
  platform = { ...(await createTestPlatform({ cardPayments })), cardPayments }
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

type Moment = () => Promise<unknown>

/** The platform of a process; something happens elsewhere just before or after it expires lapsed holds itself. */
function withMoment({ before, after }: { before?: Moment; after?: Moment }): PaymentPlatform {
  const { db } = platform
  const isExpiry = (name: string) =>
    name.startsWith("expire-lapsed-holds") || name === "expire-holds-on-nights"
  const run: typeof db.run = async (statement, values) => {
    if (isExpiry(statement.name)) await before?.()
    const rows = await db.run<never>(statement, values)
    if (isExpiry(statement.name)) await after?.()
    return rows
  }
  return { ...platform, db: { ...db, run } }
}

const sweep = () => expireAllLapsedHolds(platform)

test("[BOOK-8] [L-3] the stock is lowered although another process expires the hold first", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  await lapse(platform, (await aHold(platform, { roomId: room.id })).id)
  const change = { roomTypeId: room.id, stockQuantity: 0 }
  expect(await setStock(withMoment({ before: sweep }), change)).toMatchObject({ ok: true })
})

test("[BOOK-10] [L-11] a late payment takes its room although another process expires the hold first", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const late = await aHold(platform, { roomId: room.id })
  const payment = await aPayment(platform, late)
  await lapse(platform, late.id)
  await sweep()
  await lapse(platform, (await aHold(platform, { roomId: room.id })).id)
  expect(await settlePayment(withMoment({ before: sweep }), payment)).toBe("paid")
  expect((await bookingOf(platform, late.id)).status).toBe("confirmed")
})

test("[BOOK-8] [L-3] new dates are taken although a hold lapses after they were read", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const booking = await aBooking(platform, { roomId: room.id, nights: 1 })
  const checkIn = addDays(firstNight, 5)
  const hold = await aHold(platform, { roomId: room.id, checkIn, nights: 1 })
  const to = { checkIn, checkOut: addDays(checkIn, 1) }
  const during = withMoment({ after: () => lapse(platform, hold.id) })
  expect(await changeStay(during, system, { id: booking.id, to })).toMatchObject({ ok: true })
  expect(await bookingOf(platform, booking.id)).toMatchObject(to)
})
