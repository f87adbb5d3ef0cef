import { describe, expect, test } from "vitest"
import type { Booking } from "#src/features/bookings/booking.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { system } from "#src/shared/actor.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import {
  cancelConfirmedBooking,
  cancelHeldBooking,
  releaseGivenUpNights,
  takeAddedNights,
} from "./booking-transitions.store.ts"
import { updateStay } from "./booking-changes.store.ts"
import { aBooking, aHold, bookingOf, lapse, soldNights } from "./bookings.factory.ts"

const platform = setUpPostgresqlPlatform()

/** Waits until the server reports a session that waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const waiting = await platform.db.execute(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (waiting.length > 0) return
  }
}

describe("a cancellation that waits for a change of dates", () => {
  test("[BOOK-8] [L-3] releases the nights of the new dates", async () => {
    const booking = await aBooking(platform, { rooms: 2 })
    const to = { checkIn: addDays(booking.checkIn, 5), checkOut: addDays(booking.checkOut, 5) }
    const other = await aBooking(platform, { roomId: booking.roomTypeId, nights: 7, rooms: 2 })
    const quote = {
      ...booking,
      nights: booking.nights.map((night) => ({ ...night, night: addDays(night.night, 5) })),
    }
    let cancelled: Promise<boolean> | undefined
    await platform.db.transaction(async (tx) => {
      await tx.execute("select 1 from bookings where id = $1 for no key update", [booking.id])
      await takeAddedNights(tx, booking.id, to)
      await releaseGivenUpNights(tx, booking.id, to)
      await updateStay(tx, booking, { stay: to, quote, policy: booking.cancellationPolicy })
      cancelled = cancelConfirmedBooking(platform.db, booking.id, {
        actor: system,
        businessDate: platform.clock.today(),
      })
      await someoneWaits()
    })
    expect(await cancelled).toBe(true)
    expect(await soldNights(platform, booking.roomTypeId)).toEqual(
      Object.fromEntries(other.nights.map(({ night }) => [night, 2])),
    )
  })
})

test("[BOOK-8] [L-3] a booking waits for what happens to a lapsed hold on its rooms", async () => {
  const room = await aRoom(platform, { stockQuantity: 1 })
  const { id } = await aHold(platform, { roomId: room.id })
  await lapse(platform, id)
  let placed: Promise<Booking> | undefined
  await platform.db.transaction(async (tx) => {
    await tx.execute("select 1 from bookings where id = $1 for no key update", [id])
    placed = aBooking(platform, { roomId: room.id })
    await Promise.race([placed, someoneWaits()])
    await cancelHeldBooking(tx, id, platform.clock.today())
  })
  expect(await placed).toMatchObject({ status: "confirmed" })
  expect(await bookingOf(platform, id)).toMatchObject({ status: "cancelled" })
})
