import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { aBooking, actorOf, aHold, bookingOf, firstNight } from "#src/features/bookings/bookings.factory.ts"
import { cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { previewCancellation } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { totalsByNight } from "#src/features/pricing/quote.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingEmailJobs(platform))
beforeEach(() => platform.clear())

const later = { checkIn: addDays(firstNight, 10), checkOut: addDays(firstNight, 12) }
const minutesPerDay = 60 * 24
const daysUntil = (instant: string): number =>
  (new Date(instant).getTime() - platform.clock.now().getTime()) / 60_000 / minutesPerDay
/** Lets time pass until the instant. */
const waitUntil = (instant: string) => platform.passMinutes(daysUntil(instant) * minutesPerDay)

const kindOf = async (actor: Actor, id: string, to = later) => {
  const [preview, moved] = [
    await previewStayChange(platform, actor, { id, to }),
    await changeStay(platform, actor, { id, to, allowsShortStay: true }),
  ]
  const kinds = [preview, moved].map((result) => (result.ok ? "moved" : result.refusal.kind))
  expect(kinds[0]).toBe(kinds[1])
  return kinds[1]
}

describe("a guest's own dates", () => {
  test("[CONST-6] are changed up to 24 h before check-in at the hotel, and not a second later", async () => {
    const [early, late] = [await aBooking(platform), await aBooking(platform)]
    waitUntil(`${addDays(firstNight, -1)}T14:00:00+05:30`)
    expect(await kindOf(actorOf(early), early.id)).toBe("moved")
    platform.passMinutes(1)
    expect(await kindOf(actorOf(late), late.id)).toBe("too-late")
    expect(await bookingOf(platform, early.id)).toMatchObject(later)
    expect(await bookingOf(platform, late.id)).toEqual(late)
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[CONST-6] cannot be moved to cancel a group free of charge after its 72 hours", async () => {
    const booking = await aBooking(platform, { rooms: 4 })
    waitUntil(`${addDays(firstNight, -2)}T14:00:00+05:30`)
    expect(await kindOf(actorOf(booking), booking.id)).toBe("moved")
    const outcome = await cancelOwnBooking(platform, actorOf(booking), { id: booking.id })
    expect(outcome).toEqual({ ok: false, refusal: "no-longer-free" })
    const terms = await previewCancellation(platform, await bookingOf(platform, booking.id))
    expect(terms.terms.charge).toBe(totalsByNight(booking)[0]?.total)
  })

  test("[L-28] are no other guest's, no visitor's and no colleague's without the right", async () => {
    const booking = await aBooking(platform)
    const others = [
      (await anAccount(platform)).actor,
      (await anAccount(platform, { role: "events" })).actor,
      visitor,
    ]
    for (const actor of others) {
      expect(await kindOf(actor, booking.id)).toBe("forbidden")
      expect(await kindOf(actor, "00000000-0000-4000-8000-000000000000")).toBe("forbidden")
    }
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
  })

  test("[BOOK-8] cannot be below the minimum stay, whatever the form sends; the desk may allow it", async () => {
    const room = await aRoom(platform)
    const booking = await aBooking(platform, { roomId: room.id })
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, minimum_nights) values ($1, $2, 3)",
      [room.id, later.checkIn],
    )
    expect(await kindOf(actorOf(booking), booking.id)).toBe("too-short")
    const moved = await changeStay(platform, system, { id: booking.id, to: later, allowsShortStay: true })
    expect(moved.ok).toBe(true)
  })

  test("can be changed only for confirmed stays", async () => {
    const hold = await aHold(platform)
    expect(await kindOf(actorOf(hold), hold.id)).toBe("not-changeable")
  })

  test("[LIST-3] [AVAIL-5] cannot have more nights of a type that is not sold; the desk may allow them", async () => {
    const soldAs = (state: string) => platform.db.execute(`update room_types set ${state}`)
    const longer = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }
    const shorter = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }
    for (const state of ["is_in_stock = false", "is_active = false"]) {
      await soldAs("is_in_stock = true, is_active = true")
      const booking = await aBooking(platform)
      await soldAs(state)
      for (const to of [later, longer])
        expect(await kindOf(actorOf(booking), booking.id, to)).toBe("not-available")
      expect(await bookingOf(platform, booking.id)).toEqual(booking)
      expect(await kindOf(actorOf(booking), booking.id, shorter)).toBe("moved")
      expect(await kindOf(system, booking.id, longer)).toBe("moved")
    }
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })
})
