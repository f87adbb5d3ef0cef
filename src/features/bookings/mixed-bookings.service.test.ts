import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { formatRoomsAndNights, guestRows, nightPriceLines, taxLines } from "./booking-text.ts"
import {
  aBooking,
  aHold,
  aRequest,
  aStaySearch,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  lapse,
  soldNights,
  staffAs,
  valueOf,
} from "./bookings.factory.ts"
import { searchOf } from "./booking.ts"
import { cancelBooking, cancelOwnBooking } from "./cancel/cancel-booking.service.ts"
import { restoreBooking } from "./cancel/restore-booking.service.ts"
import { deleteBooking } from "./cancel/delete-booking.service.ts"
import { changeStay } from "./change/change-stay.service.ts"
import { placeBooking } from "./place/place-booking.service.ts"
import { findSameBooking } from "./place/same-booking.service.ts"
import { findPriceLock, keepPrice } from "./price-lock/price-locks.service.ts"
import { joinWaitlist } from "./waitlist/join-waitlist.service.ts"

const platform = setUpPlatform()
let classic: RoomType
let suite: RoomType
let guest: SignedInActor

beforeEach(async () => {
  await platform.clear()
  // One below and one above the limit between the two GST rates.
  classic = await aRoom(platform, { name: "Classic Room", stockQuantity: 5, price: fromRupees(5250) })
  suite = await aRoom(platform, { name: "Family Suite", stockQuantity: 1, price: fromRupees(11_800) })
  guest = (await anAccount(platform)).actor
})

const desk = staffAs("owner")

/** Two Classic Rooms and the Family Suite for two nights. */
const mixedSearch = (parts: Parameters<typeof aStaySearch>[0] = {}): StaySearch => ({
  ...aStaySearch({ rooms: 3, ...parts }),
  types: [classic.slug, suite.slug, classic.slug],
})

const aMix = (parts: Partial<Parameters<typeof aRequest>[1]> = {}) =>
  aRequest(classic.id, { search: mixedSearch(), ...parts })

const placed = async (parts: Partial<Parameters<typeof aRequest>[1]> = {}) =>
  bookingOf(platform, valueOf(await placeBooking(platform, guest, aMix(parts))).id)

const sold = async () => [await soldNights(platform, classic.id), await soldNights(platform, suite.id)]

const twoNights = (rooms: number) => ({ "2026-08-01": rooms, "2026-08-02": rooms })

describe("a booking of several room types", () => {
  test("[GUEST-4] [BOOK-8] takes the rooms of each type, and keeps the price of the quote", async () => {
    const quoted = valueOf(await quoteStay(platform, classic.id, mixedSearch()))
    expect(quoted.quote.total).toBe(fromRupees(2 * (2 * 5250 + 11_800)))
    const booking = await placed({ seenTotal: quoted.quote.total })
    expect(await sold()).toEqual([twoNights(2), twoNights(1)])
    expect(booking).toMatchObject({ rooms: 3, total: quoted.quote.total, gst: quoted.quote.gst })
    expect(booking.bookedRooms.map(({ roomName }) => roomName)).toEqual([
      "Classic Room",
      "Family Suite",
      "Classic Room",
    ])
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] [CONST-7] taxes each room of each night by its own rate, on the quote and on the folio", async () => {
    const booking = await placed()
    expect(booking.nights).toMatchObject([
      { roomName: "Classic Room", rooms: 2, price: fromRupees(5250), gst: fromRupees(250), basisPoints: 500 },
      {
        roomName: "Family Suite",
        rooms: 1,
        price: fromRupees(11_800),
        gst: fromRupees(1800),
        basisPoints: 1800,
      },
      { night: "2026-08-02", roomName: "Classic Room" },
      { night: "2026-08-02", roomName: "Family Suite" },
    ])
    const lines = await listFolioLines(platform.db, booking.id)
    const charged = lines.map(({ gstBasisPoints, amount }) => [gstBasisPoints, amount])
    expect(charged.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [500, fromRupees(21_000)],
      [1800, fromRupees(23_600)],
    ])
  })

  test("[GUEST-4] is named everywhere with its types and their numbers", async () => {
    const booking = await placed()
    expect(booking.roomName).toBe("2 × Classic Room, 1 × Family Suite")
    expect(formatRoomsAndNights(booking)).toBe("2 × Classic Room, 1 × Family Suite for 2 nights")
    expect(guestRows(booking.bookedRooms)[1]).toEqual({ label: "Room 2", value: "Family Suite, 2 adults" })
    expect(nightPriceLines(booking)).toEqual([
      { label: "2 × Classic Room, 2 nights", amount: fromRupees(21_000) },
      { label: "1 × Family Suite, 2 nights", amount: fromRupees(23_600) },
    ])
    expect(taxLines(booking).map(({ label }) => label)).toEqual(["CGST", "SGST"])
  })

  test("[GUEST-4] [BOOK-8] takes nothing when one of its types is full, and its rooms are never sold twice", async () => {
    const first = await placed()
    const refusal = { kind: "not-available", firstFullNight: firstNight, left: 0 }
    expect(await placeBooking(platform, guest, aMix())).toMatchObject({ ok: false, refusal })
    expect(await sold()).toEqual([twoNights(2), twoNights(1)])
    valueOf(await cancelOwnBooking(platform, guest, { id: first.id }))
    expect(await sold()).toEqual([{}, {}])
    await placed()
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] [BOOK-10] [L-3] takes the rooms of a hold that has ended, of whichever type", async () => {
    const hold = await aHold(platform, { roomId: suite.id })
    expect((await placeBooking(platform, guest, aMix())).ok).toBe(false)
    await lapse(platform, hold.id)
    await placed()
    expect(await sold()).toEqual([twoNights(2), twoNights(1)])
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] is refused for types that are unknown, too few, or not those of the address", async () => {
    const refused = { ok: false, refusal: { kind: "unknown-room" } }
    for (const types of [
      [classic.slug, "no-such-room", classic.slug],
      [classic.slug, suite.slug],
      [suite.slug, classic.slug, classic.slug],
    ])
      expect(await quoteStay(platform, classic.id, { ...mixedSearch(), types })).toEqual(refused)
  })
})

