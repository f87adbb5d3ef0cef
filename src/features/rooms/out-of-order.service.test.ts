import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  aHold,
  aRequest,
  firstNight,
  lapse,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { roles } from "#src/shared/actor.ts"
import { addDays, daysUntil } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { deleteRoomType, restoreRoomType } from "./edit-rooms.service.ts"
import { changeOutOfOrder } from "./out-of-order.service.ts"
import type { RoomType } from "./room-type.ts"
import { aRoom, setStock } from "./rooms.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const range = { from: firstNight, to: addDays(firstNight, 2) }

const take = ({ id }: RoomType, rooms: number, nights = range) =>
  changeOutOfOrder(platform, owner, { roomTypeId: id, rooms, ...nights })

async function aRoomWithNights(stockQuantity: number): Promise<RoomType> {
  const room = await aRoom(platform, { stockQuantity })
  await ensureInventoryNights(platform.db, [room.id], { from: firstNight, to: addDays(firstNight, 4) })
  return room
}

const capacities = async ({ id }: RoomType, days = 3): Promise<number[]> => {
  const rows = await platform.db.execute<{ capacity: number }>(
    "select capacity from inventory_nights where room_type_id = $1 and night >= $2::date and night < $3::date order by night",
    [id, firstNight, addDays(firstNight, days)],
  )
  return rows.map(({ capacity }) => capacity)
}

const changeStock = ({ id }: RoomType, stockQuantity: number) =>
  setStock(platform, { roomTypeId: id, stockQuantity })

describe("rooms out of order", () => {
  test("[BOOK-8] [AVAIL-5] are not sold on their nights, and are sold again once they are in order", async () => {
    const room = await aRoom(platform, { stockQuantity: 3 })
    expect(await take(room, 2)).toEqual({ ok: true, value: null })
    const { actor } = await anAccount(platform)
    const book = (rooms: number) => placeBooking(platform, actor, aRequest(room.id, { rooms, nights: 2 }))
    expect(await book(2)).toMatchObject({ ok: false, refusal: { kind: "not-available", left: 1 } })
    valueOf(await book(1))
    valueOf(await take(room, 0))
    valueOf(await book(2))
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[BOOK-8] are refused where more rooms are sold, naming the nights; lapsed holds do not count", async () => {
    const room = await aRoomWithNights(3)
    await aBooking(platform, { roomId: room.id, rooms: 2, nights: 1 })
    const hold = await aHold(platform, { roomId: room.id, nights: 2 })
    expect(await take(room, 1)).toEqual({
      ok: false,
      refusal: { kind: "sold-beyond", nights: [firstNight] },
    })
    expect(await capacities(room)).toEqual([3, 3, 3])
    await lapse(platform, hold.id)
    valueOf(await take(room, 1))
    expect(await capacities(room)).toEqual([2, 2, 3])
  })

  test("[BOOK-8] stay out of order when the stock changes, and when the type is deleted and restored", async () => {
    const room = await aRoomWithNights(5)
    valueOf(await take(room, 3))
    valueOf(await changeStock(room, 8))
    expect(await capacities(room)).toEqual([5, 5, 8])
    valueOf(await changeStock(room, 2))
    expect(await capacities(room)).toEqual([0, 0, 2])
    valueOf(await deleteRoomType(platform, owner, room.id))
    valueOf(await restoreRoomType(platform, owner, room.id))
    expect(await capacities(room)).toEqual([0, 0, 2])
    valueOf(await take(room, 0))
    expect(await capacities(room)).toEqual([2, 2, 2])
  })

  test("are at most the stock, on nights of the rate calendar", async () => {
    const room = await aRoom(platform, { stockQuantity: 3 })
    expect(await take(room, 4)).toEqual({ ok: false, refusal: { kind: "too-many-rooms", stock: 3 } })
    const today = platform.clock.today()
    for (const nights of [
      { from: addDays(today, -1), to: today },
      { from: today, to: today },
      { from: today, to: addDays(today, 541) },
    ])
      expect(await take(room, 1, nights)).toEqual({ ok: false, refusal: { kind: "outside-calendar" } })
    const unknown = { ...room, id: "00000000-0000-4000-8000-000000000000" }
    expect(await take(unknown, 1)).toEqual({ ok: false, refusal: { kind: "unknown-room" } })
  })

  test("[API-10] [ADM-10] are changed by the owner alone, and the audit log names the nights", async () => {
    const room = await aRoom(platform, { stockQuantity: 3 })
    const change = { roomTypeId: room.id, rooms: 1, ...range }
    for (const role of roles.filter((one) => one !== "owner"))
      expect(await changeOutOfOrder(platform, staffAs(role), change)).toEqual({
        ok: false,
        refusal: { kind: "forbidden" },
      })
    valueOf(await take(room, 1))
    valueOf(await take(room, 2, { from: firstNight, to: addDays(firstNight, 3) }))
    const entries = await platform.db.execute(
      "select before, after from audit_log where action = 'out-of-order' order by id",
    )
    expect(entries).toEqual([
      {
        before: { roomsOutOfOrder: "0" },
        after: { roomsOutOfOrder: 1, firstNight, lastNight: addDays(firstNight, 1) },
      },
      {
        before: { roomsOutOfOrder: "0 to 1" },
        after: { roomsOutOfOrder: 2, firstNight, lastNight: addDays(firstNight, 2) },
      },
    ])
  })

  test("[BOOK-8] any changes of stock and of rooms out of order leave the stock less these rooms", async () => {
    const days = 4
    const nights = daysUntil(firstNight, addDays(firstNight, days))
    const aChange = fc.oneof(
      fc.record({ stock: fc.integer({ min: 1, max: 6 }) }),
      fc.record({
        first: fc.integer({ min: 0, max: days - 1 }),
        length: fc.integer({ min: 1, max: days }),
        rooms: fc.integer({ min: 0, max: 6 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(aChange, { minLength: 1, maxLength: 8 }), async (changes) => {
        await platform.clear()
        const room = await aRoomWithNights(4)
        const model = { stock: 4, outOfOrder: nights.map(() => 0) }
        for (const change of changes) {
          if ("stock" in change) {
            valueOf(await changeStock(room, change.stock))
            model.stock = change.stock
          } else {
            const last = Math.min(days, change.first + change.length)
            const to = { from: addDays(firstNight, change.first), to: addDays(firstNight, last) }
            const taken = await take(room, change.rooms, to)
            expect(taken.ok).toBe(change.rooms <= model.stock)
            if (taken.ok) model.outOfOrder.fill(change.rooms, change.first, last)
          }
        }
        const expected = model.outOfOrder.map((rooms) => Math.max(0, model.stock - rooms))
        expect(await capacities(room, days)).toEqual(expected)
      }),
      { numRuns: 15 },
    )
  })
})
