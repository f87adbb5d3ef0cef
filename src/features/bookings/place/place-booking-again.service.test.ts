import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type SignedInActor } from "#src/shared/actor.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aStaySearch, aRequest, valueOf } from "#src/features/bookings/bookings.factory.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import { nightCounters, rowCounts } from "./place-booking.factory.ts"
import { placeBooking } from "./place-booking.service.ts"

const platform = setUpPlatform()

let guest: SignedInActor

beforeEach(async () => {
  await platform.clear()
  guest = (await anAccount(platform)).actor
})

const place = (input: PlaceBookingRequest) => placeBooking(platform, guest, input)

describe("sending a confirmation again", () => {
  test("[BOOK-9] makes one booking, and returns the first", async () => {
    const room = await aRoom(platform)
    const request = aRequest(room.id)
    const first = valueOf(await place(request))
    const again = valueOf(await place(request))
    expect(first.isRepeat).toBe(false)
    expect(again).toEqual({ ...first, isRepeat: true })
    expect((await rowCounts(platform))[0]).toBe(1)
  })

  test("[BOOK-9] [L-30] also twenty times at once, and when the first took the last room", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const request = aRequest(room.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(request)))
    const ids = answers.map((answer) => valueOf(answer).id)
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter((answer) => !valueOf(answer).isRepeat)).toHaveLength(1)
    expect(await nightCounters(platform, room.id)).toMatchObject([{ sold: 1 }, { sold: 1 }])
  })

  test("[BOOK-9] returns the first booking even when its price has changed or its first day has begun", async () => {
    const room = await aRoom(platform)
    const request = aRequest(room.id, { seenTotal: fromRupees(10_000) })
    const first = valueOf(await place(request))
    await platform.db.execute("update room_types set final_price_paise = 900000 where id = $1", [room.id])
    expect(valueOf(await place(request)).id).toBe(first.id)
    platform.moveTo("2026-08-02T06:00:00Z")
    expect(valueOf(await place(request)).id).toBe(first.id)
  })

  test("[BOOK-9] the key of one stay is refused for another", async () => {
    const room = await aRoom(platform)
    const other = await aRoom(platform)
    const request = aRequest(room.id)
    valueOf(await place(request))
    const others: PlaceBookingRequest[] = [
      { ...request, roomId: other.id },
      { ...request, search: aStaySearch({ nights: 3 }) },
      { ...request, search: aStaySearch({ rooms: 2 }) },
      { ...request, paymentMode: "online" },
    ]
    for (const different of others) {
      expect(await place(different)).toEqual({ ok: false, refusal: { kind: "key-reused" } })
    }
    expect((await rowCounts(platform))[0]).toBe(1)
  })

  test("[BOOK-9] [L-28] another guest's key is their own", async () => {
    const room = await aRoom(platform)
    const request = aRequest(room.id)
    const first = valueOf(await place(request))
    const { actor } = await anAccount(platform)
    expect(valueOf(await placeBooking(platform, actor, request)).id).not.toBe(first.id)
  })

  test("[BOOK-9] a key whose confirmation was refused may be used again", async () => {
    const room = await aRoom(platform)
    const request = aRequest(room.id, { seenTotal: fromPaise(1) })
    expect((await place(request)).ok).toBe(false)
    expect(valueOf(await place({ ...request, seenTotal: fromRupees(10_000) })).isRepeat).toBe(false)
  })
})
