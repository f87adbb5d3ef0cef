import { beforeEach, expect, test } from "vitest"
import { aStaySearch, firstNight } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findNearbyStays } from "./nearby-stays.service.ts"
import { quoteStay } from "./quote-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** Leaves `free` of the five rooms on these nights. */
const fill = (roomTypeId: string, [from, to]: [number, number], free = 0) =>
  platform.db.execute(
    `insert into inventory_nights (room_type_id, night, capacity, sold)
    select $1, day::date, 5, 5 - $4::int from generate_series($2::date, $3::date, interval '1 day') as day
    on conflict (room_type_id, night) do update set sold = excluded.sold`,
    [roomTypeId, addDays(firstNight, from), addDays(firstNight, to), free],
  )

const starts = (stays: Awaited<ReturnType<typeof findNearbyStays>>) => stays.map(({ stay }) => stay.checkIn)

test("[AVAIL-5] [GUEST-3] the nearest dates of the same length that are free, in order", async () => {
  const room = await aRoom(platform)
  await fill(room.id, [0, 1])
  const found = await findNearbyStays(platform, [room], aStaySearch({ nights: 2 }))
  expect(starts(found)).toEqual(["2026-07-29", "2026-07-30", "2026-08-03"])
  expect(found[0]).toEqual({
    stay: { checkIn: "2026-07-29", checkOut: "2026-07-31" },
    total: fromRupees(10_000),
  })
})

test("[AVAIL-5] [GUEST-3] every date that is offered can be booked at its price, for that many rooms", async () => {
  const room = await aRoom(platform)
  await fill(room.id, [-3, 2])
  await fill(room.id, [4, 4], 1)
  const search = aStaySearch({ nights: 2, rooms: 2 })
  const found = await findNearbyStays(platform, [room], search)
  expect(starts(found)).not.toContain(addDays(firstNight, 3))
  expect(found).toHaveLength(3)
  for (const { stay, total } of found)
    expect(await quoteStay(platform, room.id, { ...search, ...stay })).toMatchObject({
      value: { quote: { total } },
    })
})

test("[AVAIL-5] of several types the lowest total counts; sold-out weeks offer nothing", async () => {
  const [cheap, dear] = [await aRoom(platform), await aRoom(platform, { finalPrice: fromRupees(9000) })]
  for (const { id } of [cheap, dear]) await fill(id, [-14, 14])
  const search = aStaySearch({ nights: 1 })
  expect(await findNearbyStays(platform, [cheap, dear], search)).toEqual([])
  for (const { id } of [cheap, dear]) await fill(id, [5, 5], 5)
  expect(await findNearbyStays(platform, [dear, cheap], search)).toMatchObject([{ total: fromRupees(5000) }])
})

test("[AVAIL-3] no date before today, and none without dates", async () => {
  const room = await aRoom(platform)
  const today = platform.clock.today()
  const search = { ...aStaySearch(), checkIn: today, checkOut: addDays(today, 1) }
  for (const { stay } of await findNearbyStays(platform, [room], search))
    expect(stay.checkIn > today).toBe(true)
  expect(await findNearbyStays(platform, [room], { ...search, checkIn: null })).toEqual([])
})
