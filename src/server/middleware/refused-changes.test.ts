import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { addDays, formatDayFirst } from "#src/shared/calendar-date.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
const logged: unknown[] = []

beforeAll(() => {
  const log = { ...platform.log, info: (...line: unknown[]) => void logged.push(line) }
  app = createApp({ ...platform, log: log as typeof platform.log })
})

const refused = (details: object) => [details, "a change was refused"]

test("[SAFE-7] a change that a rule or a schema refused is in the log, with its sender and without its content", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const { secret, id, actor } = await aSignedIn(platform)
  const from = addDays(platform.clock.today(), 30)
  const stay = { checkIn: formatDayFirst(from), checkOut: formatDayFirst(addDays(from, 1)) }
  const body = { roomId: room.id, ...stay, qty: 1, adult: 2, child: 0, paymentMode: "Pay at Hotel" }
  const book = (fields: object = {}) =>
    callApi(app, "/api/booking", {
      method: "POST",
      body: { ...body, idempotencyKey: randomUUID(), ...fields },
      headers: bearer(secret),
    })
  expect((await book()).status).toBe(201)
  logged.length = 0
  expect((await book()).status).toBe(409)
  expect((await book({ qty: -1 })).status).toBe(422)
  const sender = { method: "POST", path: "/api/booking", userId: id, role: actor.role }
  expect(logged).toEqual([refused({ status: 409, ...sender }), refused({ status: 422, ...sender })])
})

test("[SAFE-7] a refused reading is not in the log", async () => {
  logged.length = 0
  expect((await callApi(app, "/api/roomcart?checkIn=nonsense")).status).toBe(400)
  expect(logged).toEqual([])
})
