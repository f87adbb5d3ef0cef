import { beforeAll, beforeEach, expect, test } from "vitest"
import {
  aBooking,
  actorOf,
  expectConsistentBooks,
  firstNight,
  soldNights,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aWaiting, cancel, registerWaitlistJobs, runOffers, stateOf } from "./waitlist.factory.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerWaitlistJobs(platform)
})
beforeEach(() => platform.clear())

const secondNight = addDays(firstNight, 1)
const to = { checkIn: secondNight, checkOut: addDays(secondNight, 1) }

test("[GUEST-9] a guest can move to a free night that nobody on the waitlist could have had", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const booking = await aBooking(platform, { roomId: room.id, nights: 1 })
  // Both nights: the first is this guest's.
  const waiting = await aWaiting(platform, { roomId: room.id, nights: 2 })
  valueOf(await previewStayChange(platform, actorOf(booking), { id: booking.id, to }))
  valueOf(await changeStay(platform, actorOf(booking), { id: booking.id, to }))
  expect(await soldNights(platform, room.id)).toEqual({ [secondNight]: 1 })
  await runOffers(platform)
  expect(await stateOf(platform, waiting)).toBe("waiting")
  await expectConsistentBooks(platform)
})

test("[GUEST-9] a guest who waits for a night has priority for it over a stay that moves", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const booking = await aBooking(platform, { roomId: room.id, nights: 1 })
  const other = await aBooking(platform, { roomId: room.id, checkIn: secondNight, nights: 1 })
  const waiting = await aWaiting(platform, { roomId: room.id, checkIn: secondNight, nights: 1 })
  await cancel(platform, other.id)
  const moved = await changeStay(platform, actorOf(booking), { id: booking.id, to })
  expect(moved).toMatchObject({ ok: false, refusal: { kind: "not-available" } })
  expect(await soldNights(platform, room.id)).toEqual({ [firstNight]: 1 })
  await runOffers(platform)
  expect(await stateOf(platform, waiting)).toBe("offered")
  await expectConsistentBooks(platform)
})

test("[GUEST-9] [BOOK-8] a guest who waits for the night that a moved stay releases gets an offer", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const booking = await aBooking(platform, { roomId: room.id, nights: 1 })
  const waiting = await aWaiting(platform, { roomId: room.id, nights: 1 })
  valueOf(await changeStay(platform, actorOf(booking), { id: booking.id, to }))
  await runOffers(platform)
  expect(await stateOf(platform, waiting)).toBe("offered")
  await expectConsistentBooks(platform)
})
