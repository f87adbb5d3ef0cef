import { beforeEach, expect, test } from "vitest"
import {
  aBooking,
  bookingOf,
  expectConsistentBooks,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { aNewType } from "#src/features/bookings/change/room-type-change.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { decideApproval, listApprovals, requestUpgrade } from "./approvals.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()
let classic: RoomType
let suite: RoomType

beforeEach(async () => {
  await platform.clear()
  classic = await aRoom(platform, { name: "Classic Room", price: fromRupees(5000) })
  suite = await aRoom(platform, { name: "Family Suite", price: fromRupees(11_000) })
})

const desk = staffAs("front-desk")
const owner = staffAs("owner")
const reason = "The booked room is too loud"

/** Two nights in the Classic Room, for which the desk requests the Family Suite: worth ₹12,000. */
async function aRequestedUpgrade() {
  const booking = await aBooking(platform, { roomId: classic.id })
  const to = aNewType(booking, suite.id)
  valueOf(await requestUpgrade(platform, desk, { id: booking.id, to, reason }))
  const [request] = await listApprovals(platform, owner, booking.id)
  if (!request) throw new Error("there is no request")
  return { booking, request }
}

const approve = (id: string, actor = owner) => decideApproval(platform, actor, { id, isApproved: true })

test("[FOLIO-2] an upgrade above the limit of the desk is made when an Admin approves it, once, at the kept price", async () => {
  const { booking, request } = await aRequestedUpgrade()
  expect(request).toMatchObject({
    kind: "upgrade",
    amount: fromRupees(12_000),
    newRoomType: { rooms: 1, price: "keep" },
    newRoomName: "Family Suite",
  })
  expect((await bookingOf(platform, booking.id)).roomName).toBe("Classic Room")
  expect(await approve(request.id, desk)).toEqual(refusedAs("forbidden"))
  valueOf(await approve(request.id))
  expect(await approve(request.id)).toEqual(refusedAs("decided"))
  expect(await bookingOf(platform, booking.id)).toMatchObject({
    roomName: "Family Suite",
    total: booking.total,
  })
  expect(await listApprovals(platform, owner)).toEqual([])
  await expectConsistentBooks(platform)
})

test("[FOLIO-5] an upgrade that is worth another amount by now is refused, and can be declined", async () => {
  const { booking, request } = await aRequestedUpgrade()
  const to = { checkIn: booking.checkIn, checkOut: addDays(booking.checkOut, 1) }
  valueOf(await changeStay(platform, owner, { id: booking.id, to }))
  expect(await approve(request.id)).toEqual(refusedAs("charge-changed"))
  expect((await bookingOf(platform, booking.id)).roomName).toBe("Classic Room")
  valueOf(
    await decideApproval(platform, owner, { id: request.id, isApproved: false, reason: "The suite is sold" }),
  )
  expect(await listApprovals(platform, owner)).toEqual([])
})

test("[FOLIO-2] an upgrade to a full room type is neither requested nor made", async () => {
  const { booking, request } = await aRequestedUpgrade()
  await aBooking(platform, { roomId: suite.id, rooms: suite.stockQuantity })
  expect(await approve(request.id)).toEqual(refusedAs("upgrade-not-possible"))
  const to = aNewType(booking, suite.id)
  expect(await requestUpgrade(platform, desk, { id: booking.id, to, reason })).toEqual(
    refusedAs("upgrade-not-possible"),
  )
})
