import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aHold,
  aRequest,
  firstNight,
  lapse,
  staffAs,
} from "#src/features/bookings/bookings.factory.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Role, roles } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { listRateChanges } from "#src/features/pricing/edit-rates.service.ts"
import { changeClosedNights, findTape, listTapeStays } from "./tape.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const range = { from: firstNight, to: addDays(firstNight, 3) }
const nightsOf = async (role: Role = "front-desk") =>
  (await findTape(platform, staffAs(role), range))[0]?.nights ?? []

describe("the tape chart", () => {
  test("[L-3] shows what is sold, held and free, and counts a lapsed hold as free", async () => {
    const room = await aRoom(platform, { stockQuantity: 5 })
    await aBooking(platform, { roomId: room.id, rooms: 2, nights: 1 })
    const hold = await aHold(platform, { roomId: room.id, nights: 2 })
    expect(await nightsOf()).toMatchObject([
      { night: firstNight, rooms: 5, sold: 2, held: 1, free: 2, isClosed: false },
      { sold: 0, held: 1, free: 4 },
      { sold: 0, held: 0, free: 5 },
    ])
    await lapse(platform, hold.id)
    expect((await nightsOf()).map(({ free }) => free)).toEqual([3, 5, 5])
  })

  test("lists the stays behind a night", async () => {
    const room = await aRoom(platform)
    const { id } = await aBooking(platform, { roomId: room.id, nights: 2 })
    const on = async (days: number) =>
      (
        await listTapeStays(platform, staffAs("front-desk"), {
          roomId: room.id,
          night: addDays(firstNight, days),
        })
      ).map((stay) => stay.id)
    expect([await on(0), await on(1), await on(2)]).toEqual([[id], [id], []])
  })

  test("[BOOK-8] closes nights for sale and opens them, and stays keep theirs", async () => {
    const room = await aRoom(platform)
    await aBooking(platform, { roomId: room.id })
    const owner = (await anAccount(platform, { role: "owner" })).actor
    const close = { roomId: room.id, ...range, isClosed: true }
    expect(await changeClosedNights(platform, owner, close)).toEqual({ ok: true, value: null })
    expect((await nightsOf()).map(({ isClosed, sold }) => [isClosed, sold])).toEqual([
      [true, 1],
      [true, 1],
      [true, 0],
    ])
    const { actor } = await anAccount(platform)
    expect((await placeBooking(platform, actor, aRequest(room.id))).ok).toBe(false)
    expect(await changeClosedNights(platform, staffAs("owner"), close)).toEqual({
      ok: false,
      refusal: "nothing-changes",
    })
    await changeClosedNights(platform, owner, { ...close, isClosed: false })
    expect((await listRateChanges(platform, owner, 2)).map(({ summary }) => summary)).toEqual([
      `1 Aug 2026 to 3 Aug 2026, ${room.name}: open again, from the tape chart`,
      `1 Aug 2026 to 3 Aug 2026, ${room.name}: closed, from the tape chart`,
    ])
    expect((await placeBooking(platform, actor, aRequest(room.id))).ok).toBe(true)
  })

  test("[API-10] is seen by the owner and the desk, and closed by the owner", async () => {
    const room = await aRoom(platform)
    const close = { roomId: room.id, ...range, isClosed: true }
    for (const role of roles) {
      const sees = role === "owner" || role === "front-desk"
      expect((await nightsOf(role)).length > 0, role).toBe(sees)
      if (role !== "owner")
        expect(await changeClosedNights(platform, staffAs(role), close)).toEqual({
          ok: false,
          refusal: "forbidden",
        })
    }
  })
})
