import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, bookingOf, firstNight, staffAs } from "#src/features/bookings/bookings.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { changeRoomTypeAsRequested, readRoomTypeChange } from "./room-type-change.ts"

let platform: TestPlatform
let suite: RoomType

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(async () => {
  await platform.clear()
  suite = await aRoom(platform, { name: "Family Suite", stockQuantity: 1 })
})
afterAll(() => platform.close())

const actor = staffAs("front-desk") as SignedInActor

function read(booking: Booking, query: Record<string, string> = {}) {
  const url = new URL(`http://localhost:3000/admin/${booking.id}/room-type?${new URLSearchParams(query)}`)
  return readRoomTypeChange({ platform, actor, url }, booking)
}

function change(booking: Booking, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changeRoomTypeAsRequested({ platform, actor }, booking.id, form)
}

const queryOf = ({ roomTypeId }: Booking, parts: Record<string, string> = {}) => ({
  from: roomTypeId,
  rooms: "1",
  to: suite.id,
  price: "new",
  ...parts,
})

describe("the form for another room type", () => {
  test("offers the types that are sold, and has no price before a choice", async () => {
    await aRoom(platform, { isInStock: false })
    await aRoom(platform, { isActive: false })
    const shown = await read(await aBooking(platform))
    expect(shown).toMatchObject({ priced: null, errors: {}, reason: null, obstacle: null })
    expect(shown.choices).toHaveLength(2)
  })

  test("[VAL-1] says at its field what is wrong, and keeps what was chosen", async () => {
    const booking = await aBooking(platform, { rooms: 2 })
    const errorsOf = async (parts: Record<string, string>) => {
      const { typed, errors, priced } = await read(booking, queryOf(booking, parts))
      expect(priced).toBeNull()
      expect(typed).toEqual(queryOf(booking, parts))
      return errors
    }
    expect(await errorsOf({ to: "" })).toEqual({ to: "Choose the new room type" })
    for (const rooms of ["", "0", "two", "-1"])
      expect(await errorsOf({ rooms })).toEqual({ rooms: "Choose how many rooms" })
    expect(await errorsOf({ rooms: "3" })).toEqual({ rooms: "This booking has only 2 rooms of this type." })
    expect(await errorsOf({ to: booking.roomTypeId })).toEqual({
      to: "Choose another room type than the booked one.",
    })
    expect((await errorsOf({ rooms: "2" }))["to"]).toMatch(/^Room not available/)
  })

  test("shows only why, once the first night is past", async () => {
    const booking = await aBooking(platform)
    platform.moveTo(`${addDays(firstNight, 1)}T06:00:00Z`)
    const shown = await read(booking, queryOf(booking))
    expect(shown.obstacle).toMatch(/^The first night of this stay is past/)
    expect(shown.choices).toEqual([])
  })

  test("[FOLIO-5] changes the rooms at the figures that it shows, and at no others", async () => {
    const booking = await aBooking(platform)
    const { priced } = await read(booking, queryOf(booking))
    const seen = {
      seenVersion: String(booking.version),
      seenTotal: String(priced?.change.quote.total),
      seenRefund: "0",
      seenOwed: String(priced?.change.owed),
    }
    expect(await change(booking, queryOf(booking))).toBe("Look at the price again before you confirm.")
    const other = { ...queryOf(booking), ...seen, seenOwed: "1" }
    expect(await change(booking, other)).toMatch(/^The figures changed/)
    expect(await change(booking, { ...queryOf(booking), ...seen })).toBeNull()
    expect(await bookingOf(platform, booking.id)).toMatchObject({ roomName: "Family Suite" })
  })
})
