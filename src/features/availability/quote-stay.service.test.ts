import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  aHold,
  aStaySearch,
  couples,
  firstNight,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { quoteStay, searchStays } from "./quote-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const priceNight = (roomTypeId: string, night: CalendarDate, rupees: number) =>
  platform.db.execute("insert into rate_nights (room_type_id, night, price_paise) values ($1, $2, $3)", [
    roomTypeId,
    night,
    fromRupees(rupees),
  ])

describe("quoting a stay", () => {
  test("[AVAIL-2] [CONST-7] gives nights x final price x rooms, taxed by night, and what is left", async () => {
    const room = await aRoom(platform, { price: fromRupees(10_000), finalPrice: fromRupees(9000) })
    const offer = valueOf(await quoteStay(platform, room.id, aStaySearch({ nights: 3, rooms: 2 })))
    expect(offer).toMatchObject({
      left: 5,
      stay: { checkIn: "2026-08-01", checkOut: "2026-08-04" },
      quote: { total: fromRupees(54_000), rooms: 2 },
    })
    expect(offer.quote.nights.map(({ night, price, basisPoints }) => [night, price, basisPoints])).toEqual([
      ["2026-08-01", 900_000, 1800],
      ["2026-08-02", 900_000, 1800],
      ["2026-08-03", 900_000, 1800],
    ])
  })

  test("[AVAIL-2] a night with a price of its own costs that", async () => {
    const room = await aRoom(platform)
    await priceNight(room.id, calendarDateOf("2026-08-02"), 12_000)
    await priceNight(room.id, calendarDateOf("2026-08-04"), 99_000)
    const { quote } = valueOf(await quoteStay(platform, room.id, aStaySearch({ nights: 3 })))
    expect(quote.nights.map((night) => night.price)).toEqual([500_000, 1_200_000, 500_000])
    expect(quote.total).toBe(fromRupees(22_000))
  })

  test("[AVAIL-3] [AVAIL-4] refuses invalid dates first, then invalid guests", async () => {
    const room = await aRoom(platform)
    const ask = async (search: Partial<ReturnType<typeof aStaySearch>>) => {
      const offer = await quoteStay(platform, room.id, { ...aStaySearch(), ...search })
      return offer.ok ? null : offer.refusal
    }
    const reasons = await Promise.all([
      ask({ checkIn: null }),
      ask({ checkOut: null, party: [] }),
      ask({ checkOut: firstNight }),
      ask({ checkIn: addDays(firstNight, 9) }),
      ask({ checkIn: calendarDateOf("2026-06-30"), checkOut: firstNight }),
      ask({ checkOut: addDays(firstNight, 400) }),
      ask({ checkIn: addDays(firstNight, 500), checkOut: addDays(firstNight, 501) }),
      ask({ party: [] }),
      ask({ party: couples(1000) }),
      ask({ party: [{ adults: 3, children: 0 }] }),
    ])
    expect(reasons.map((refusal) => refusal && "reason" in refusal && refusal.reason)).toEqual([
      "dates-missing",
      "dates-missing",
      "check-out-not-after-check-in",
      "check-out-not-after-check-in",
      "check-in-past",
      "too-many-nights",
      "too-far-ahead",
      "no-room",
      "too-many-rooms",
      "too-many-adults",
    ])
  })

  test("[AVAIL-3] today is the hotel's day, whatever the hour in London", async () => {
    const room = await aRoom(platform)
    const tonight = aStaySearch({ checkIn: calendarDateOf("2026-07-01") })
    platform.moveTo("2026-07-01T18:29:59Z")
    expect((await quoteStay(platform, room.id, tonight)).ok).toBe(true)
    platform.moveTo("2026-07-01T18:30:00Z")
    expect(await quoteStay(platform, room.id, tonight)).toMatchObject({
      refusal: { reason: "check-in-past" },
    })
  })

  test.each(["", "-1", "nonsense", "00000000-0000-0000-0000-000000000000", "' or 1=1 --"])(
    "[LIST-3] knows no room %j",
    async (id) => {
      expect(await quoteStay(platform, id, aStaySearch())).toMatchObject({
        refusal: { kind: "unknown-room" },
      })
    },
  )

  test("[LIST-3] a room that is not shown cannot be booked", async () => {
    const hidden = await aRoom(platform, { isActive: false })
    expect(await quoteStay(platform, hidden.id, aStaySearch())).toMatchObject({
      refusal: { kind: "unknown-room" },
    })
  })

  test("[AVAIL-5] a type out of stock is not available", async () => {
    for (const parts of [{ isInStock: false }, { stockQuantity: 0 }]) {
      const room = await aRoom(platform, parts)
      const refusal = { kind: "not-available", firstFullNight: null, left: 0 }
      expect(await quoteStay(platform, room.id, aStaySearch())).toEqual({ ok: false, refusal })
    }
  })

  test("[AVAIL-4] a total of zero is refused", async () => {
    const room = await aRoom(platform, { discountPercent: 100, finalPrice: fromRupees(0) })
    expect(await quoteStay(platform, room.id, aStaySearch())).toEqual({
      ok: false,
      refusal: { kind: "zero-total" },
    })
  })

  test("[AVAIL-5] enough rooms must be free on every night; the first full night is named", async () => {
    const room = await aRoom(platform, { stockQuantity: 2 })
    await aBooking(platform, { roomId: room.id, checkIn: addDays(firstNight, 1), nights: 1 })
    await aBooking(platform, { roomId: room.id, checkIn: addDays(firstNight, 2), nights: 1, rooms: 2 })
    const ask = (nights: number, rooms: number) =>
      quoteStay(platform, room.id, aStaySearch({ nights, rooms }))
    expect(valueOf(await ask(2, 1)).left).toBe(1)
    expect(await ask(3, 1)).toMatchObject({ refusal: { firstFullNight: "2026-08-03", left: 0 } })
    expect(await ask(3, 2)).toMatchObject({ refusal: { firstFullNight: "2026-08-02", left: 1 } })
    expect(await ask(1, 3)).toMatchObject({ refusal: { firstFullNight: "2026-08-01", left: 2 } })
  })

  test("[BOOK-10] [L-3] an open hold takes rooms; a lapsed one does not, even before a job releases it", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const hold = await aHold(platform, { roomId: room.id })
    expect((await quoteStay(platform, room.id, aStaySearch())).ok).toBe(false)
    await lapse(platform, hold.id)
    expect(valueOf(await quoteStay(platform, room.id, aStaySearch())).left).toBe(1)
  })
})