describe("what is done with a booking of several room types", () => {
  const longer = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }

  test("[GUEST-4] [BOOK-8] its dates change for all rooms; booked nights keep the price of their type", async () => {
    const booking = await placed()
    for (const [id, price] of [
      [classic.id, 600_000],
      [suite.id, 1_200_000],
    ])
      await platform.db.execute("update room_types set final_price_paise = $2 where id = $1", [id, price])
    const { quote } = valueOf(await changeStay(platform, desk, { id: booking.id, to: longer }))
    expect(quote.total).toBe(booking.total + fromRupees(2 * 6000 + 12_000))
    const moved = await bookingOf(platform, booking.id)
    expect(moved).toMatchObject({ ...longer, total: quote.total })
    expect(moved.nights.slice(0, 4)).toEqual(booking.nights)
    expect(await soldNights(platform, suite.id)).toEqual({ ...twoNights(1), "2026-08-03": 1 })
    expect(await soldNights(platform, classic.id)).toEqual({ ...twoNights(2), "2026-08-03": 2 })
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] [AVAIL-5] its dates do not change when one of its types is full", async () => {
    const booking = await placed()
    await aBooking(platform, { roomId: suite.id, checkIn: addDays(firstNight, 2), nights: 1 })
    const refusal = { kind: "not-available", firstFullNight: addDays(firstNight, 2), left: 0 }
    expect(await changeStay(platform, desk, { id: booking.id, to: longer })).toEqual({ ok: false, refusal })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] [CONST-6] a late cancellation costs the first night of all its rooms, at their tax rates", async () => {
    const booking = await placed()
    platform.moveTo("2026-07-31T18:30:00Z")
    const { charge } = valueOf(await cancelBooking(platform, desk, { id: booking.id }))
    expect(charge).toBe(fromRupees(2 * 5250 + 11_800))
    const fees = (await listFolioLines(platform.db, booking.id)).filter(({ kind }) => kind === "fee")
    expect(fees.map(({ gstBasisPoints, amount }) => [gstBasisPoints, amount])).toEqual([
      [500, fromRupees(10_500)],
      [1800, fromRupees(11_800)],
    ])
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] [ADM-10] deleted and restored, it has all its rooms again", async () => {
    const booking = await placed()
    valueOf(await deleteBooking(platform, desk, booking.id))
    expect(await sold()).toEqual([{}, {}])
    valueOf(await restoreBooking(platform, desk, booking.id))
    expect(await sold()).toEqual([twoNights(2), twoNights(1)])
    await expectConsistentBooks(platform)
  })

  test("[GUEST-4] [BOOK-9] its confirmation sent again is one booking; other types under the key are refused", async () => {
    const request = aMix()
    const first = valueOf(await placeBooking(platform, guest, request))
    expect(valueOf(await placeBooking(platform, guest, request))).toMatchObject({
      id: first.id,
      isRepeat: true,
    })
    const { types: _, ...single } = request.search
    expect(await placeBooking(platform, guest, { ...request, search: single })).toMatchObject({
      refusal: { kind: "key-reused" },
    })
  })

  test("[GUEST-4] booking the same types again needs a confirmation; other types are another stay", async () => {
    const booking = await placed()
    const again = { ...aMix(), search: searchOf(booking) }
    expect(await findSameBooking(platform, guest, again)).toMatchObject({ id: booking.id })
    const { types: _, ...single } = again.search
    expect(await findSameBooking(platform, guest, { ...again, search: single })).toBeNull()
  })

  test("[GUEST-4] [GUEST-9] its price is not kept, no receipt of one type is used for it, and it has no waitlist", async () => {
    const stay = { roomId: classic.id, search: mixedSearch() }
    expect(await keepPrice(platform, stay, "203.0.113.7")).toEqual({
      ok: false,
      refusal: { kind: "not-kept" },
    })
    const { types: _, ...single } = stay.search
    const token = valueOf(await keepPrice(platform, { ...stay, search: single }, "203.0.113.7"))
    expect(await findPriceLock(platform, token, stay)).toBeNull()
    const lock = await findPriceLock(platform, token, { ...stay, search: single })
    const booking = await placed({ lock })
    expect(booking.total).toBe(fromRupees(44_600))
    const line = { actor: guest, address: "203.0.113.7" }
    expect(await joinWaitlist(platform, line, stay)).toMatchObject({ refusal: { kind: "not-full" } })
  })

  test("[GUEST-4] [BOOK-7] a total that differs is refused", async () => {
    expect(await placeBooking(platform, guest, aMix({ seenTotal: fromPaise(4_460_001) }))).toMatchObject({
      refusal: { kind: "price-differs", quote: { total: fromRupees(44_600) } },
    })
  })
})
