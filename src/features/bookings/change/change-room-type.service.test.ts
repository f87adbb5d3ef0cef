import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aRequest,
  bookingOf,
  couples,
  expectConsistentBooks,
  firstNight,
  lapse,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import {
  aWaiting,
  registerWaitlistJobs,
  runOffers,
  stateOf,
} from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { closeNights } from "#src/features/inventory/inventory.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system, visitor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeRoomType, previewRoomTypeChange } from "./change-room-type.service.ts"
import { aNewType, changeAsShown } from "./room-type-change.factory.ts"
import type { NewRoomType } from "./room-type-change.ts"

const platform = setUpPlatform()
let classic: RoomType
let suite: RoomType

beforeAll(() => {
  registerWaitlistJobs(platform)
})
beforeEach(async () => {
  await platform.clear()
  classic = await aRoom(platform, { name: "Classic Room", stockQuantity: 3, price: fromRupees(5250) })
  suite = await aRoom(platform, { name: "Family Suite", stockQuantity: 1, price: fromRupees(11_800) })
})

const desk = staffAs("front-desk")
const secondNight = addDays(firstNight, 1)
const twoNights = (rooms: number) => ({ [firstNight]: rooms, [secondNight]: rooms })

const sold = async () => [await soldNights(platform, classic.id), await soldNights(platform, suite.id)]
const aClassic = (parts: Parameters<typeof aBooking>[1] = {}) =>
  aBooking(platform, { roomId: classic.id, ...parts })

/** The refusals of the preview and of the change, which changes nothing. */
async function refusalsOf(booking: Booking, parts: Partial<NewRoomType> = {}, actor = desk) {
  const request = { id: booking.id, to: aNewType(booking, suite.id, parts) }
  const preview = await previewRoomTypeChange(platform, actor, request)
  const changed = await changeRoomType(platform, actor, request)
  expect(await bookingOf(platform, booking.id)).toEqual(booking)
  await expectConsistentBooks(platform)
  expect(changed).toEqual(preview)
  return changed.ok ? null : changed.refusal
}

