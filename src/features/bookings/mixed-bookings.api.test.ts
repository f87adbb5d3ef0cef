import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { fromRupees } from "#src/shared/money.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let classic: RoomType
let suite: RoomType

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(async () => {
  await platform.clear()
  classic = await aRoom(platform, { name: "Classic Room", price: fromRupees(5000) })
  suite = await aRoom(platform, { name: "Family Suite", price: fromRupees(9000) })
})

const stay = { checkIn: "01-08-2026", checkOut: "03-08-2026" }

const place = async (body: object) =>
  callApi(app, "/api/booking", {
    method: "POST",
    body,
    headers: bearer((await aSignedIn(platform)).secret),
  })

test("[GUEST-4] [API-6] a booking names the room type of each room that differs", async () => {
  const rooms = [
    { adult: 2, child: 0 },
    { adult: 1, child: 2, roomId: suite.id },
  ]
  const { status, body } = await place({ roomId: classic.id, ...stay, rooms, total: 28_000 })
  expect({ status, data: body["data"] }).toMatchObject({
    status: 201,
    data: {
      roomId: classic.id,
      name: "1 × Classic Room, 1 × Family Suite",
      days: 2,
      qty: 2,
      total: 28_000,
      rooms: [
        { adult: 2, child: 0, roomId: classic.id, name: "Classic Room" },
        { adult: 1, child: 2, roomId: suite.id, name: "Family Suite" },
      ],
    },
  })
})

test("[GUEST-4] [API-6] rooms that all name one type are rooms of that type", async () => {
  const rooms = [1, 2].map(() => ({ adult: 2, roomId: suite.id }))
  const { body } = await place({ roomId: classic.id, ...stay, rooms })
  expect(body["data"]).toMatchObject({ roomId: suite.id, name: "Family Suite", qty: 2, total: 36_000 })
})

test("[GUEST-4] [API-6] a room type that does not exist is not booked", async () => {
  const rooms = [{ adult: 2 }, { adult: 2, roomId: crypto.randomUUID() }]
  expect((await place({ roomId: classic.id, ...stay, rooms })).status).toBe(404)
})

test("[GUEST-4] [API-13] several types are quoted together, each night with the number of rooms of a type", async () => {
  const types = [classic.slug, suite.slug, classic.slug].join("_")
  const query = new URLSearchParams({ roomId: classic.id, ...stay, qty: "3", types })
  const { body } = await callApi(app, `/api/quote?${query}`)
  expect(body["data"]).toMatchObject({
    name: "2 × Classic Room, 1 × Family Suite",
    days: 2,
    qty: 3,
    total: 38_000,
    nights: [
      { date: "2026-08-01", roomId: classic.id, qty: 2, price: 5000 },
      { date: "2026-08-01", roomId: suite.id, qty: 1, price: 9000 },
      { date: "2026-08-02", roomId: classic.id, qty: 2 },
      { date: "2026-08-02", roomId: suite.id, qty: 1 },
    ],
  })
})
