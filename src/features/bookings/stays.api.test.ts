import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { createApp } from "#src/server/app.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBooking, firstNight } from "./bookings.factory.ts"
import { staySearchesByAddress } from "./stay-rate-limits.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const get = (path: string, query: Record<string, string | number> = {}) =>
  callApi(app, `/api/${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`)

const stay = { checkIn: "01-08-2026", checkOut: "03-08-2026" }
const room = { price: fromRupees(5000), finalPrice: fromRupees(5000) }

describe("availability", () => {
  test("[API-13] gives the price of every room type, and says which are free and why others are not", async () => {
    const free = await aRoom(platform, { ...room, name: "Amber Room" })
    const full = await aRoom(platform, { ...room, name: "Birch Room", stockQuantity: 1 })
    await aBooking(platform, { roomId: full.id })
    const { status, body } = await get("availability", { ...stay, qty: 2, adult: 4 })
    expect([status, body["result"]]).toEqual([200, "Done"])
    expect(body["data"]).toMatchObject([
      {
        roomId: free.id,
        name: "Amber Room",
        days: 2,
        qty: 2,
        total: 20_000,
        left: 5,
        available: true,
        reason: null,
      },
      { roomId: full.id, available: false, left: 0, reason: expect.stringContaining("fully booked on") },
    ])
  })

  test("[API-13] [AVAIL-3] [AVAIL-4] refuses dates and guests as the pages do, in the same words", async () => {
    const errorsOf = async (query: Record<string, string | number>) => {
      const { status, body } = await get("availability", query)
      return [status, Object.keys(body["errors"] as object)]
    }
    expect(await errorsOf({})).toEqual([422, ["checkIn", "checkOut"]])
    expect(await errorsOf({ ...stay, checkIn: "soon" })).toEqual([422, ["checkIn"]])
    expect(await errorsOf({ ...stay, checkIn: "01-06-2026" })).toEqual([422, ["checkIn"]])
    expect(await errorsOf({ ...stay, checkOut: "01-08-2026" })).toEqual([422, ["checkOut"]])
    expect(await errorsOf({ ...stay, qty: 11, adult: 11 })).toEqual([422, ["rooms"]])
    expect(await errorsOf({ ...stay, adult: 3 })).toEqual([422, ["rooms.0"]])
    expect(await errorsOf({ ...stay, qty: "two" })).toEqual([422, ["qty"]])
  })
})

describe("a quote", () => {
  test("[API-13] [BOOK-7] [CONST-7] is the price that the booking takes", async () => {
    const { id } = await aRoom(platform, room)
    const { status, body } = await get("quote", { roomId: id, ...stay, qty: 2, adult: 3, child: 1 })
    expect(status).toBe(200)
    const data = body["data"] as { subtotal: number; gst: number; total: number; nights: unknown[] }
    expect(data).toMatchObject({ roomId: id, days: 2, qty: 2, total: 20_000, left: 5 })
    expect(Math.round((data.subtotal + data.gst) * 100)).toBe(data.total * 100)
    expect(data.nights).toMatchObject([
      { date: "2026-08-01", price: 5000 },
      { date: "2026-08-02", price: 5000 },
    ])
    const { secret } = await aSignedIn(platform)
    const booked = await callApi(app, "/api/booking", {
      method: "POST",
      body: { roomId: id, ...stay, qty: 2, adult: 3, child: 1, total: data.total },
      headers: bearer(secret),
    })
    expect(booked.body["data"]).toMatchObject({ subtotal: data.subtotal, gst: data.gst, total: data.total })
  })

  test("[API-13] [AVAIL-5] is refused where a booking would be", async () => {
    const { id } = await aRoom(platform, { ...room, stockQuantity: 1 })
    await aBooking(platform, { roomId: id })
    expect(await get("quote", { roomId: id, ...stay })).toMatchObject({
      status: 409,
      body: { reason: expect.stringContaining("fully booked on") },
    })
    expect((await get("quote", { roomId: crypto.randomUUID(), ...stay })).status).toBe(404)
    expect((await get("quote", { roomId: id })).status).toBe(422)
    expect(await get("quote", stay)).toMatchObject({
      status: 422,
      body: { reason: "roomId Field Is Required" },
    })
  })
})

describe("a day room", () => {
  const hours = { startsAt: "2026-08-01T09:00", hours: 6 }

  test("[API-13] [GUEST-8] is quoted by its hours, and booked at that price", async () => {
    const { id: roomId } = await aRoom(platform, room)
    const quoted = await get("quote", { roomId, ...hours, adult: 1 })
    expect(quoted).toMatchObject({ status: 200, body: { data: { total: 2500, left: 5 } } })
    const found = await get("availability", hours)
    expect(found.body["data"]).toMatchObject([{ roomId, total: 2500, available: true }])
    const headers = bearer((await aSignedIn(platform)).secret)
    const body = { roomId, ...hours, adult: 1, total: 2500 }
    const placed = await callApi(app, "/api/booking", { method: "POST", headers, body })
    expect(placed).toMatchObject({ status: 201 })
    const own = await callApi(app, "/api/booking", { headers })
    expect(own.body["data"]).toMatchObject([{ ...hours, checkIn: "31-07-2026", total: 2500, price: 2500 }])
  })

  test("[API-13] [GUEST-8] unknown hours are refused beside their cause", async () => {
    await aRoom(platform, room)
    for (const query of [{ startsAt: "2026-08-01T09:15", hours: 6 }, { ...hours, hours: 7 }, { hours: 6 }])
      expect(await get("availability", query)).toMatchObject({
        status: 422,
        body: { errors: { startsAt: expect.stringContaining("6, 9 or 12 hours") } },
      })
  })

  test("[API-12] [GUEST-8] dates that contradict its hours are refused, and nothing is booked", async () => {
    const { id: roomId } = await aRoom(platform, room)
    const headers = bearer((await aSignedIn(platform)).secret)
    const other = { ...hours, checkIn: "10-08-2026", checkOut: "12-08-2026" }
    const refused = { status: 422, body: { errors: { checkIn: expect.stringContaining("31-07-2026") } } }
    expect(await get("availability", other)).toMatchObject(refused)
    expect(await get("quote", { roomId, ...other })).toMatchObject(refused)
    const body = { roomId, ...other, adult: 1 }
    expect(await callApi(app, "/api/booking", { method: "POST", headers, body })).toMatchObject(refused)
    expect((await callApi(app, "/api/booking", { headers })).body["data"]).toEqual([])
    const same = { ...hours, checkIn: "31-07-2026", checkOut: "02-08-2026" }
    expect(await get("quote", { roomId, ...same })).toMatchObject({ status: 200 })
  })
})

