import { describe, expect, test } from "vitest"
import {
  aBooking,
  aHold,
  aTarget,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { seedBookings } from "#src/features/bookings/demo/bookings.seed.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { roles, system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { periods, datesOfPeriod } from "./revenue-figures.ts"
import { listFigures } from "./revenue-figures.service.ts"

const platform = setUpPlatform()

type StoredBooking = {
  id: string
  status: string
  check_in: string
  check_out: string
  subtotal_paise: number
  rooms: number
}

/** The same figures computed in plain code, booking by booking and night by night. */
async function recount(from: string, to: string) {
  const bookings = await platform.db.execute<StoredBooking>("select * from bookings")
  const nights = await platform.db.execute<{
    booking_id: string
    night: string
    taxable_paise: number
  }>("select * from booking_nights")
  const confirmed = new Set(
    bookings.filter(({ status }) => status === "confirmed" || status === "completed").map(({ id }) => id),
  )
  const byNight = new Map<string, { sold: number; revenue: number }>()
  for (const row of nights.filter(
    ({ booking_id, night }) => confirmed.has(booking_id) && night >= from && night < to,
  )) {
    const before = byNight.get(row.night) ?? { sold: 0, revenue: 0 }
    byNight.set(row.night, {
      sold: before.sold + 1,
      revenue: before.revenue + row.taxable_paise,
    })
  }
  return byNight
}

describe("the figures of the hotel", () => {
  test("[FOLIO-5] of past nights stay as they were when a guest does not arrive", async () => {
    await platform.clear()
    const booking = await aBooking(platform, { nights: 2 })
    const discount = { ...aTarget(booking.id), amount: fromRupees(4000), reason: "The lift was noisy" }
    valueOf(await postDiscount(platform, system, discount))
    platform.moveTo(`${addDays(firstNight, 1)}T09:00:00Z`)
    const figuresOf = async (night: string) =>
      (await listFigures(platform, staffAs("owner"), "past-90")).find((figures) => figures.night === night)
    const before = await figuresOf(firstNight)
    expect(before?.sold).toBe(1)
    expect(before?.revenue).toBeLessThan(booking.nights[0]?.taxable ?? 0)
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    expect(await figuresOf(firstNight)).toEqual(before)
    const [tonight] = await listFigures(platform, staffAs("owner"), "next-30")
    expect(tonight).toMatchObject({ night: addDays(firstNight, 1), sold: 0, revenue: 0 })
  })

  test("[FOLIO-2] count a stay at its discounted price, as its folio does", async () => {
    await platform.clear()
    const { id, nights } = await aBooking(platform, { nights: 2 })
    const discount = { ...aTarget(id), amount: fromRupees(4000), reason: "The lift was noisy" }
    valueOf(await postDiscount(platform, system, discount))
    platform.moveTo(`${firstNight}T05:00:00Z`)
    const figures = await listFigures(platform, staffAs("owner"), "next-30")
    const revenue = figures.reduce((all, night) => all + night.revenue, 0)
    const lines = await listFolioLines(platform.db, id)
    expect(Math.abs(revenue - lines.reduce((all, { taxable }) => all + taxable, 0))).toBeLessThanOrEqual(1)
    expect(figures.find(({ night }) => night === firstNight)?.revenue).toBeLessThan(nights[0]?.taxable ?? 0)
  })

  test("of the demo hotel are equal to a recount, for every night", async () => {
    await platform.clear()
    await seedRooms(platform)
    await seedBookings(platform)
    for (const period of periods) {
      const figures = await listFigures(platform, staffAs("owner"), period)
      const { from, to } = datesOfPeriod(period, platform.clock.today())
      const recounted = await recount(from, to)
      expect(figures).toHaveLength(period === "next-30" ? 30 : 90)
      for (const { night, sold, available, revenue } of figures) {
        expect({ sold, revenue }, night).toEqual(recounted.get(night) ?? { sold: 0, revenue: 0 })
        expect(available).toBe(100)
      }
      const counters = await platform.db.execute<{ sold: number }>(
        "select sum(sold)::int as sold from inventory_nights where night >= $1::date and night < $2::date",
        [from, to],
      )
      expect(counters[0]?.sold).toBe(figures.reduce((all, { sold }) => all + sold, 0))
    }
  })

  test("leave out holds and what was cancelled, and know the longest stay", async () => {
    await platform.clear()
    const room = await aRoom(platform)
    const { id } = await aBooking(platform, { roomId: room.id })
    await aHold(platform, { roomId: room.id })
    await aBooking(platform, { roomId: room.id, nights: 30 })
    platform.moveTo(`${addDays(firstNight, 29)}T06:00:00Z`)
    const [last] = await listFigures(platform, staffAs("owner"), "next-30")
    expect(last).toMatchObject({ night: addDays(firstNight, 29), sold: 1 })
    platform.moveTo(`${firstNight}T06:00:00Z`)
    const soldFirst = async () => (await listFigures(platform, staffAs("owner"), "next-30"))[0]?.sold
    expect(await soldFirst()).toBe(2)
    valueOf(await cancelBooking(platform, system, { id }))
    expect(await soldFirst()).toBe(1)
  })

  test("[API-10] are the owner's", async () => {
    for (const role of roles)
      expect((await listFigures(platform, staffAs(role), "next-30")).length > 0, role).toBe(role === "owner")
  })
})
