import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  aRequest,
  expectConsistentBooks,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { reinstateBooking } from "./reinstate-booking.service.ts"

const platform = setUpPostgresqlPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const twenty = Array.from({ length: 20 }, (_, index) => index)
const countDone = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length

const expectSold = async (roomTypeId: string) => {
  expect(Object.values(await soldNights(platform, roomTypeId))).toEqual([1, 1])
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  await expectConsistentBooks(platform)
}

test("[BOOK-8] [BOOK-9] twenty reinstatements and twenty bookings at once sell the last room once", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const cancelled: string[] = []
  for (const _ of twenty) {
    const { id } = await aBooking(platform, { roomId: room.id })
    valueOf(await cancelBooking(platform, desk, { id }))
    cancelled.push(id)
  }
  const guests = await Promise.all(twenty.map(() => anAccount(platform)))
  const answers = await Promise.all(
    twenty.flatMap((index): Promise<{ readonly ok: boolean }>[] => [
      reinstateBooking(platform, desk, { id: cancelled[index] ?? "", reason: "The flight was late" }),
      placeBooking(platform, guests[index]?.actor ?? desk, aRequest(room.id)),
    ]),
  )
  expect(countDone(answers)).toBe(1)
  await expectSold(room.id)
})

test("[BOOK-9] [FOLIO-4] twenty clerks at once reinstate a booking once", async () => {
  const { id, roomTypeId } = await aBooking(platform)
  platform.moveTo("2026-07-31T12:00:00Z")
  valueOf(await cancelBooking(platform, desk, { id }))
  const answers = await Promise.all(
    twenty.map(() => reinstateBooking(platform, desk, { id, reason: "The flight was late" })),
  )
  expect(countDone(answers)).toBe(1)
  for (const answer of answers) if (!answer.ok) expect(answer.refusal).toEqual({ kind: "not-cancelled" })
  await expectSold(roomTypeId)
})
