import { beforeEach, describe, expect, test } from "vitest"
import { aBooking, aStaySearch, couples, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { quoteStay } from "../quote-stay.service.ts"
import { datesOfDayRoom } from "../stay-search-url.ts"
import { quoteDayRooms } from "./quote-day-rooms.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

// Takes the nights of 31 July and 1 August.
const morning = parseDayRoom("2026-08-01T09:00", "6")
const night = calendarDateOf("2026-08-01")

const ask = async (dayRoom = morning, rooms = 1) =>
  valueOf(await quoteDayRooms(platform, { dayRoom, party: couples(rooms) }))[0]

describe("quoting a day room", () => {
  test("[GUEST-8] [CONST-7] costs half of the dearer night, taxed once by its own slab", async () => {
    const room = await aRoom(platform, { price: fromRupees(10_000), finalPrice: fromRupees(10_000) })
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, price_paise, minimum_nights) values ($1, $2, $3, 3)",
      [room.id, "2026-07-31", fromRupees(12_000)],
    )
    const offer = await ask(morning, 2)
    expect(offer).toMatchObject({
      isAvailable: true,
      left: 5,
      stay: { checkIn: "2026-07-31", checkOut: "2026-08-02", dayRoom: morning },
      quote: { total: fromRupees(12_000), rooms: 2 },
      missedMinimum: null,
    })
    expect(offer?.quote.nights).toMatchObject([
      { night: "2026-07-31", price: 0, taxable: 0, gst: 0, basisPoints: 500 },
      { night: "2026-08-01", price: fromRupees(6000), basisPoints: 500 },
    ])
  })

  test("[GUEST-8] needs a room in each night that it takes", async () => {
    const room = await aRoom(platform, { stockQuantity: 2 })
    await aBooking(platform, { roomId: room.id, checkIn: calendarDateOf("2026-07-31"), nights: 1, rooms: 2 })
    expect(await ask()).toMatchObject({ isAvailable: false, why: { firstFullNight: "2026-07-31", left: 0 } })
    expect(await ask(parseDayRoom("2026-08-01T14:00", "9"))).toMatchObject({ isAvailable: true, left: 2 })
  })

  test("[GUEST-8] [GUEST-7] offers, codes and the price of members are for nights", async () => {
    const room = await aRoom(platform)
    const search = { ...datesOfDayRoom(morning), party: couples(1), code: "ANY" }
    expect(await quoteStay(platform, room.id, search)).toMatchObject({
      value: { code: null, memberSaving: null, quote: { total: fromRupees(2500) } },
    })
    expect(await quoteStay(platform, room.id, aStaySearch({ checkIn: night }))).toMatchObject({ ok: true })
  })

  test("[GUEST-8] refuses unknown hours, a start that has passed and one that is too far", async () => {
    await aRoom(platform)
    const reasonOf = async (dayRoom: typeof morning) => {
      const quoted = await quoteDayRooms(platform, { dayRoom, party: couples(1) })
      return quoted.ok ? null : quoted.refusal
    }
    expect(await reasonOf(null)).toEqual({ kind: "stay", reason: "hours-unknown" })
    expect(await reasonOf(parseDayRoom("2020-08-01T09:00", "6"))).toMatchObject({ reason: "start-past" })
    expect(await reasonOf(parseDayRoom("2040-08-01T09:00", "6"))).toMatchObject({ reason: "too-far-ahead" })
  })

  test("[GUEST-8] a day room of this morning takes the night that has begun", async () => {
    await aRoom(platform)
    const early = new Date("2026-08-01T00:30:00.000Z")
    const clock = { now: () => early, today: () => night }
    const quoted = await quoteDayRooms({ ...platform, clock }, { dayRoom: morning, party: couples(1) })
    expect(quoted).toMatchObject({ value: [{ isAvailable: true, stay: { checkIn: "2026-07-31" } }] })
  })
})