describe("another room type for a booked stay", () => {
  test("[BOOK-8] takes the nights of the new type, releases the old ones, and is logged", async () => {
    const booking = await aClassic()
    await changeAsShown(platform, desk, { booking, to: aNewType(booking, suite.id) })
    expect(await sold()).toEqual([{}, twoNights(1)])
    const changed = await bookingOf(platform, booking.id)
    expect(changed).toMatchObject({
      roomTypeId: suite.id,
      roomName: "Family Suite",
      checkIn: booking.checkIn,
    })
    const [entry] = await platform.db.execute(
      "select before, after from audit_log where action = 'change-room-type'",
    )
    expect(entry).toEqual({
      before: { rooms: "Classic Room", total: fromRupees(10_500) },
      after: {
        rooms: "Family Suite",
        total: fromRupees(23_600),
        keptPrice: false,
        refund: 0,
        owed: fromRupees(23_600),
      },
    })
  })

  test("[BOOK-8] and back leaves everything as it was", async () => {
    const booking = await aClassic()
    for (const to of [
      aNewType(booking, suite.id),
      { from: suite.id, rooms: 1, to: classic.id, price: "new" as const },
    ])
      await changeAsShown(platform, desk, { booking, to })
    const { version: _, ...back } = await bookingOf(platform, booking.id)
    expect(booking).toMatchObject(back)
    expect(await sold()).toEqual([twoNights(1), {}])
  })

  test("[GUEST-4] of one of two rooms gives the booking both types, the first room last", async () => {
    const booking = await aClassic({ rooms: 2 })
    const { bookedRooms } = await changeAsShown(platform, desk, {
      booking,
      to: aNewType(booking, suite.id, { rooms: 1 }),
    })
    expect(bookedRooms.map(({ roomName }) => roomName)).toEqual(["Classic Room", "Family Suite"])
    const mixed = await bookingOf(platform, booking.id)
    expect(mixed).toMatchObject({ roomTypeId: classic.id, roomName: "1 × Classic Room, 1 × Family Suite" })
    expect(await sold()).toEqual([twoNights(1), twoNights(1)])
    await changeAsShown(platform, desk, {
      booking: mixed,
      to: aNewType(mixed, classic.id, { from: suite.id }),
    })
    expect(await bookingOf(platform, booking.id)).toMatchObject({ roomName: "Classic Room", rooms: 2 })
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    expect(await sold()).toEqual([{}, {}])
    await expectConsistentBooks(platform)
  })

  test("on the day of arrival is possible; once its first night is past, it is not", async () => {
    const booking = await aClassic()
    platform.moveTo(`${secondNight}T01:00:00Z`)
    expect(await refusalsOf(booking)).toEqual({ kind: "has-begun" })
    platform.moveTo(`${firstNight}T16:00:00Z`)
    await changeAsShown(platform, desk, { booking, to: aNewType(booking, suite.id) })
  })

  test("[ADM-2] is the desk's: no guest, visitor or other staff changes it", async () => {
    const booking = await aClassic()
    for (const actor of [actorOf(booking), visitor, staffAs("marketing"), staffAs("events")])
      expect(await refusalsOf(booking, {}, actor)).toEqual({ kind: "forbidden" })
  })

  test("[BOOK-10] is for confirmed stays by the night only", async () => {
    const hold = await aHold(platform, { roomId: classic.id })
    const cancelled = await aClassic()
    valueOf(await cancelBooking(platform, system, { id: cancelled.id }))
    const completed = await aClassic()
    const change = { isCompleted: true, reason: "The guest left early", paymentStatus: "pending" as const }
    valueOf(await updateBookingStatus(platform, system, { id: completed.id, change }))
    for (const { id } of [hold, cancelled, completed])
      expect(await refusalsOf(await bookingOf(platform, id))).toEqual({ kind: "not-changeable" })
    const search = { ...datesOfDayRoom({ startsAt: `${firstNight}T09:00`, hours: 6 }), party: couples(1) }
    const { actor } = await anAccount(platform)
    const day = valueOf(await placeBooking(platform, actor, aRequest(classic.id, { search })))
    expect(await refusalsOf(await bookingOf(platform, day.id))).toEqual({ kind: "day-room" })
    const nobody = { id: "00000000-0000-4000-8000-000000000000", to: aNewType(hold, suite.id) }
    expect(await changeRoomType(platform, desk, nobody)).toMatchObject({
      refusal: { kind: "unknown-booking" },
    })
  })

  test("[VAL-1] is of a booked type, to another one that is sold, for no more rooms than are booked", async () => {
    const booking = await aClassic({ rooms: 2 })
    expect(await refusalsOf(booking, { from: suite.id, rooms: 1 })).toEqual({ kind: "not-booked" })
    expect(await refusalsOf(booking, { to: classic.id })).toEqual({ kind: "same-type" })
    expect(await refusalsOf(booking, { rooms: 3 })).toEqual({ kind: "too-many-rooms", booked: 2 })
    const closed = await aRoom(platform, { isInStock: false })
    for (const to of [closed.id, "nonsense"])
      expect(await refusalsOf(booking, { to })).toEqual({ kind: "not-sold" })
  })

  test("[AVAIL-4] is refused when a new booking would refuse the guests of the room", async () => {
    const { id } = await aClassic()
    await platform.db.execute("update booking_rooms set adults = 3")
    expect(await refusalsOf(await bookingOf(platform, id))).toEqual({
      kind: "party",
      reason: "too-many-adults",
      room: 0,
    })
  })

  test("[FOLIO-5] of a form that is sent twice is of one room", async () => {
    const { id: to } = await aRoom(platform)
    const booking = await aClassic({ rooms: 2 })
    const request = {
      id: booking.id,
      to: aNewType(booking, to, { rooms: 1, price: "keep" }),
      seenVersion: booking.version,
    }
    valueOf(await changeRoomType(platform, desk, request))
    expect(await changeRoomType(platform, desk, request)).toEqual({
      ok: false,
      refusal: { kind: "terms-differ" },
    })
    expect(await sold()).toEqual([twoNights(1), {}])
  })
})

