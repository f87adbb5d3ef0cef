import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aHold,
  aRequest,
  bookingOf,
  expectConsistentBooks,
  lapse,
  soldNights,
  valueOf,
} from "./bookings.factory.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"

const platform = setUpPlatform()
let guest: SignedInActor

beforeEach(async () => {
  await platform.clear()
  guest = (await anAccount(platform)).actor
})

describe("a hold that has ended", () => {
  test("[BOOK-10] [L-3] releases its rooms without a request", async () => {
    const room = await aRoom(platform)
    const hold = await aHold(platform, { roomId: room.id })
    expect(await expireAllLapsedHolds(platform)).toBe(0)
    await lapse(platform, hold.id)
    expect(await expireAllLapsedHolds(platform)).toBe(1)
    expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "expired", holdExpiresAt: null })
    expect(await soldNights(platform, room.id)).toEqual({})
    expect(await expireAllLapsedHolds(platform)).toBe(0)
    await expectConsistentBooks(platform)
  })

  test("[BOOK-10] [L-3] is released at once for a guest who books its nights", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const hold = await aHold(platform, { roomId: room.id })
    await lapse(platform, hold.id)
    expect((await placeBooking(platform, guest, aRequest(room.id))).ok).toBe(true)
    expect((await bookingOf(platform, hold.id)).status).toBe("expired")
  })

  test("[BOOK-10] [L-3] is released also after hundreds of older ones of other rooms", async () => {
    const elsewhere = await aRoom(platform, { stockQuantity: 250 })
    const room = await aRoom(platform, { stockQuantity: 1 })
    for (let count = 0; count < 210; count += 1) {
      valueOf(
        await placeBooking(platform, guest, aRequest(elsewhere.id, { nights: 1, paymentMode: "online" })),
      )
    }
    await platform.db.execute("update bookings set hold_expires_at = now() - interval '1 hour'")
    const hold = await aHold(platform, { roomId: room.id })
    await lapse(platform, hold.id)
    expect((await placeBooking(platform, guest, aRequest(room.id))).ok).toBe(true)
    await expectConsistentBooks(platform)
  })
})
