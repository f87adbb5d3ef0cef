import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aPayload, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

test("[BOOK-9] [SAFE-7] the repeat of a confirmation whose booking was deleted is refused in words", async () => {
  const guest = await aSignedIn(platform)
  const room = await aRoom(platform)
  const headers = { ...bearer(guest.secret), "idempotency-key": randomUUID() }
  const call = () => callApi(app, "/api/booking", { method: "POST", body: aPayload(room.id), headers })
  const first = await call()
  expect(first.status).toBe(201)
  const { _id } = first.body["data"] as { _id: string }
  valueOf(await deleteBooking(platform, staffAs("owner"), _id))
  const repeat = await call()
  expect(repeat.status).toBe(409)
  expect(repeat.body).toMatchObject({ reason: "This Idempotency-Key was used for another booking." })
})
