import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, people } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { toRupees } from "#src/shared/money.ts"
import { messages } from "#src/shared/messages.ts"
import { bearer, callApi, type ApiCall } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBooking, aPayload, aHold } from "./bookings.factory.ts"

const platform = setUpPlatform()

let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})

beforeEach(() => platform.clear())

const call = (path: string, request?: ApiCall) => callApi(app, `/api${path}`, request)

const bookings = async () =>
  (await platform.db.execute<{ count: number }>("select count(*)::int as count from bookings"))[0]?.count

describe("booking by the API", () => {
  test("[BOOK-3] [CONST-7] a booking is confirmed and pending, and its parts make its total", async () => {
    const guest = await aSignedIn(platform)
    const room = await aRoom(platform)
    const total = toRupees(room.finalPrice) * 2
    const request = { method: "POST", body: aPayload(room.id, { total }), headers: bearer(guest.secret) }
    const { status, body } = await call("/booking", request)
    expect(status).toBe(201)
    const data = body["data"] as { subtotal: number; gst: number; total: number; user: { email: string } }
    expect(data).toMatchObject({
      bookingStatus: "Booking is Confirm",
      paymentStatus: "Pending",
      paymentMode: "Pay at Hotel",
      checkIn: "01-08-2026",
      checkOut: "03-08-2026",
      days: 2,
      qty: 1,
      adult: 2,
      total,
    })
    expect(Math.round((data.subtotal + data.gst) * 100)).toBe(total * 100)
    expect(data.user.email).toBe(guest.email)
  })

  test("[BOOK-7] a total that differs is refused with the right figures, and nothing is stored", async () => {
    const guest = await aSignedIn(platform)
    const room = await aRoom(platform)
    const body = aPayload(room.id, { total: 1, price: 1 })
    const reply = await call("/booking", { method: "POST", body, headers: bearer(guest.secret) })
    expect(reply.status).toBe(409)
    expect(reply.body["data"]).toMatchObject({ total: toRupees(room.finalPrice) * 2, days: 2, qty: 1 })
    expect(await bookings()).toBe(0)
  })

  test.each([
    ["price", { price: 1 }],
    ["days", { days: 5 }],
  ])("[BOOK-7] a wrong %s is refused with the right figures", async (_, claim) => {
    const guest = await aSignedIn(platform)
    const room = await aRoom(platform)
    const headers = bearer(guest.secret)
    const reply = await call("/booking", { method: "POST", body: aPayload(room.id, claim), headers })
    const price = toRupees(room.finalPrice)
    expect(reply).toMatchObject({ status: 409, body: { data: { days: 2, price, total: price * 2 } } })
    const right = aPayload(room.id, { days: 2, price })
    expect((await call("/booking", { method: "POST", body: right, headers })).status).toBe(201)
  })

  test.each([
    ["qty", 2],
    ["adult", 3],
    ["child", 1],
  ])(
    "[BOOK-7] %s that contradicts the list of rooms is refused with the right count",
    async (field, right) => {
      const guest = await aSignedIn(platform)
      const room = await aRoom(platform)
      const rooms = [{ adult: 2, child: 1 }, { adult: 1 }]
      const body = aPayload(room.id, { rooms, qty: 2, adult: 3, child: 1, [field]: 4 })
      const headers = bearer(guest.secret)
      const reply = await call("/booking", { method: "POST", body, headers })
      expect(reply.status).toBe(422)
      expect(reply.body["errors"]).toMatchObject({
        [field]: `${field} of the list of rooms is ${right}, not 4.`,
      })
      expect(await bookings()).toBe(0)
    },
  )

  test("[API-12] [BOOK-7] a number of rooms or guests is a whole number or its digits, and nothing else", async () => {
    const room = await aRoom(platform)
    const headers = bearer((await aSignedIn(platform)).secret)
    const place = (claim: object) =>
      call("/booking", { method: "POST", body: aPayload(room.id, claim), headers })
    for (const adult of [true, [1], null, "", "0x1", "1e0", 1.5])
      expect((await place({ adult })).body["errors"], JSON.stringify(adult)).toHaveProperty("adult")
    const tooMany = (await place({ adult: 1e300 })).body["errors"]
    expect(tooMany).toEqual({ adult: "adult Must Be At Most 100000" })
    expect(await bookings()).toBe(0)
    expect((await place({ adult: "1", qty: "1" })).status).toBe(201)
  })

  test("[BOOK-9] the same key makes one booking, and another stay under it is refused", async () => {
    const guest = await aSignedIn(platform)
    const room = await aRoom(platform)
    const headers = { ...bearer(guest.secret), "idempotency-key": "0123456789abcdef" }
    const first = await call("/booking", { method: "POST", body: aPayload(room.id), headers })
    const second = await call("/booking", { method: "POST", body: aPayload(room.id), headers })
    const other = await call("/booking", { method: "POST", body: aPayload(room.id, { adult: 1 }), headers })
    expect([first.status, second.status, other.status]).toEqual([201, 200, 409])
    expect(second.body["data"]).toEqual(first.body["data"])
    expect(await bookings()).toBe(1)
  })

  const words = messages.availability
  test.each([
    ["dates missing", { checkIn: "" }, 422, "checkIn", words.datesMissing],
    ["a date that is none", { checkIn: "31-02-2026" }, 422, "checkIn", words.datesMissing],
    ["dates reversed", { checkOut: "31-07-2026" }, 422, "checkOut", words.checkOutNotAfterCheckIn],
    ["the past", { checkIn: "30-06-2026", checkOut: "02-07-2026" }, 422, "checkIn", words.checkInPast],
    ["400 nights", { checkOut: "05-09-2027" }, 422, "checkOut", words.tooManyNights],
    ["no room", { qty: 0 }, 422, "rooms", words.noRoom],
    ["1,000 rooms", { qty: 1000, adult: 1000 }, 422, "rooms", words.tooManyRooms],
    ["three adults in a room", { adult: 3 }, 422, "rooms.0", words.tooManyAdults],
    ["three children in a room", { child: 3 }, 422, "rooms.0", words.tooManyChildren],
    ["a room without an adult", { rooms: [{ adult: 1 }, { adult: 0 }] }, 422, "rooms.1", words.noAdult],
  ] as const)(
    "[AVAIL-3] [AVAIL-4] [API-9] refuses %s in words beside the field",
    async (_name, parts, status, field, text) => {
      const guest = await aSignedIn(platform)
      const room = await aRoom(platform)
      const request = { method: "POST", body: aPayload(room.id, parts), headers: bearer(guest.secret) }
      const reply = await call("/booking", request)
      expect(reply.status).toBe(status)
      expect(reply.body).toMatchObject({ result: "Error", reason: text, errors: { [field]: text } })
      expect(await bookings()).toBe(0)
    },
  )

  test.each([
    ["an unknown room", { roomId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11" }, 404],
    ["a room id that is none", { roomId: "'; drop table bookings; --" }, 404],
    ["another user's id", { user: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11" }, 403],
    ["a wrong type", { qty: "many" }, 422],
    ["an unknown payment mode", { paymentMode: "Barter" }, 422],
    ["a total that is no number", { total: "free" }, 422],
    ["text beyond all length", { roomId: "x".repeat(5000) }, 422],
  ] as const)("[API-9] refuses %s and stores nothing", async (_name, parts, status) => {
    const guest = await aSignedIn(platform)
    const room = await aRoom(platform)
    const request = { method: "POST", body: aPayload(room.id, parts), headers: bearer(guest.secret) }
    expect((await call("/booking", request)).status).toBe(status)
    expect(await bookings()).toBe(0)
  })

  test("[AVAIL-5] a full night is named, with what is truly left", async () => {
    const guest = await aSignedIn(platform)
    const room = await aRoom(platform, { stockQuantity: 1 })
    await aBooking(platform, { actor: guest.actor, roomId: room.id })
    const reply = await call("/booking", {
      method: "POST",
      body: aPayload(room.id),
      headers: bearer(guest.secret),
    })
    expect(reply.status).toBe(409)
    expect(reply.body["reason"]).toBe("Room not available: it is fully booked on Sat 1 Aug 2026.")
  })

  test("[API-6] lists are newest first, with the user, and without bookings of others", async () => {
    const { guest, other, admin } = await people(platform)
    const older = await aBooking(platform, { actor: guest.actor })
    const newer = await aHold(platform, { actor: guest.actor })
    await aBooking(platform, { actor: other.actor })
    const own = await call("/booking", { headers: bearer(guest.secret) })
    const data = own.body["data"] as { _id: string; user: { _id: string; email: string } }[]
    expect(data.map(({ _id }) => _id)).toEqual([newer.id, older.id])
    expect(data[0]?.user).toMatchObject({ _id: guest.id, email: guest.email })
    const all = await call("/booking", { headers: bearer(admin.secret) })
    expect(all.body["data"]).toHaveLength(3)
  })

  test("[API-6] [ADM-7] [FOLIO-3] an update answers success and Done, goes forward only, and not before departure", async () => {
    const { guest, admin } = await people(platform)
    const booking = await aBooking(platform, { actor: guest.actor })
    const headers = bearer(admin.secret)
    const put = (bookingStatus: string, paymentStatus: string, reason = "") =>
      call(`/booking/${booking.id}`, {
        method: "PUT",
        body: { bookingStatus, paymentStatus, reason },
        headers,
      })
    expect((await put("Booking is Complete", "Pending")).status).toBe(409)
    const reply = await put("Booking is Complete", "Done", "The guest left early")
    expect(reply.body).toMatchObject({ success: true, result: "Done" })
    expect((await put("Booking is Confirm", "Done")).status).toBe(409)
    expect((await put("Booking is Complete", "Pending")).status).toBe(409)
    expect((await put("Anything", "Done")).status).toBe(422)
  })

  test("[API-7] an order has the booking's own amount, for any requested one, and `-1` is the newest", async () => {
    const guest = await aSignedIn(platform)
    const booking = await aHold(platform, { actor: guest.actor })
    const body = { amount: 1 }
    const reply = await call("/booking/orders", { method: "POST", body, headers: bearer(guest.secret) })
    expect(reply.body["data"]).toMatchObject({
      amount: toRupees(booking.total),
      booking: booking.id,
      currency: "INR",
    })
  })
})
