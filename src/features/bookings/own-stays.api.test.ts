import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { people } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBooking, aHold, bookingOf } from "./bookings.factory.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const price = fromRupees(5000)
const later = { checkIn: "11-08-2026", checkOut: "14-08-2026" }

async function setUp() {
  const { guest, other, admin } = await people(platform)
  const room = await aRoom(platform, { price, finalPrice: price, stockQuantity: 2 })
  const booking = await aBooking(platform, { actor: guest.actor, roomId: room.id })
  return { room, booking, path: `/api/booking/${booking.id}`, guest, other, admin }
}

type Caller = { readonly secret: string }

const call = (method: string, path: string, { by, body }: { by: Caller; body?: object }) =>
  callApi(app, path, { method, headers: bearer(by.secret), ...(body && { body }) })

describe("a cancellation request", () => {
  test("[API-13] [ACCT-5] is made for one's own booking, at the charge of the moment, once", async () => {
    const { booking, path, guest } = await setUp()
    const callPreview = () =>
      call("POST", `${path}/cancellation-request`, { by: guest, body: { note: "Our plans changed." } })
    const { status, body } = await callPreview()
    expect([status, body["result"]]).toEqual([200, "Done"])
    expect(body["data"]).toMatchObject({
      booking: booking.id,
      state: "open",
      charge: 0,
      note: "Our plans changed.",
    })
    expect((await callPreview()).body).toEqual(body)
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
  })

  test("[API-13] [L-28] is refused to others, and for what cannot be cancelled", async () => {
    const { path, guest, other, admin } = await setUp()
    for (const by of [other, admin])
      expect((await call("POST", `${path}/cancellation-request`, { by, body: {} })).status).toBe(404)
    const long = { note: "x".repeat(501) }
    expect(await call("POST", `${path}/cancellation-request`, { by: guest, body: long })).toMatchObject({
      status: 422,
      body: { errors: { note: "Message Field Length Must Be At Most 500" } },
    })
    const hold = await aHold(platform, { actor: guest.actor })
    const held = await call("POST", `/api/booking/${hold.id}/cancellation-request`, { by: guest, body: {} })
    expect([404, 409]).toContain(held.status)
  })
})

describe("other dates", () => {
  test("[API-13] [CONST-6] are priced first, then taken at that price by the guest or the desk", async () => {
    const { booking, path, guest, admin } = await setUp()
    const query = new URLSearchParams(later).toString()
    const preview = await call("GET", `${path}/dates?${query}`, { by: guest })
    expect(preview).toMatchObject({
      status: 200,
      body: { data: { days: 3, total: 15_000, difference: 5000 } },
    })
    expect((await bookingOf(platform, booking.id)).checkIn).toBe("2026-08-01")
    const moved = await call("PUT", `${path}/dates`, { by: guest, body: { ...later, total: 15_000 } })
    expect(moved).toMatchObject({
      status: 200,
      body: { result: "Done", data: { total: 15_000, booking: { ...later, total: 15_000 } } },
    })
    const back = { checkIn: "2026-08-01", checkOut: "2026-08-03" }
    expect((await call("PUT", `${path}/dates`, { by: admin, body: back })).status).toBe(200)
  })

  test("[API-13] [BOOK-7] a total that differs is refused with the right figures", async () => {
    const { path, guest } = await setUp()
    const { status, body } = await call("PUT", `${path}/dates`, { by: guest, body: { ...later, total: 1 } })
    expect([status, body["data"]]).toMatchObject([409, { total: 15_000, days: 3 }])
    expect(body["errors"]).toHaveProperty("total")
  })

  test("[API-13] [FOLIO-5] a fee, refund or balance that differs is refused", async () => {
    const { booking, path, guest } = await setUp()
    const put = (seen: object) => call("PUT", `${path}/dates`, { by: guest, body: { ...later, ...seen } })
    for (const seen of [{ fee: 1 }, { refund: 1 }, { owed: 1 }])
      expect(await put(seen)).toMatchObject({
        status: 409,
        body: { reason: expect.stringContaining("figures changed") },
      })
    expect((await bookingOf(platform, booking.id)).checkIn).toBe("2026-08-01")
    const { body } = await call("GET", `${path}/dates?${new URLSearchParams(later).toString()}`, {
      by: guest,
    })
    const { fee, refund, owed } = body["data"] as { fee: number; refund: number; owed: number }
    expect((await put({ fee, refund, owed })).status).toBe(200)
  })

  test("[API-13] [AVAIL-3] [AVAIL-5] that cannot be had are refused in the words of the page", async () => {
    const { room, path, guest } = await setUp()
    for (let count = 0; count < 2; count += 1)
      await aBooking(platform, { roomId: room.id, checkIn: calendarDateOf("2026-08-20") })
    const answers = async (body: object) => {
      const { status, body: answer } = await call("PUT", `${path}/dates`, { by: guest, body })
      return [status, answer["reason"]]
    }
    expect(await answers({})).toEqual([422, expect.any(String)])
    expect(await answers({ checkIn: "01-06-2026", checkOut: "03-06-2026" })).toEqual([
      422,
      expect.any(String),
    ])
    expect(await answers({ checkIn: "20-08-2026", checkOut: "21-08-2026" })).toEqual([
      409,
      expect.stringContaining("fully booked on"),
    ])
  })

  test("[API-13] [CONST-6] are the guest's to change up to 24 h before check-in", async () => {
    platform.moveTo("2026-07-31T08:31:00Z")
    const { path, guest, admin } = await setUp()
    const put = (by: Caller) => call("PUT", `${path}/dates`, { by, body: later })
    expect(await put(guest)).toMatchObject({
      status: 409,
      body: { reason: expect.stringContaining("too late") },
    })
    expect((await put(admin)).status).toBe(200)
  })

  test("[API-13] [L-28] a booking of another guest is answered like an unknown one", async () => {
    const { path, other } = await setUp()
    const elsewhere = `/api/booking/${crypto.randomUUID()}`
    for (const at of [path, elsewhere]) {
      const put = await call("PUT", `${at}/dates`, { by: other, body: later })
      expect([put.status, put.body["reason"]]).toEqual([404, "There is no such booking."])
    }
  })
})
