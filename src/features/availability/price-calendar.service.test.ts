import { brotliCompressSync } from "node:zlib"
import fc from "fast-check"
import { beforeEach, expect, test } from "vitest"
import { aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { closeNights, ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findStayCalendar, listPriceCalendar } from "./price-calendar.service.ts"
import { quoteStay } from "./quote-stay.service.ts"
import { findDepartureRefusal, minimumOn, priceOn, type StayCalendar } from "./stay-calendar.ts"
import { maxDaysAhead, maxStayNights } from "./stay.ts"

const platform = setUpPlatform()
let today: CalendarDate

beforeEach(async () => {
  await platform.clear()
  today = platform.clock.today()
})

const day = (index: number) => addDays(today, index)

/** Sets the free rooms of a night, its price in rupees and its minimum stay. */
async function setNight(
  room: RoomType,
  index: number,
  { free, price, minimum }: { free: number; price: number; minimum: number | null },
) {
  await platform.db.execute(
    "insert into inventory_nights (room_type_id, night, capacity, sold) values ($1, $2, 5, 5 - $3::int)",
    [room.id, day(index), free],
  )
  await platform.db.execute(
    "insert into rate_nights (room_type_id, night, price_paise, minimum_nights) values ($1, $2, $3, $4)",
    [room.id, day(index), fromRupees(price), minimum],
  )
}

async function calendarOf(roomId: string | null = null, rooms = 1): Promise<StayCalendar> {
  const calendar = await findStayCalendar(platform, { roomId, rooms })
  if (!calendar) throw new Error("there is no such room type")
  return calendar
}

test("a night shows the lowest price of the room types that are open", async () => {
  const [cheap, fine] = [await aRoom(platform), await aRoom(platform, { finalPrice: fromRupees(9000) })]
  await aRoom(platform, { finalPrice: fromRupees(100), isInStock: false })
  await aRoom(platform, { finalPrice: fromRupees(0), price: fromRupees(0) })
  await setNight(cheap, 1, { free: 0, price: 4000, minimum: null })
  await setNight(fine, 2, { free: 1, price: 4500, minimum: 2 })
  const calendar = await calendarOf()
  expect([0, 1, 2].map((index) => priceOn(calendar, day(index)))).toEqual([500_000, 900_000, 450_000])
  expect(minimumOn(calendar, day(2))).toBe(1)
  expect(priceOn(await calendarOf(cheap.id), day(1))).toBe(0)
  expect(minimumOn(await calendarOf(fine.id), day(2))).toBe(2)
  expect(priceOn(await calendarOf(fine.id, 2), day(2))).toBe(0)
})

test("a closed night is sold out, and an unknown room type has no calendar", async () => {
  const room = await aRoom(platform)
  await ensureInventoryNights(platform.db, [room.id], { from: today, to: day(9) })
  await closeNights(platform.db, [{ roomTypeId: room.id, night: day(3) }])
  expect(priceOn(await calendarOf(), day(3))).toBe(0)
  expect(await findStayCalendar(platform, { roomId: crypto.randomUUID(), rooms: 1 })).toBeNull()
})

test("the calendar ends with the last night that can be booked, and travels as a few hundred bytes", async () => {
  const room = await aRoom(platform)
  for (const index of [3, 50, 51, 300]) await setNight(room, index, { free: 1, price: 7350, minimum: 2 })
  const calendar = await calendarOf()
  expect(calendar.from).toBe(today)
  expect(calendar.prices).toHaveLength(maxDaysAhead + maxStayNights)
  expect(brotliCompressSync(JSON.stringify(calendar)).length).toBeLessThan(300)
})

test("[BOOK-7] [GUEST-7] the price of a night is the lowest quote of that night, with the offers for everybody", async () => {
  const rooms = [await aRoom(platform), await aRoom(platform), await aRoom(platform)] as const
  await anOffer(platform, { roomTypeIds: [rooms[1].id], lastNight: day(4) })
  await anOffer(platform, { firstNight: day(5), discount: { kind: "percent", percent: 50 } })
  await anOffer(platform, { minimumNights: 2, discount: { kind: "percent", percent: 60 } })
  await anOffer(platform, { audience: "members", discount: { kind: "percent", percent: 70 } })
  const anyNight = fc.record({
    free: fc.constantFrom(0, 0, 1),
    price: fc.integer({ min: 1, max: 60_000 }),
    minimum: fc.constant(null),
  })
  await fc.assert(
    fc.asyncProperty(fc.tuple(anyNight, anyNight, anyNight), async ([first, second, third]) => {
      await platform.db.execute("delete from inventory_nights")
      await platform.db.execute("delete from rate_nights")
      await setNight(rooms[0], 4, first)
      await setNight(rooms[1], 4, second)
      await setNight(rooms[2], 4, third)
      const search = aStaySearch({ checkIn: day(4), nights: 1 })
      const quoteOf = ({ id }: RoomType) => quoteStay(platform, id, search)
      const offers = [await quoteOf(rooms[0]), await quoteOf(rooms[1]), await quoteOf(rooms[2])] as const
      const totals = offers.flatMap((offer) => (offer.ok ? [offer.value.quote.total] : []))
      expect(priceOn(await calendarOf(), day(4))).toBe(totals.length === 0 ? 0 : Math.min(...totals))
      const ofType = await listPriceCalendar(platform, rooms[1].id, { from: day(4), to: day(5) })
      if (offers[1].ok) expect(ofType).toMatchObject({ value: [{ price: offers[1].value.quote.total }] })
    }),
    { numRuns: 25 },
  )
})

test("[AVAIL-5] [BOOK-7] the calendar of a room type offers the stays that can be booked, at their price", async () => {
  const anyNight = fc.record({
    free: fc.constantFrom(0, 1, 2, 5),
    price: fc.integer({ min: 1, max: 60_000 }),
    minimum: fc.constantFrom(null, null, 2, 3),
  })
  const room = await aRoom(platform)
  const anyStay = fc.record({
    arrival: fc.integer({ min: 0, max: 9 }),
    nights: fc.integer({ min: 1, max: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyNight, { minLength: 10, maxLength: 10 }),
      fc.array(anyStay, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 2 }),
      async (nights, stays, rooms) => {
        await platform.db.execute("delete from inventory_nights")
        await platform.db.execute("delete from rate_nights")
        for (const [index, night] of nights.entries()) await setNight(room, index, night)
        const calendar = await calendarOf(room.id, rooms)
        for (const stay of stays) {
          const [checkIn, checkOut] = [day(stay.arrival), day(stay.arrival + stay.nights)]
          const offer = await quoteStay(
            platform,
            room.id,
            aStaySearch({ checkIn, nights: stay.nights, rooms }),
          )
          expect(offer.ok).toBe(findDepartureRefusal(calendar, checkIn, checkOut) === null)
          if (!offer.ok) continue
          for (const { night, price } of offer.value.quote.nights)
            expect(priceOn(calendar, night)).toBe(price)
        }
      },
    ),
    { numRuns: 25 },
  )
})
