import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aHold,
  bookingOf,
  firstNight,
  lapse,
  staffAs,
} from "#src/features/bookings/bookings.factory.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aRoom, setStock } from "./rooms.factory.ts"
import { inventoryHorizonDays, ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { findRoomType, findRoomTypeBySlug, listActiveRoomTypes, loadHorizon } from "./rooms.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk: Actor = staffAs("owner")
const guest = staffAs("guest")
const today = calendarDateOf("2026-07-01")

const capacities = (roomTypeId: string) =>
  platform.db.execute<{ capacity: number; nights: number }>(
    "select capacity, count(*) as nights from inventory_nights where room_type_id = $1 group by 1 order by 1",
    [roomTypeId],
  )

describe("room types", () => {
  test("[LIST-1] active ones are shown in the hotel's order", async () => {
    const room = await aRoom(platform)
    await aRoom(platform, { isActive: false })
    const closed = await aRoom(platform, { isInStock: false })
    const shown = (await listActiveRoomTypes(platform.db)).map(({ id }) => id)
    expect(new Set(shown)).toEqual(new Set([room.id, closed.id]))
    expect((await findRoomType(platform.db, room.id))?.name).toBe(room.name)
    for (const id of ["", "1", "00000000-0000-0000-0000-000000000000"])
      expect(await findRoomType(platform.db, id)).toBeNull()
  })

  test("[ADM-4] names are unique regardless of capitals", async () => {
    await aRoom(platform, { name: "Peacock Suite" })
    await expect(aRoom(platform, { name: "PEACOCK suite" })).rejects.toMatchObject({ code: "23505" })
  })
})

describe("the room type of a slug", () => {
  test("is found while it is on sale", async () => {
    const room = await aRoom(platform, { slug: "lotus" })
    await aRoom(platform, { slug: "hidden", isActive: false })
    expect(await findRoomTypeBySlug(platform.db, "lotus")).toEqual({ room, neighbours: [] })
    for (const slug of ["hidden", "", "LOTUS", "no-such-room"])
      expect(await findRoomTypeBySlug(platform.db, slug)).toBeNull()
  })

  test("has the two nearest types as neighbours, in the hotel's order", async () => {
    const slugs = ["a", "b", "c", "d", "e"]
    for (const slug of slugs) await aRoom(platform, { slug, name: `Room ${slug}` })
    const found = await Promise.all(slugs.map((slug) => findRoomTypeBySlug(platform.db, slug)))
    expect(found.map((one) => one?.neighbours.map(({ slug }) => slug).join())).toEqual([
      "b,c",
      "a,c",
      "b,d",
      "c,e",
      "c,d",
    ])
  })
})

describe("the nights of a type", () => {
  test("[BOOK-8] exist up to the horizon, and creating them again changes nothing", async () => {
    const room = await aRoom(platform)
    await aBooking(platform, { roomId: room.id })
    await loadHorizon(platform)
    await loadHorizon(platform)
    expect(await capacities(room.id)).toEqual([{ capacity: 5, nights: inventoryHorizonDays }])
    const sold = await platform.db.execute("select 1 from inventory_nights where sold = 1")
    expect(sold).toHaveLength(2)
  })

  test("[BOOK-8] may be created concurrently", async () => {
    const rooms = await Promise.all([1, 2, 3].map(() => aRoom(platform)))
    const ids = rooms.map(({ id }) => id)
    const stretch = { from: today, to: addDays(today, 20) }
    await Promise.all(Array.from({ length: 8 }, () => ensureInventoryNights(platform.db, ids, stretch)))
    for (const id of ids) expect(await capacities(id)).toEqual([{ capacity: 5, nights: 20 }])
  })
})

describe("changing the stock of a type", () => {
  const change = (roomTypeId: string, stockQuantity: number, actor: Actor = desk) =>
    setStock(platform, { roomTypeId, stockQuantity }, actor)

  test("[BOOK-8] changes today and later nights, but no past night", async () => {
    const room = await aRoom(platform)
    await ensureInventoryNights(platform.db, [room.id], { from: addDays(today, -2), to: addDays(today, 3) })
    expect(await change(room.id, 8)).toMatchObject({ ok: true, value: { stockQuantity: 8 } })
    expect(await capacities(room.id)).toEqual([
      { capacity: 5, nights: 2 },
      { capacity: 8, nights: 3 },
    ])
    expect((await findRoomType(platform.db, room.id))?.stockQuantity).toBe(8)
  })

  test("[BOOK-8] refuses less than what is held or sold, names the nights and changes nothing", async () => {
    const room = await aRoom(platform)
    await aBooking(platform, { roomId: room.id, nights: 1, rooms: 3 })
    await aHold(platform, { roomId: room.id, checkIn: addDays(firstNight, 4), nights: 1, rooms: 3 })
    expect(await change(room.id, 2)).toEqual({
      ok: false,
      refusal: { kind: "sold-beyond", nights: ["2026-08-01", "2026-08-05"] },
    })
    expect(await capacities(room.id)).toMatchObject([{ capacity: 5 }])
    expect((await findRoomType(platform.db, room.id))?.stockQuantity).toBe(5)
    expect((await change(room.id, 3)).ok).toBe(true)
  })

  test("[BOOK-8] ignores holds that have ended but are not released yet", async () => {
    const room = await aRoom(platform)
    const lapsed = await aHold(platform, { roomId: room.id, nights: 2, rooms: 3 })
    await lapse(platform, lapsed.id)
    expect(await change(room.id, 2)).toMatchObject({ ok: true })
    expect((await bookingOf(platform, lapsed.id)).status).toBe("expired")
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[BOOK-8] [L-3] can be lowered exactly to what is sold and held", async () => {
    const stay = fc.record({
      from: fc.integer({ min: 0, max: 3 }),
      nights: fc.integer({ min: 1, max: 3 }),
      rooms: fc.integer({ min: 1, max: 2 }),
      kind: fc.constantFrom("sold", "held", "lapsed"),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(stay, { maxLength: 4 }), fc.nat({ max: 6 }), async (stays, wanted) => {
        await platform.clear()
        const room = await aRoom(platform, { stockQuantity: 8 })
        for (const { from, kind, ...parts } of stays) {
          const bookedStay = { ...parts, roomId: room.id, checkIn: addDays(firstNight, from) }
          if (kind === "sold") await aBooking(platform, bookedStay)
          else {
            const hold = await aHold(platform, bookedStay)
            if (kind === "lapsed") await lapse(platform, hold.id)
          }
        }
        const isBeyond = (night: number) =>
          stays
            .filter(({ kind, from, nights }) => kind !== "lapsed" && from <= night && night < from + nights)
            .reduce((sum, { rooms }) => sum + rooms, 0) > wanted
        const beyond = [0, 1, 2, 3, 4, 5].filter(isBeyond).map((night) => addDays(firstNight, night))
        expect(await change(room.id, wanted)).toMatchObject(
          beyond.length === 0
            ? { ok: true, value: { stockQuantity: wanted } }
            : { ok: false, refusal: { kind: "sold-beyond", nights: beyond } },
        )
        expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
      }),
      { numRuns: 25 },
    )
  })

  test("[API-10] [ADM-10] needs the right and is recorded", async () => {
    const room = await aRoom(platform)
    for (const actor of [visitor, guest]) {
      expect(await change(room.id, 8, actor)).toEqual({ ok: false, refusal: { kind: "forbidden" } })
    }
    await change(room.id, 8)
    const log = await platform.db.execute("select before, after from audit_log where action = 'change-stock'")
    expect(log).toEqual([{ before: { stockQuantity: 5 }, after: { stockQuantity: 8 } }])
  })
})
