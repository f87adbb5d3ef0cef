import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPayment,
  bookingOf,
  firstNight,
  lapse,
  valueOf,
} from "./bookings.factory.ts"
import { updateBookingStatus } from "./bookings.service.ts"
import { cancelBooking } from "./change-booking.service.ts"
import { changeStay } from "./change-stay.service.ts"
import { auditInventory } from "./inventory-audit.service.ts"
import { settlePayment } from "./settle-payment.service.ts"

const cardPayments = createTestCardPayments()
let platform: TestPlatform & { readonly cardPayments: typeof cardPayments }

beforeAll(async () => {
  platform = Object.assign(await createTestPlatform({ cardPayments }), { cardPayments })
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const desk: Actor = { kind: "user", userId: "00000000-0000-4000-8000-00000000de5c", role: "owner" }
const inTime = "2026-07-31T08:30:00Z"
const late = "2026-07-31T08:30:01Z"
const noShow = "2026-08-01T08:30:01Z"

const expectSoundBooks = async () =>
  expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })

const ledgerOf = async (id: string) => {
  const rows = await platform.db.execute<{ account: string; sum: number }>(
    "select account, sum(amount_paise)::bigint as sum from ledger_entries where booking_id = $1 group by 1",
    [id],
  )
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]))
}

const soldNights = async (roomTypeId: string) => {
  const rows = await platform.db.execute<{ night: string; sold: number }>(
    "select night, sold from inventory_nights where room_type_id = $1 and held + sold > 0 order by night",
    [roomTypeId],
  )
  return Object.fromEntries(rows.map(({ night, sold }) => [night, sold]))
}

const refunds = () => platform.db.execute<{ amount_paise: number }>("select amount_paise from refunds")

async function aPaidBooking(parts: Parameters<typeof aHold>[1] = {}) {
  const hold = await aHold(platform, parts)
  expect(await settlePayment(platform, await aPayment(platform, hold))).toBe("paid")
  return bookingOf(platform, hold.id)
}

describe("cancelling", () => {
  test.each([
    ["in time is free", inTime, zero],
    ["late costs a night", late, fromRupees(10_000)],
    ["after check-in costs everything", noShow, fromRupees(20_000)],
  ])("[CONST-6] %s, and frees the rooms", async (_, now, charge) => {
    const booking = await aBooking(platform, { rooms: 2 })
    platform.moveTo(now)
    expect(await cancelBooking(platform, desk, booking.id)).toEqual({
      ok: true,
      value: { charge, refund: zero },
    })
    expect((await bookingOf(platform, booking.id)).status).toBe("cancelled")
    expect(await soldNights(booking.roomTypeId)).toEqual({})
    expect(await ledgerOf(booking.id)).toEqual(charge === 0 ? {} : { guest: charge, fees: -charge })
    await expectSoundBooks()
  })

  test.each([
    ["in time gives everything back", inTime, 0, 10_000],
    ["late keeps one night", late, 5000, 5000],
    ["after check-in keeps everything", noShow, 10_000, 0],
  ])("[CONST-6] [L-13] a paid booking %s", async (...[, now, charge, refund]) => {
    const booking = await aPaidBooking()
    platform.moveTo(now)
    const value = { charge: fromRupees(charge), refund: fromRupees(refund) }
    expect(await cancelBooking(platform, desk, booking.id)).toEqual({ ok: true, value })
    expect(await refunds()).toEqual(refund === 0 ? [] : [{ amount_paise: value.refund }])
    expect((await ledgerOf(booking.id))["guest"]).toBeUndefined()
    const letter = platform.queue.jobs.find(({ data }) => "kind" in data && data.kind === "cancelled")
    expect(letter?.data).toMatchObject({ bookingId: booking.id, facts: value })
    await expectSoundBooks()
  })

  test("[CONST-6] more than three rooms need 72 hours", async () => {
    const room = await aRoom(platform)
    const booking = await aBooking(platform, { roomId: room.id, rooms: 4 })
    platform.moveTo("2026-07-30T08:30:00Z")
    expect(valueOf(await cancelBooking(platform, desk, booking.id)).charge).toBe(fromRupees(20_000))
  })

  test("[L-14] goes by the policy that the booking was made under", async () => {
    const booking = await aBooking(platform)
    const policy = { freeHours: 720, groupFreeHours: 720, groupRooms: 3, lateNights: 9 }
    const slabs = [{ upToTaxable: null, basisPoints: 500 }]
    const settings = { gstSlabs: slabs, holdMinutes: 15, cancellationPolicy: policy }
    await platform.db.execute("insert into settings (name, value) values ('bookings', $1::jsonb)", [
      JSON.stringify(settings),
    ])
    const strict = await aBooking(platform)
    platform.moveTo(inTime)
    expect(valueOf(await cancelBooking(platform, desk, booking.id)).charge).toBe(0)
    expect(valueOf(await cancelBooking(platform, desk, strict.id)).charge).toBe(strict.total)
  })

  test("[BOOK-10] a hold ends without a charge", async () => {
    const hold = await aHold(platform)
    expect(await cancelBooking(platform, desk, hold.id)).toEqual({
      ok: true,
      value: { charge: zero, refund: zero },
    })
    expect((await bookingOf(platform, hold.id)).status).toBe("cancelled")
    await expectSoundBooks()
  })

  test("[L-10] happens once", async () => {
    const booking = await aPaidBooking()
    const answers = await Promise.all([1, 2, 3].map(() => cancelBooking(platform, desk, booking.id)))
    expect(answers.map((answer) => (answer.ok ? "done" : answer.refusal)).toSorted()).toEqual([
      "done",
      "not-cancellable",
      "not-cancellable",
    ])
    expect(await refunds()).toHaveLength(1)
  })

  test("[API-10] belongs to the desk, and to bookings that there are", async () => {
    const booking = await aBooking(platform)
    for (const actor of [actorOf(booking), visitor]) {
      expect(await cancelBooking(platform, actor, booking.id)).toEqual({ ok: false, refusal: "forbidden" })
    }
    for (const id of ["00000000-0000-4000-8000-000000000000", "-1", "nonsense", "' or 1=1 --"]) {
      expect(await cancelBooking(platform, desk, id)).toEqual({ ok: false, refusal: "unknown-booking" })
    }
  })

  test("[L-31] is written down with who did it", async () => {
    const booking = await aBooking(platform)
    await cancelBooking(platform, desk, booking.id)
    const log = await platform.db.execute(
      "select actor_id, subject_id from audit_log where action = 'cancel'",
    )
    expect(log).toEqual([{ actor_id: "00000000-0000-4000-8000-00000000de5c", subject_id: booking.id }])
  })
})

