import { beforeAll, beforeEach, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { toRupees } from "#src/shared/money.ts"
import { callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aRoom } from "./rooms.factory.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

test("[API-5] [LIST-1] the rooms on sale are public, with the specification's field names", async () => {
  const room = await aRoom(platform)
  await aRoom(platform, { isActive: false })
  const { status, body } = await callApi(app, "/api/roomcart")
  expect(status).toBe(200)
  expect(body["data"]).toEqual([
    expect.objectContaining({
      _id: room.id,
      name: room.name,
      finalPrice: toRupees(room.finalPrice),
      stock: true,
      stockQuantity: room.stockQuantity,
      active: true,
    }),
  ])
})

test("[API-5] finds a room by id, unless it is inactive, unknown or malformed", async () => {
  const room = await aRoom(platform)
  const hidden = await aRoom(platform, { isActive: false })
  expect((await callApi(app, `/api/roomcart/${room.id}`)).status).toBe(200)
  for (const id of [hidden.id, "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", "nonsense"]) {
    const { status, body } = await callApi(app, `/api/roomcart/${id}`)
    expect([status, body["result"]]).toEqual([404, "Error"])
  }
})

test("[LIST-3] a type without stock says so", async () => {
  const room = await aRoom(platform, { stockQuantity: 0 })
  const { body } = await callApi(app, `/api/roomcart/${room.id}`)
  expect(body["data"]).toMatchObject({ stock: false, stockQuantity: 0 })
})
