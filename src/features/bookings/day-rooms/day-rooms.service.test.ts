import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import { cancelBooking, cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { findSameBooking } from "#src/features/bookings/place/same-booking.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import {
  aBooking,
  aHold,
  aPayment,
  aRequest,
  aStaySearch,
  bookingOf,
  couples,
  expectConsistentBooks,
  lapse,
  ledgerOf,
  soldNights,
} from "../bookings.factory.ts"

const open = async () => {
  const cardPayments = createTestCardPayments()
  return { ...(await createTestPlatform({ cardPayments })), cardPayments }
}
let platform: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  platform = await open()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

/** From 9 am to 3 pm on 1 August: it takes the nights of 31 July and 1 August. */
const searchOf = (startsAt = "2026-08-01T09:00", rooms = 1) => ({
  ...datesOfDayRoom(parseDayRoom(startsAt, "6")),
  party: couples(rooms),
})

const aDayRoom = (parts: Parameters<typeof aBooking>[1] = {}) =>
  aBooking(platform, { search: searchOf(), ...parts })

describe("booking a day room", () => {
  test("[GUEST-8] [BOOK-8] takes every night that its hours touch, at one price, taxed once", async () => {
    const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aDayRoom({ roomId })
    expect(booking).toMatchObject({
      status: "confirmed",
      checkIn: "2026-07-31",
      checkOut: "2026-08-02",
      dayRoom: { startsAt: "2026-08-01T09:00", hours: 6 },
      total: fromRupees(2500),
    })
    expect(booking.nights.map(({ night, price, basisPoints }) => [night, price, basisPoints])).toEqual([
      ["2026-07-31", 0, 500],
      ["2026-08-01", 250_000, 500],
    ])
    expect(await soldNights(platform, roomId)).toEqual({ "2026-07-31": 1, "2026-08-01": 1 })
    const { actor } = await anAccount(platform)
    for (const search of [searchOf(), searchOf("2026-08-01T18:00"), aStaySearch()])
      expect(await placeBooking(platform, actor, aRequest(roomId, { search }))).toMatchObject({
        refusal: { kind: "not-available" },
      })
    const lines = await listFolioLines(platform.db, booking.id)
    expect(lines).toMatchObject([{ kind: "room", amount: fromRupees(2500), gstBasisPoints: 500 }])
    await expectConsistentBooks(platform)
  })

  test("[GUEST-8] a night that is too short for a stay is sold by the hour", async () => {
    const { id: roomId } = await aRoom(platform)
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, price_paise, minimum_nights) values ($1, '2026-08-01', 900000, 3)",
      [roomId],
    )
    expect(await aDayRoom({ roomId, rooms: 2, search: searchOf("2026-08-01T14:00", 2) })).toMatchObject({
      total: fromRupees(9000),
      rooms: 2,
    })
  })

  test("[GUEST-8] [BOOK-9] other hours are another booking, the same hours need a confirmation", async () => {
    const actor: SignedInActor = (await anAccount(platform)).actor
    const first = await aDayRoom({ actor })
    const again = (startsAt: string) =>
      findSameBooking(platform, actor, aRequest(first.roomTypeId, { search: searchOf(startsAt) }))
    expect(await again("2026-08-01T09:00")).toMatchObject({ id: first.id })
    expect(await again("2026-08-01T10:00")).toBeNull()
    const nights = aStaySearch({ checkIn: calendarDateOf("2026-07-31") })
    expect(await findSameBooking(platform, actor, aRequest(first.roomTypeId, { search: nights }))).toBeNull()
  })

  test("[GUEST-8] [BOOK-10] a hold that lapsed is paid late until its hours begin", async () => {
    const search = searchOf("2026-07-02T09:00")
    const [inTime, late] = [await aHold(platform, { search }), await aHold(platform, { search })]
    const payments = [await aPayment(platform, inTime), await aPayment(platform, late)]
    for (const { id } of [inTime, late]) await lapse(platform, id)
    await expireAllLapsedHolds(platform)
    platform.moveTo("2026-07-02T03:00:00.000Z")
    expect(await settlePayment(platform, payments[0] as never)).toBe("paid")
    platform.moveTo("2026-07-02T04:00:00.000Z")
    expect(await settlePayment(platform, payments[1] as never)).not.toBe("paid")
    await expectConsistentBooks(platform)
  })
})

describe("a booked day room", () => {
  test("[GUEST-8] [CONST-6] is cancelled free until 24 hours before its start, and costs its price after", async () => {
    const [free, late] = [await aDayRoom(), await aDayRoom()]
    const actorOf = ({ guest }: typeof free): SignedInActor => ({
      kind: "user",
      userId: guest.id,
      role: "guest",
    })
    platform.moveTo("2026-07-31T03:30:00.000Z")
    expect(await cancelOwnBooking(platform, actorOf(free), { id: free.id })).toMatchObject({
      value: { charge: 0 },
    })
    platform.moveTo("2026-07-31T03:31:00.000Z")
    expect(await cancelOwnBooking(platform, actorOf(late), { id: late.id })).toMatchObject({ ok: false })
    expect(await cancelBooking(platform, system, { id: late.id })).toMatchObject({
      value: { charge: fromRupees(2500) },
    })
    expect(await listFolioLines(platform.db, late.id)).toContainEqual(
      expect.objectContaining({ description: expect.stringContaining("Cancellation fee") }),
    )
    expect(await soldNights(platform, late.roomTypeId)).toEqual({})
    await expectConsistentBooks(platform)
  })

  test("[GUEST-8] its guest is no no-show before its hours, although its first night began", async () => {
    const [early, late] = [await aDayRoom(), await aDayRoom()]
    const feeOf = async (id: string) =>
      (await listFolioLines(platform.db, id)).find(({ kind }) => kind === "fee")?.description
    platform.moveTo("2026-08-01T03:29:00.000Z")
    await cancelBooking(platform, system, { id: early.id })
    expect(await feeOf(early.id)).toContain("Cancellation fee")
    platform.moveTo("2026-08-01T03:31:00.000Z")
    await cancelBooking(platform, system, { id: late.id })
    expect(await feeOf(late.id)).toContain("No-show fee")
  })

  test("[GUEST-8] keeps its hours: other dates are refused with words", async () => {
    const booking = await aDayRoom()
    const to = { checkIn: calendarDateOf("2026-08-05"), checkOut: calendarDateOf("2026-08-06") }
    const refusal = { ok: false, refusal: { kind: "day-room" } }
    expect(await previewStayChange(platform, system, { id: booking.id, to })).toEqual(refusal)
    expect(await changeStay(platform, system, { id: booking.id, to })).toEqual(refusal)
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
  })

  test("[GUEST-8] is completed on its own day without a reason", async () => {
    const { id } = await aDayRoom()
    platform.moveTo("2026-08-01T09:30:00.000Z")
    const change = { isCompleted: true, paymentStatus: "done" as const }
    expect(await updateBookingStatus(platform, system, { id, change })).toMatchObject({ ok: true })
    expect(await ledgerOf(platform, id)).toMatchObject({ "gst-payable": -11_905 })
    await expectConsistentBooks(platform)
  })
})
