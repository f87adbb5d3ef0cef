import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { people } from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { toRupees } from "#src/shared/money.ts"
import { messages } from "#src/shared/messages.ts"
import { bearer, callApi, type ApiCall } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBooking, aPayload, bookingOf } from "./bookings.factory.ts"

const platform = setUpPlatform()

let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})

beforeEach(() => platform.clear())

const call = (path: string, request?: ApiCall) => callApi(app, `/api${path}`, request)

describe("every call as everybody", () => {
  const statuses = {
    bookingStatus: "Booking is Complete",
    paymentStatus: "Done",
    reason: "The guest left early",
  }
  const calls = {
    list: () => ["/booking", {}],
    place: (_id: string, roomId: string) => ["/booking", { method: "POST", body: aPayload(roomId) }],
    find: (id: string) => [`/booking/${id}`, {}],
    update: (id: string) => [`/booking/${id}`, { method: "PUT", body: statuses }],
    remove: (id: string) => [`/booking/${id}`, { method: "DELETE" }],
    order: (id: string) => ["/booking/orders", { method: "POST", body: { checkid: id } }],
    verify: (id: string) => [
      "/booking/verify",
      { method: "POST", body: { razorpay_payment_id: "pay_unknown", checkid: id } },
    ],
    confirmed: () => ["/confirm", {}],
  } as const satisfies Record<string, (id: string, roomId: string) => readonly [string, ApiCall]>

  test.each([
    ["list", 401, 200, 200, 200],
    ["place", 401, 201, 201, 201],
    ["find", 401, 200, 404, 200],
    ["update", 401, 403, 403, 200],
    ["remove", 401, 403, 403, 200],
    ["order", 401, 200, 404, 200],
    ["verify", 401, 422, 404, 422],
    ["confirmed", 401, 403, 403, 200],
  ] as const)(
    "[API-6] [API-7] [API-8] [API-10] [L-28] %s: visitor %i, the guest %i, another guest %i, the administration %i",
    async (name, ...expected) => {
      const { guest, other, admin } = await people(platform)
      const booking = await aBooking(platform, { actor: guest.actor })
      const [path, request] = calls[name](booking.id, booking.roomTypeId)
      const seen: number[] = []
      for (const headers of [{}, bearer(guest.secret), bearer(other.secret), bearer(admin.secret)]) {
        const { status, body } = await call(path, { ...request, headers })
        expect(body["result"]).toBe(status < 300 ? "Done" : "Error")
        if (status >= 300) expect(body["reason"]).toEqual(expect.any(String))
        seen.push(status)
      }
      expect(seen).toEqual(expected)
    },
  )

  test("[API-8] [API-10] a confirmed record is deleted by the administration alone, and its booking stays", async () => {
    const { guest, admin } = await people(platform)
    const booking = await aBooking(platform, { actor: guest.actor })
    const listed = await call("/confirm", { headers: bearer(admin.secret) })
    const [record] = listed.body["data"] as { _id: string; total: number; bookingStatus: string }[]
    expect(record).toMatchObject({
      total: toRupees(booking.total),
      bookingStatus: messages.booking.confirmed,
    })
    const path = `/confirm/${record?._id}`
    expect((await call(path, { method: "DELETE" })).status).toBe(401)
    expect((await call(path, { method: "DELETE", headers: bearer(guest.secret) })).status).toBe(403)
    expect((await call(path, { method: "DELETE", headers: bearer(admin.secret) })).status).toBe(200)
    expect((await call("/confirm", { headers: bearer(admin.secret) })).body["data"]).toEqual([])
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
  })
})
