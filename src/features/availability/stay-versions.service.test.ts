import { beforeEach, expect, test } from "vitest"
import {
  aBooking,
  aHold,
  aStaySearch,
  firstNight,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  ensureInventoryNights,
  closeNights,
  updateCapacity,
} from "#src/features/inventory/inventory.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { checkStay } from "./stay.ts"
import { readStayVersions, versionOfStay } from "./stay-versions.service.ts"

const platform = setUpPlatform()
let room: RoomType

beforeEach(async () => {
  await platform.clear()
  room = await aRoom(platform)
  await ensureInventoryNights(platform.db, [room.id], { from: firstNight, to: addDays(firstNight, 40) })
})

/** The versions of a stay of two nights and of one a month later. */
async function versions(): Promise<[string, string]> {
  const read = await readStayVersions(platform)
  const at = (checkIn = firstNight) =>
    versionOfStay(read, valueOf(checkStay(aStaySearch({ checkIn }), platform.clock.today())))
  return [at(), at(addDays(firstNight, 30))]
}

/** Which of the two stays have another version after the work. */
async function changes(work: () => Promise<unknown>): Promise<boolean[]> {
  const before = await versions()
  await work()
  const after = await versions()
  return after.map((version, stay) => version !== before[stay])
}

test("a booking, its cancellation, a hold and its release change the stay alone", async () => {
  const stay = [true, false]
  let id = ""
  expect(await changes(async () => ({ id } = await aBooking(platform, { roomId: room.id })))).toEqual(stay)
  expect(await changes(() => cancelBooking(platform, system, { id }))).toEqual(stay)
  expect(await changes(async () => ({ id } = await aHold(platform, { roomId: room.id })))).toEqual(stay)
  expect(await changes(() => lapse(platform, id))).toEqual(stay)
  const sweep = () =>
    platform.db.execute("select expire_lapsed_holds($1, $2::date, 'infinity')", [room.id, firstNight])
  expect(await changes(sweep)).toEqual(stay)
})

test("a closed night and another capacity change the nights they touch", async () => {
  const night = { roomTypeId: room.id, night: firstNight }
  expect(await changes(() => closeNights(platform.db, [night]))).toEqual([true, false])
  const fewer = { roomTypeId: room.id, from: addDays(firstNight, 30), stock: 3 }
  expect(await changes(() => updateCapacity(platform.db, fewer))).toEqual([false, true])
})

test("a booking near a stay changes it, because a sold-out search shows free dates around it", async () => {
  const near = { roomId: room.id, checkIn: addDays(firstNight, 15), nights: 2 }
  expect(await changes(() => aBooking(platform, near))).toEqual([true, true])
})

test("a rate, a setting and a new day change every stay", async () => {
  const rate = "insert into rate_nights (room_type_id, night, price_paise) values ($1, '2026-12-24', 600000)"
  expect(await changes(() => platform.db.execute(rate, [room.id]))).toEqual([true, true])
  const setting = `insert into settings (name, value) values ('bookings', '{"holdMinutes": 20}')`
  expect(await changes(() => platform.db.execute(setting))).toEqual([true, true])
  expect(await changes(() => platform.db.execute("update settings set value = '{}'"))).toEqual([true, true])
  expect(await changes(async () => platform.moveTo("2026-07-02T06:30:00Z"))).toEqual([true, true])
})

test("counters that return to their values do not return to their version", async () => {
  const [first] = await versions()
  const { id } = await aBooking(platform, { roomId: room.id })
  await cancelBooking(platform, system, { id })
  const [again] = await versions()
  expect(again).not.toBe(first)
})

test("nothing changes without a change", async () => {
  expect(await changes(async () => aStaySearch())).toEqual([false, false])
})