describe("moving a stay", () => {
  const to = { checkIn: addDays(firstNight, 1), checkOut: addDays(firstNight, 4) }

  test("[BOOK-8] takes the new nights, frees the old ones, and charges the difference", async () => {
    const booking = await aBooking(platform, { rooms: 2 })
    const { quote } = valueOf(await changeStay(platform, desk, { id: booking.id, to }))
    const moved = await bookingOf(platform, booking.id)
    expect(moved).toMatchObject({ ...to, total: quote.total, subtotal: quote.subtotal, gst: quote.gst })
    expect(moved.total).toBe(fromRupees(30_000))
    expect(moved.nights.map(({ night }) => night)).toEqual(["2026-08-02", "2026-08-03", "2026-08-04"])
    expect(await soldNights(booking.roomTypeId)).toEqual({
      "2026-08-02": 2,
      "2026-08-03": 2,
      "2026-08-04": 2,
    })
    expect((await ledgerOf(booking.id))["guest"]).toBe(fromRupees(30_000))
    await expectSoundBooks()
  })

  test("[BOOK-8] there and back again leaves everything as it was", async () => {
    const booking = await aBooking(platform)
    valueOf(await changeStay(platform, desk, { id: booking.id, to }))
    valueOf(await changeStay(platform, desk, { id: booking.id, to: booking }))
    const { version: _, ...back } = await bookingOf(platform, booking.id)
    expect(booking).toMatchObject(back)
    expect(await ledgerOf(booking.id)).toMatchObject({ guest: booking.total })
    await expectSoundBooks()
  })

  test("[BOOK-8] to the dates it has changes nothing but its letter", async () => {
    const booking = await aBooking(platform)
    expect(valueOf(await changeStay(platform, desk, { id: booking.id, to: booking })).quote.total).toBe(
      booking.total,
    )
    await expectSoundBooks()
  })

  test("[AVAIL-5] to a full night is refused by its name, and nothing moves", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId: room.id })
    await aBooking(platform, { roomId: room.id, checkIn: addDays(firstNight, 3), nights: 1 })
    expect(await changeStay(platform, desk, { id: booking.id, to })).toEqual({
      ok: false,
      refusal: { kind: "not-available", firstFullNight: "2026-08-04", left: 0 },
    })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    await expectSoundBooks()
  })

  test("[L-3] takes nights from holds that have lapsed", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId: room.id })
    const hold = await aHold(platform, { roomId: room.id, checkIn: addDays(firstNight, 2), nights: 3 })
    expect((await changeStay(platform, desk, { id: booking.id, to })).ok).toBe(false)
    await lapse(platform, hold.id)
    expect((await changeStay(platform, desk, { id: booking.id, to })).ok).toBe(true)
    await expectSoundBooks()
  })

  test("[AVAIL-3] keeps to the rules of dates, beyond the horizon too", async () => {
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
    await expectSoundBooks()
  })

  test("[BOOK-10] only of a certain booking", async () => {
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
    const done = { isCompleted: true, paymentStatus: "pending" as const }
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
    expect(await ledgerOf(booking.id)).toEqual({
      guest: quote.total,
      "room-revenue": -quote.subtotal,
      "gst-payable": -quote.gst,
    })
    await expectSoundBooks()
  })
})
