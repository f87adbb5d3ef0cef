import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type SignedInActor, system, visitor } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aHold,
  aStaySearch,
  aRequest,
  bookingOf,
  couples,
  firstNight,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
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

const nothing = [0, 0, 0, 0, 0]

const sound = { counters: [], totals: [] }

describe("placing a booking", () => {
  test("[BOOK-1] keeps what the guest says of the arrival, once", async () => {
    const room = await aRoom(platform)
    const arrival = {
      time: "23:40",
      flight: "AI 302",
      wantsCar: true,
      furtherGuests: "Kabir Rao",
      requests: "A cot, please",
    }
    const request = { ...aRequest(room.id), arrival }
    const placed = valueOf(await place(request))
    expect(valueOf(await place(request)).id).toBe(placed.id)
    expect(await bookingOf(platform, placed.id)).toMatchObject({ arrival })
    const silent = valueOf(await place(aRequest(room.id)))
    expect(await bookingOf(platform, silent.id)).toMatchObject({ arrival: null })
  })

  test("[BOOK-3] a booking that is paid at the hotel is confirmed at once, and its email is requested", async () => {
    const room = await aRoom(platform)
    const placed = valueOf(await place(aRequest(room.id, { rooms: 2 })))
    expect(await bookingOf(platform, placed.id)).toMatchObject({
      reference: placed.reference,
      status: "confirmed",
      paymentMode: "pay-at-hotel",
      paymentStatus: "pending",
      checkIn: "2026-08-01",
      checkOut: "2026-08-03",
      rooms: 2,
      total: fromRupees(20_000),
      holdExpiresAt: null,
      guest: { id: guest.userId },
    })
    expect(platform.queue.jobs).toHaveLength(1)
    expect(platform.queue.jobs[0]?.data).toMatchObject({ bookingId: placed.id, kind: "confirmed" })
    expect(await nightCounters(platform, room.id)).toEqual([
      { night: "2026-08-01", held: 0, sold: 2 },
      { night: "2026-08-02", held: 0, sold: 2 },
    ])
    expect(await auditInventory(platform)).toEqual(sound)
  })

  test("[BOOK-10] [L-4] to be paid online holds its rooms for 15 minutes of the database's clock", async () => {
    const room = await aRoom(platform)
    const hold = await aHold(platform, { roomId: room.id, actor: guest })
    const [row] = await platform.db.execute<{ seconds: number }>(
      "select extract(epoch from hold_expires_at - created_at)::int as seconds from bookings where id = $1",
      [hold.id],
    )
    expect(hold.status).toBe("held")
    expect(row?.seconds).toBe(900)
    expect(platform.queue.jobs).toEqual([])
    expect(await nightCounters(platform, room.id)).toMatchObject([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ])
    expect(await auditInventory(platform)).toEqual(sound)
  })

  test("[L-2] the last room is taken before the payment page, so a second guest is refused at once", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const other = (await anAccount(platform)).actor
    const placed = valueOf(await place(aRequest(room.id, { paymentMode: "online" })))
    expect(await bookingOf(platform, placed.id)).toMatchObject({ status: "held", paymentStatus: "pending" })
    for (const paymentMode of ["online", "pay-at-hotel"] as const) {
      const answer = await placeBooking(platform, other, aRequest(room.id, { paymentMode }))
      expect(answer).toMatchObject({ ok: false, refusal: { kind: "not-available", left: 0 } })
    }
    expect(await nightCounters(platform, room.id)).toMatchObject([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ])
  })

  test("[BOOK-7] [L-18] the booking keeps the quote that was shown, night by night", async () => {
    const room = await aRoom(platform, { price: fromPaise(787_600) })
    const placed = valueOf(await place(aRequest(room.id, { nights: 3, rooms: 2 })))
    await platform.db.execute("update room_types set final_price_paise = 100000 where id = $1", [room.id])
    const booking = await bookingOf(platform, placed.id)
    expect(booking.nights).toHaveLength(3)
    expect(booking.nights[0]).toEqual({
      roomTypeId: room.id,
      positions: [1, 2],
      roomName: room.name,
      night: "2026-08-01",
      rooms: 2,
      price: 787_600,
      taxable: 667_458,
      gst: 120_142,
      basisPoints: 1800,
    })
    expect(booking).toMatchObject({ subtotal: 4_004_748, gst: 720_852, total: 4_725_600 })
  })

  test("[BOOK-7] a total that differs is refused with the right figures, and nothing is stored", async () => {
    const room = await aRoom(platform)
    for (const seenTotal of [0, 1, 999_999, 1_000_001, -1_000_000].map(fromPaise)) {
      const placed = await place(aRequest(room.id, { seenTotal }))
      expect(placed).toMatchObject({ refusal: { kind: "price-differs", quote: { total: 1_000_000 } } })
    }
    expect(await rowCounts(platform)).toEqual(nothing)
    expect((await place(aRequest(room.id, { seenTotal: fromPaise(1_000_000) }))).ok).toBe(true)
  })

  test("[API-6] needs somebody who is signed in", async () => {
    const room = await aRoom(platform)
    for (const actor of [visitor, system]) {
      const placed = await placeBooking(platform, actor, aRequest(room.id))
      expect(placed).toEqual({ ok: false, refusal: { kind: "not-signed-in" } })
    }
    expect(await rowCounts(platform)).toEqual(nothing)
  })

  test("[AVAIL-3] [AVAIL-4] [AVAIL-5] stores nothing of what is refused", async () => {
    const room = await aRoom(platform)
    const yesterday = calendarDateOf("2026-06-30")
    const wrong: Partial<PlaceBookingRequest>[] = [
      { search: { ...aStaySearch(), checkIn: null } },
      { search: { ...aStaySearch(), checkOut: null } },
      { search: { ...aStaySearch(), checkOut: firstNight } },
      { search: { ...aStaySearch(), checkIn: yesterday } },
      { search: { ...aStaySearch(), checkOut: addDays(firstNight, 400) } },
      { search: { ...aStaySearch(), party: couples(1000) } },
      { search: { ...aStaySearch(), party: [{ adults: 0, children: 1 }] } },
      { search: aStaySearch({ rooms: 6 }) },
      { roomId: "00000000-0000-0000-0000-000000000000" },
      { roomId: "nowhere" },
    ]
    const answers = await Promise.all(wrong.map((parts) => place(aRequest(room.id, parts))))
    expect(answers.map((answer) => (answer.ok ? "placed" : answer.refusal.kind))).toEqual([
      "stay",
      "stay",
      "stay",
      "stay",
      "stay",
      "party",
      "party",
      "not-available",
      "unknown-room",
      "unknown-room",
    ])
    expect(await rowCounts(platform)).toEqual(nothing)
    expect(await nightCounters(platform, room.id)).toEqual([])
  })

  test("[AVAIL-5] sold out names the first full night", async () => {
    const room = await aRoom(platform, { stockQuantity: 2 })
    valueOf(await place(aRequest(room.id, { checkIn: addDays(firstNight, 2), nights: 1, rooms: 2 })))
    const refusal = { kind: "not-available", firstFullNight: "2026-08-03", left: 0 }
    expect(await place(aRequest(room.id, { nights: 4 }))).toEqual({ ok: false, refusal })
    expect(await nightCounters(platform, room.id)).toHaveLength(1)
  })

  test("[BOOK-8] nights beyond the horizon are created when a booking needs them", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const far = aRequest(room.id, { checkIn: addDays(calendarDateOf("2026-07-01"), 500), nights: 30 })
    valueOf(await place(far))
    expect(await nightCounters(platform, room.id)).toHaveLength(30)
    expect(await place({ ...far, idempotencyKey: "another-key" })).toMatchObject({
      refusal: { kind: "not-available" },
    })
  })

  test("[BOOK-8] [L-1] the last room of a night is sold once, however many ask at once", async () => {
    const room = await aRoom(platform, { stockQuantity: 3 })
    const guests = await Promise.all(Array.from({ length: 12 }, () => anAccount(platform)))
    const answers = await Promise.all(
      guests.map(({ actor }) => placeBooking(platform, actor, aRequest(room.id))),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
    for (const answer of answers) {
      if (!answer.ok)
        expect(answer.refusal).toMatchObject({ kind: "not-available", firstFullNight: "2026-08-01" })
    }
    expect(await auditInventory(platform)).toEqual(sound)
  })
})
