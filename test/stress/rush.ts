import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { checkHotel, noFindings } from "./check.ts"
import { confirm, openSite } from "./http.ts"

const stay = {
  checkIn: "01-08-2026",
  checkOut: "02-08-2026",
  qty: 1,
  adult: 2,
  child: 0,
  paymentMode: "Pay at Hotel",
}

const countBookings = async ({ db }: TestPlatform) =>
  (await db.execute<{ count: number }>("select count(*) as count from bookings"))[0]?.count

/** 200 guests book the last 10 rooms of a night at the same moment. */
export async function expectTenOfTwoHundred(platform: TestPlatform): Promise<void> {
  const room = await aRoom(platform, { stockQuantity: 10 })
  const guests = await Promise.all(Array.from({ length: 20 }, () => aSignedIn(platform)))
  const site = await openSite(platform)
  const send = (_: unknown, index: number) =>
    confirm(site, {
      token: guests[index % guests.length]?.secret ?? "",
      key: randomUUID(),
      body: { roomId: room.id, ...stay, total: 5000 },
    })
  const replies = await Promise.all(Array.from({ length: 200 }, send))
  await site.close()
  const statuses = Map.groupBy(replies, (reply) => reply.status)
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(statuses.get(201)).toHaveLength(10)
  const refusals = statuses.get(409) ?? []
  expect(refusals).toHaveLength(190)
  const reasons = new Set(refusals.map(({ body }) => body.reason))
  expect([...reasons]).toEqual(["Room not available: it is fully booked on Sat 1 Aug 2026."])
  expect(await countBookings(platform)).toBe(10)
  expect(await checkHotel(platform.db)).toEqual(noFindings)
}

/** One guest's confirmation arrives 50 times at once. */
export async function expectOneOfFifty(platform: TestPlatform): Promise<void> {
  const room = await aRoom(platform, { stockQuantity: 10 })
  const guest = await aSignedIn(platform)
  // The rate limit is not tested here, so repeats that arrive before the first must not reach it.
  const rateLimiter = { take: async () => null, reset: async () => undefined, isExceeded: async () => false }
  const site = await openSite({ ...platform, rateLimiter })
  const confirmation = { token: guest.secret, key: randomUUID(), body: { roomId: room.id, ...stay } }
  const send = () => confirm(site, confirmation)
  const replies = await Promise.all(Array.from({ length: 50 }, send))
  await site.close()
  expect(new Set(replies.map(({ body }) => body.data?._id)).size).toBe(1)
  const made = replies.filter(({ status }) => status === 201)
  const repeated = replies.filter(({ status }) => status === 200)
  expect([made.length, repeated.length]).toEqual([1, 49])
  expect(await countBookings(platform)).toBe(1)
  expect(await checkHotel(platform.db)).toEqual(noFindings)
}
