import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  aPaidBooking,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  soldNights,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { changeRoomType, previewRoomTypeChange } from "./change-room-type.service.ts"
import { type RoomTypePrice, roomTypePrices } from "./room-type-change.ts"

const cardPayments = createTestCardPayments()
let platform: TestPlatform & { readonly cardPayments: typeof cardPayments }

beforeAll(async () => {
  platform = Object.assign(await createTestPlatform({ cardPayments }), { cardPayments })
})
afterAll(() => platform.close())

const stocks = [4, 3, 2]
const prices = [5000, 9000, 12_000]

type Hotel = { readonly types: readonly string[]; readonly ids: readonly string[] }

/** How many rooms each type has sold on each night, counted from the bookings. */
async function countSold({ types, ids }: Hotel): Promise<Record<string, number>[]> {
  const bookings = await Promise.all(ids.map((id) => bookingOf(platform, id)))
  return types.map((type) => {
    const nights = bookings
      .filter(({ status }) => status === "confirmed")
      .flatMap(({ checkIn, checkOut, bookedRooms }) =>
        bookedRooms
          .filter(({ roomTypeId }) => roomTypeId === type)
          .flatMap(() => daysUntil(checkIn, checkOut)),
      )
    const byNight = Map.groupBy(nights.toSorted(), (night) => night)
    return Object.fromEntries([...byNight].map(([night, rooms]) => [night, rooms.length]))
  })
}

const free = (sold: Record<string, number>[], type: number, { checkIn, checkOut }: Booking): number =>
  Math.min(...daysUntil(checkIn, checkOut).map((night) => (stocks[type] ?? 0) - (sold[type]?.[night] ?? 0)))

type Step = {
  readonly one: number
  readonly from: number
  readonly to: number
  readonly rooms: number
  readonly price: RoomTypePrice
}

/** Changes the type of rooms if there are rooms of it on all nights, by the count of the bookings; else nothing. */
async function change(hotel: Hotel, { one, from, to, rooms, price }: Step): Promise<void> {
  const booking = await bookingOf(platform, hotel.ids[one] ?? "")
  const [fromType = "", toType = ""] = [hotel.types[from], hotel.types[to]]
  const booked = booking.bookedRooms.filter(({ roomTypeId }) => roomTypeId === fromType).length
  const sold = await countSold(hotel)
  const isPossible =
    booking.status === "confirmed" && from !== to && rooms <= booked && rooms <= free(sold, to, booking)
  const request = { id: booking.id, to: { from: fromType, rooms, to: toType, price } }
  const shown = await previewRoomTypeChange(platform, system, request)
  const changed = await changeRoomType(platform, system, request)
  expect(changed).toEqual(shown)
  expect(changed.ok).toBe(isPossible)
  const after = await bookingOf(platform, booking.id)
  if (!changed.ok) return expect(after).toEqual(booking)
  expect(after).toMatchObject({ total: changed.value.quote.total, owed: changed.value.owed })
  if (price === "keep") expect(changed.value.difference).toBe(zero)
  return undefined
}

const step: fc.Arbitrary<Step> = fc.record({
  one: fc.nat(3),
  from: fc.nat(2),
  to: fc.nat(2),
  rooms: fc.integer({ min: 1, max: 2 }),
  price: fc.constantFrom(...roomTypePrices),
})

type OtherStep = { readonly one: number; readonly nights: number; readonly isCancelled: boolean }

const otherStep: fc.Arbitrary<OtherStep> = fc.record({
  one: fc.nat(3),
  nights: fc.integer({ min: 1, max: 4 }),
  isCancelled: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
})

/** A shorter or longer stay, or its cancellation. */
async function changeOtherwise({ ids }: Hotel, { one, nights, isCancelled }: OtherStep): Promise<void> {
  const id = ids[one] ?? ""
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, nights) }
  if (isCancelled) await cancelBooking(platform, system, { id })
  else await changeStay(platform, system, { id, to })
}

async function aHotel(): Promise<Hotel> {
  await platform.clear()
  const types: string[] = []
  for (const [at, stockQuantity] of stocks.entries())
    types.push((await aRoom(platform, { stockQuantity, price: fromRupees(prices[at] ?? 0) })).id)
  const [first = "", second = ""] = types
  const placed = [
    await aBooking(platform, { roomId: first, rooms: 2 }),
    await aPaidBooking(platform, { roomId: first, nights: 3 }),
    await aPaidBooking(platform, { roomId: second, rooms: 2, nights: 1 }),
    await aBooking(platform, { roomId: second }),
  ]
  return { types, ids: placed.map(({ id }) => id) }
}

test("[BOOK-8] whatever rooms change their type, the sold nights of each type are those of its bookings", async () => {
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: step }, { weight: 1, arbitrary: otherStep }), {
    minLength: 8,
    maxLength: 16,
  })
  const property = fc.asyncProperty(steps, async (some) => {
    const hotel = await aHotel()
    for (const one of some) {
      await ("to" in one ? change(hotel, one) : changeOtherwise(hotel, one))
      const sold = await Promise.all(hotel.types.map((type) => soldNights(platform, type)))
      expect(sold).toEqual(await countSold(hotel))
      await expectConsistentBooks(platform)
    }
    expect(await auditHotel(platform)).toEqual([])
  })
  await fc.assert(property, { numRuns: 6 })
}, 300_000)
