import { beforeEach, describe, expect, test } from "vitest"
import { aBooking, expectConsistentBooks, soldNights } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { changeRoomType } from "./change-room-type.service.ts"
import { aNewType } from "./room-type-change.factory.ts"

const platform = setUpPostgresqlPlatform()

beforeEach(() => platform.clear())

const places = Array.from({ length: 8 }, (_, place) => place)

describe("changes of room type at the same time", () => {
  test("[BOOK-8] of eight stays to a type with three rooms, three are made", async () => {
    const classic = await aRoom(platform, { stockQuantity: 8 })
    const suite = await aRoom(platform, { stockQuantity: 3 })
    const bookings = await Promise.all(places.map(() => aBooking(platform, { roomId: classic.id })))
    const answers = await Promise.all(
      bookings.map((booking) =>
        changeRoomType(platform, system, { id: booking.id, to: aNewType(booking, suite.id) }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    for (const answer of answers)
      if (!answer.ok) expect(answer.refusal).toMatchObject({ kind: "not-available", left: 0 })
    expect(Object.values(await soldNights(platform, suite.id))).toEqual([3, 3])
    await expectConsistentBooks(platform)
  })

  test("[BOOK-8] [L-3] in both directions, with cancellations, keep the counters and wait for nobody", async () => {
    const [classic, suite] = [
      await aRoom(platform, { stockQuantity: 16 }),
      await aRoom(platform, { stockQuantity: 16 }),
    ]
    const stays = await Promise.all(
      places.flatMap(() => [
        aBooking(platform, { roomId: classic.id, rooms: 2 }),
        aBooking(platform, { roomId: suite.id, nights: 3 }),
      ]),
    )
    const answers = await Promise.all(
      stays.flatMap((booking, place) => {
        const to = booking.roomTypeId === classic.id ? suite.id : classic.id
        const request = { id: booking.id, to: aNewType(booking, to, { rooms: 1 }) }
        const change = changeRoomType(platform, system, request)
        return place % 3 === 0 ? [change, cancelBooking(platform, system, { id: booking.id })] : [change]
      }),
    )
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(stays.length / 2)
    await expectConsistentBooks(platform)
  })
})