describe("searching the hotel", () => {
  test("[AVAIL-7] shows every active type with its total and how many are left", async () => {
    const small = await aRoom(platform, { price: fromRupees(4000), stockQuantity: 1 })
    const large = await aRoom(platform, { price: fromRupees(9000), stockQuantity: 3 })
    const closed = await aRoom(platform, { isInStock: false })
    await aRoom(platform, { isActive: false })
    await aBooking(platform, { roomId: small.id })
    await aBooking(platform, { roomId: large.id })
    const offers = valueOf(await searchStays(platform, aStaySearch({ nights: 3, rooms: 2 })))
    const shown = offers.map(({ room, left, isAvailable, quote }) => [
      room.id,
      [left, isAvailable, quote.total],
    ])
    expect(Object.fromEntries(shown)).toEqual({
      [small.id]: [0, false, fromRupees(24_000)],
      [large.id]: [2, true, fromRupees(54_000)],
      [closed.id]: [5, false, fromRupees(30_000)],
    })
  })

  test("[L-18] every room is offered at the price that its own page quotes", async () => {
    const rooms = await Promise.all(
      [3333, 7875, 8850, 12_345].map((rupees) => aRoom(platform, { price: fromRupees(rupees) })),
    )
    await priceNight(rooms[0]?.id ?? "", firstNight, 8200)
    const offers = valueOf(await searchStays(platform, aStaySearch({ nights: 4, rooms: 3 })))
    for (const offer of offers) {
      const own = valueOf(await quoteStay(platform, offer.room.id, aStaySearch({ nights: 4, rooms: 3 })))
      expect(own.quote).toEqual(offer.quote)
    }
  })

  test("[AVAIL-3] [AVAIL-4] refuses what cannot be a stay, and an empty hotel offers nothing", async () => {
    expect(valueOf(await searchStays(platform, aStaySearch()))).toEqual([])
    expect(await searchStays(platform, { ...aStaySearch(), checkIn: null })).toMatchObject({
      refusal: { reason: "dates-missing" },
    })
    expect(await searchStays(platform, { ...aStaySearch(), party: [] })).toMatchObject({
      refusal: { reason: "no-room" },
    })
  })

  test("[AVAIL-7] nights beyond the horizon have all their rooms", async () => {
    const room = await aRoom(platform)
    const { actor } = await anAccount(platform)
    const late = aStaySearch({ checkIn: addDays(calendarDateOf("2026-07-01"), 500), nights: 30 })
    const [offer] = valueOf(await searchStays(platform, late))
    expect(offer?.left).toBe(5)
    await aBooking(platform, { actor, roomId: room.id, search: late })
    expect(valueOf(await searchStays(platform, late))[0]?.left).toBe(4)
  })
})
