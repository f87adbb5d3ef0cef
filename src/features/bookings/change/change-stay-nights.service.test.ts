import { beforeEach, describe, expect, test } from "vitest"
import { deleteRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  aHold,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  lapse,
  ledgerOf,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("owner")

describe("moving a stay", () => {
  const to = { checkIn: addDays(firstNight, 1), checkOut: addDays(firstNight, 4) }

  test("[BOOK-8] takes the new nights, frees the old ones, and charges the difference", async () => {
    const booking = await aBooking(platform, { rooms: 2 })
    const { quote } = valueOf(await changeStay(platform, desk, { id: booking.id, to }))
    const moved = await bookingOf(platform, booking.id)
    expect(moved).toMatchObject({ ...to, total: quote.total, subtotal: quote.subtotal, gst: quote.gst })
    expect(moved.total).toBe(fromRupees(30_000))
    expect(moved.nights.map(({ night }) => night)).toEqual(["2026-08-02", "2026-08-03", "2026-08-04"])
    expect(await soldNights(platform, booking.roomTypeId)).toEqual({
      "2026-08-02": 2,
      "2026-08-03": 2,
      "2026-08-04": 2,
    })
    expect((await ledgerOf(platform, booking.id))["guest"]).toBe(fromRupees(30_000))
    await expectConsistentBooks(platform)
  })

  test("[BOOK-8] to other dates and back leaves everything as it was", async () => {
    const booking = await aBooking(platform)
    valueOf(await changeStay(platform, desk, { id: booking.id, to }))
    valueOf(await changeStay(platform, desk, { id: booking.id, to: booking }))
    const { version: _, ...back } = await bookingOf(platform, booking.id)
    expect(booking).toMatchObject(back)
    expect(await ledgerOf(platform, booking.id)).toMatchObject({ guest: booking.total })
    await expectConsistentBooks(platform)
  })

  test("[BOOK-8] to the dates it has changes nothing but its email", async () => {
    const booking = await aBooking(platform)
    expect(valueOf(await changeStay(platform, desk, { id: booking.id, to: booking })).quote.total).toBe(
      booking.total,
    )
    await expectConsistentBooks(platform)
  })

  test("[AVAIL-5] to a full night is refused with the name of the night, and changes nothing", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId: room.id })
    await aBooking(platform, { roomId: room.id, checkIn: addDays(firstNight, 3), nights: 1 })
    expect(await changeStay(platform, desk, { id: booking.id, to })).toEqual({
      ok: false,
      refusal: { kind: "not-available", firstFullNight: "2026-08-04", left: 0 },
    })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    await expectConsistentBooks(platform)
  })

  test("[L-3] takes nights from holds that have lapsed", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId: room.id })
    const hold = await aHold(platform, { roomId: room.id, checkIn: addDays(firstNight, 2), nights: 3 })
    expect((await changeStay(platform, desk, { id: booking.id, to })).ok).toBe(false)
    await lapse(platform, hold.id)
    expect((await changeStay(platform, desk, { id: booking.id, to })).ok).toBe(true)
    await expectConsistentBooks(platform)
  })

  test("[AVAIL-3] follows the rules of dates, beyond the horizon too", async () => {
    const booking = await aBooking(platform)
    const move = (checkIn: string, checkOut: string) =>
      changeStay(platform, desk, {
        id: booking.id,
        to: { checkIn: calendarDateOf(checkIn), checkOut: calendarDateOf(checkOut) },
      })
    expect(await move("2026-08-05", "2026-08-05")).toMatchObject({
      refusal: { reason: "check-out-not-after-check-in" },
    })
    expect(await move("2026-06-30", "2026-08-05")).toMatchObject({ refusal: { reason: "check-in-past" } })
    expect(await move("2026-08-05", "2026-09-05")).toMatchObject({ refusal: { reason: "too-many-nights" } })
    expect(await move("2028-08-05", "2028-08-06")).toMatchObject({ refusal: { reason: "too-far-ahead" } })
    expect((await move("2027-11-01", "2027-11-20")).ok).toBe(true)
    await expectConsistentBooks(platform)
  })

  test("[BOOK-10] only of a confirmed booking", async () => {
    const hold = await aHold(platform)
    const booking = await aBooking(platform)
    expect(await changeStay(platform, desk, { id: hold.id, to })).toEqual({
      ok: false,
      refusal: { kind: "not-changeable" },
    })
    for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"]) {
      expect(await changeStay(platform, desk, { id, to })).toEqual({
        ok: false,
        refusal: { kind: "unknown-booking" },
      })
    }
    const done = { isCompleted: true, reason: "The guest left early", paymentStatus: "pending" as const }
    valueOf(await updateBookingStatus(platform, system, { id: booking.id, change: done }))
    expect(await changeStay(platform, desk, { id: booking.id, to })).toMatchObject({
      refusal: { kind: "not-changeable" },
    })
  })

  test("[CONST-7] [L-19] the ledger follows the price to the paisa", async () => {
    const room = await aRoom(platform, { price: fromRupees(4999) })
    const booking = await aBooking(platform, { roomId: room.id, nights: 3 })
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, price_paise) values ($1, '2026-08-02', 1234500), ($1, '2026-08-04', 333300)",
      [room.id],
    )
    const { quote } = valueOf(await changeStay(platform, desk, { id: booking.id, to }))
    expect(await ledgerOf(platform, booking.id)).toEqual({
      guest: quote.total,
      "room-revenue": -quote.subtotal,
      "gst-payable": -quote.gst,
    })
    await expectConsistentBooks(platform)
  })

  const refusalsOf = async (id: string, dates: typeof to) => {
    const [preview, moved] = [
      await previewStayChange(platform, desk, { id, to: dates }),
      await changeStay(platform, desk, { id, to: dates }),
    ]
    return [preview, moved].map((result) => (result.ok ? null : result.refusal.kind))
  }

  test("[AVAIL-4] to nights that cost nothing is refused, before and under the lock", async () => {
    const booking = await aBooking(platform)
    const free = { checkIn: addDays(firstNight, 10), checkOut: addDays(firstNight, 12) }
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, price_paise) values ($1, $2, 0), ($1, $3, 0)",
      [booking.roomTypeId, free.checkIn, addDays(free.checkIn, 1)],
    )
    expect(await refusalsOf(booking.id, free)).toEqual(["zero-total", "zero-total"])
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
  })

  test("[SAFE-7] of a type that was deleted on the last day of the stay is refused", async () => {
    const booking = await aBooking(platform)
    platform.moveTo(`${booking.checkOut}T04:00:00Z`)
    valueOf(await deleteRoomType(platform, desk, booking.roomTypeId))
    const longer = { checkIn: booking.checkIn, checkOut: addDays(booking.checkOut, 1) }
    expect(await refusalsOf(booking.id, longer)).toEqual(["not-changeable", "not-changeable"])
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
  })
})
