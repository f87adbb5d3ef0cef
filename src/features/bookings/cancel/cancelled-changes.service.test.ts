import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aPaidBooking, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { changeRoomType } from "#src/features/bookings/change/change-room-type.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { aNewType } from "#src/features/bookings/change/room-type-change.factory.ts"
import type { RoomTypePrice } from "#src/features/bookings/change/room-type-change.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { cancelBooking } from "./cancel-booking.service.ts"

const platform = setUpPlatform()
let classic: RoomType
let suite: RoomType

beforeEach(async () => {
  await platform.clear()
  classic = await aRoom(platform, { name: "Classic Room", price: fromRupees(5250) })
  suite = await aRoom(platform, { name: "Family Suite", price: fromRupees(11_800) })
})

const nights = 3
const [morning, evening] = [`${firstNight}T04:00:00Z`, `${firstNight}T12:00:00Z`]

async function cancelAt(instant: string, { id }: Booking) {
  platform.moveTo(instant)
  const { charge, extras, refund } = valueOf(await cancelBooking(platform, system, { id }))
  expect(await auditHotel(platform)).toEqual([])
  return { charge, extras, refund }
}

const feesOf = async ({ id }: Booking) =>
  (await listFolioLines(platform.db, id))
    .filter(({ kind }) => kind === "fee")
    .map(({ description, amount, gstBasisPoints }) => [description, amount, gstBasisPoints])

test("[CONST-6] [FOLIO-5] a stay that is shortened late and missed costs what it was booked for, and no more", async () => {
  const booking = await aPaidBooking(platform, { roomId: classic.id, nights })
  platform.moveTo(morning)
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, nights - 1) }
  expect(valueOf(await changeStay(platform, system, { id: booking.id, to })).fee).toBe(fromRupees(5250))
  expect(await cancelAt(evening, booking)).toEqual({
    charge: fromRupees(2 * 5250),
    extras: fromRupees(5250),
    refund: 0,
  })
  expect(await feesOf(booking)).toEqual([
    ["Fee for a late change", fromRupees(5250), 500],
    ["No-show fee", fromRupees(2 * 5250), 500],
  ])
})

describe("a stay whose room type was changed", () => {
  const change = async (booking: Booking, price: RoomTypePrice) =>
    valueOf(
      await changeRoomType(platform, system, { id: booking.id, to: aNewType(booking, suite.id, { price }) }),
    )

  test.each([
    ["late", morning, 5250, "Cancellation fee"],
    ["as a no-show", evening, nights * 5250, "No-show fee"],
  ] as const)(
    "[CONST-6] [CONST-7] at the kept price costs the kept price at its tax rate when it is cancelled %s",
    async (_, instant, fee, name) => {
      const booking = await aPaidBooking(platform, { roomId: classic.id, nights })
      await change(booking, "keep")
      expect(await cancelAt(instant, booking)).toEqual({
        charge: fromRupees(fee),
        extras: 0,
        refund: fromRupees(nights * 5250 - fee),
      })
      expect(await feesOf(booking)).toEqual([[name, fromRupees(fee), 500]])
    },
  )

  test("[CONST-6] [CONST-7] at the new price costs a night of that, at its tax rate, and the rest is owed", async () => {
    const booking = await aPaidBooking(platform, { roomId: classic.id, nights })
    await change(booking, "new")
    const charge = fromRupees(11_800)
    expect(await cancelAt(morning, booking)).toEqual({ charge, extras: 0, refund: fromRupees(3950) })
    expect(await feesOf(booking)).toEqual([["Cancellation fee", charge, 1800]])
    expect((await bookingOf(platform, booking.id)).owed).toBe(0)
  })
})