describe("the price calendar", () => {
  test("[API-13] has the price of each night, and whether a room is free", async () => {
    const { id } = await aRoom(platform, { ...room, stockQuantity: 1 })
    await aBooking(platform, { roomId: id })
    const { status, body } = await get("price-calendar", { room: id, from: "31-07-2026", to: "04-08-2026" })
    expect(status).toBe(200)
    const night = { price: 5000, minimumNights: null }
    expect(body["data"]).toEqual([
      { date: "2026-07-31", ...night, available: true },
      { date: "2026-08-01", ...night, available: false },
      { date: "2026-08-02", ...night, available: false },
      { date: "2026-08-03", ...night, available: true },
    ])
    const usual = (await get("price-calendar", { room: id })).body["data"] as { date: string }[]
    expect([usual.length, usual[0]?.date]).toEqual([31, "2026-07-01"])
  })

  test("[API-13] ends at the booking horizon and shows at most 92 nights", async () => {
    const { id } = await aRoom(platform, room)
    const today = platform.clock.today()
    const faultsOf = async (from: number, to: number) => {
      const { status, body } = await get("price-calendar", {
        room: id,
        from: addDays(today, from),
        to: addDays(today, to),
      })
      return status === 200 ? null : body["errors"]
    }
    expect(await faultsOf(-1, 5)).toEqual({ from: "from Must Not Be In The Past" })
    expect(await faultsOf(5, 5)).toEqual({ to: "to Must Be After from" })
    expect(await faultsOf(0, 92)).toBeNull()
    expect(await faultsOf(0, 93)).toEqual({ to: "to Must Be At Most 92 Nights After from" })
    expect(await faultsOf(500, 530)).toBeNull()
    expect(await faultsOf(500, 531)).toEqual({ to: "to Must Be At Most 530 Days From Today" })
    expect((await get("price-calendar", { room: id, from: "soon" })).body["errors"]).toEqual({
      from: "from Must Be A Date",
    })
    expect((await get("price-calendar", { room: crypto.randomUUID() })).status).toBe(404)
  })
})

test("[API-13] searches that cost the database time are rate limited by address", async () => {
  const { id } = await aRoom(platform, room)
  for (let count = 0; count < staySearchesByAddress.points; count += 1) await get("quote")
  const paths: [string, object][] = [
    ["availability", stay],
    ["quote", { roomId: id, ...stay }],
    ["price-calendar", { room: id, from: firstNight }],
  ]
  for (const [path, query] of paths) {
    const { status, headers } = await get(path, query as Record<string, string>)
    expect([path, status, Number(headers.get("retry-after")) > 0]).toEqual([path, 429, true])
  }
})

describe("offers in a quote", () => {
  test("[API-13] [GUEST-5] a code changes the quote, and a wrong one is refused at its field", async () => {
    const { id: roomId } = await aRoom(platform, room)
    await anOffer(platform, { audience: "code", code: "TRANSIT" }, { name: "Transit" })
    const quote = await get("quote", { ...stay, roomId, code: "transit" })
    expect(quote.body["data"]).toMatchObject({
      total: 9000,
      offer: { name: "Transit", code: "TRANSIT", saving: 1000 },
    })
    expect((await get("quote", { ...stay, roomId })).body["data"]).toMatchObject({
      total: 10_000,
      offer: null,
    })
    const wrong = await get("quote", { ...stay, roomId, code: "WRONG" })
    expect([wrong.status, Object.keys(wrong.body["errors"] as object)]).toEqual([422, ["code"]])
  })

  test("[API-13] [CORP-2] [BOOK-7] a session is quoted the price of members, and books at it", async () => {
    const { id: roomId } = await aRoom(platform, room)
    await anOffer(platform, { audience: "members" })
    const { secret } = await aSignedIn(platform)
    const headers = bearer(secret)
    const query = new URLSearchParams({ ...stay, roomId }).toString()
    const quote = await callApi(app, `/api/quote?${query}`, { headers })
    expect(quote.body["data"]).toMatchObject({ total: 9000 })
    const body = { ...stay, roomId, adult: 2 }
    const place = (total: number) =>
      callApi(app, "/api/booking", { method: "POST", headers, body: { ...body, total } })
    expect((await place(10_000)).body).toMatchObject({ data: { total: 9000 } })
    expect((await place(9000)).status).toBe(201)
  })
})