describe("the nights of the new type", () => {
  test("[AVAIL-5] [BOOK-8] that are full are named, and nothing changes", async () => {
    await aBooking(platform, { roomId: suite.id, checkIn: secondNight, nights: 1 })
    const full = { kind: "not-available", firstFullNight: secondNight, left: 0 }
    expect(await refusalsOf(await aClassic())).toEqual(full)
  })

  test("[AVAIL-5] too few of them for all rooms are refused; one room fits", async () => {
    const booking = await aClassic({ rooms: 2 })
    expect(await refusalsOf(booking)).toEqual({ kind: "not-available", firstFullNight: firstNight, left: 1 })
    await changeAsShown(platform, desk, { booking, to: aNewType(booking, suite.id, { rooms: 1 }) })
  })

  test("[LIST-3] that are closed for sale are refused", async () => {
    const booking = await aClassic()
    await closeNights(platform.db, [{ roomTypeId: suite.id, night: secondNight }])
    const closed = { kind: "not-available", firstFullNight: secondNight, left: 0, isClosed: true }
    expect(await refusalsOf(booking)).toEqual(closed)
  })

  test("of the old type may be closed: they are released", async () => {
    const booking = await aClassic()
    await closeNights(platform.db, [{ roomTypeId: classic.id, night: secondNight }])
    await changeAsShown(platform, desk, { booking, to: aNewType(booking, suite.id) })
  })

  test("[L-3] are taken from holds that have lapsed", async () => {
    const booking = await aClassic()
    const hold = await aHold(platform, { roomId: suite.id })
    expect(await refusalsOf(booking)).toMatchObject({ kind: "not-available" })
    await lapse(platform, hold.id)
    await changeAsShown(platform, desk, { booking, to: aNewType(booking, suite.id) })
  })

  test("[GUEST-9] belong to the guest who waits for them, and the released ones are offered", async () => {
    const taken = await aBooking(platform, { roomId: suite.id })
    const waitsForSuite = await aWaiting(platform, { roomId: suite.id })
    const booking = await aClassic({ rooms: 3 })
    const waitsForClassic = await aWaiting(platform, { roomId: classic.id })
    valueOf(await cancelBooking(platform, system, { id: taken.id }))
    const request = { id: booking.id, to: aNewType(booking, suite.id, { rooms: 1 }) }
    expect(await changeRoomType(platform, desk, request)).toEqual({
      ok: false,
      refusal: { kind: "not-available", firstFullNight: null, left: 0 },
    })
    expect(await sold()).toEqual([twoNights(3), {}])
    await platform.db.execute("delete from waitlist_entries where id = $1", [waitsForSuite])
    valueOf(await changeRoomType(platform, desk, request))
    await runOffers(platform)
    expect(await stateOf(platform, waitsForClassic)).toBe("offered")
    await expectConsistentBooks(platform)
  })

  test("[AVAIL-5] below the minimum stay of the new type need the confirmation of the desk, which is logged", async () => {
    const booking = await aClassic()
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, minimum_nights) values ($1, $2, 3)",
      [suite.id, secondNight],
    )
    const missedMinimum = { night: secondNight, nights: 3 }
    const to = aNewType(booking, suite.id)
    expect(await changeRoomType(platform, desk, { id: booking.id, to })).toEqual({
      ok: false,
      refusal: { kind: "too-short", ...missedMinimum },
    })
    expect(await changeAsShown(platform, desk, { booking, to })).toMatchObject({ missedMinimum })
    const [entry] = await platform.db.execute("select after from audit_log where action = 'change-room-type'")
    expect(entry).toMatchObject({ after: { allowedBelowMinimum: missedMinimum } })
  })
})
