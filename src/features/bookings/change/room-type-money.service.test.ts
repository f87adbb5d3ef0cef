import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { nightPriceLines } from "#src/features/bookings/booking-text.ts"
import {
  aBooking,
  aPaidBooking,
  aPayment,
  aTarget,
  bookingOf,
  firstNight,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { billRoomsToCompany, owedByPayer } from "#src/features/bookings/company/company-folio.factory.ts"
import { chargeBookedExtras } from "#src/features/bookings/extras/charge-extras.service.ts"
import { postDiscount, postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { addExtra, findPriceList } from "#src/features/folio/extras.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { changeRoomType, previewRoomTypeChange } from "./change-room-type.service.ts"
import { aNewType, changeAsShown } from "./room-type-change.factory.ts"
import type { NewRoomType } from "./room-type-change.ts"

const cardPayments = createTestCardPayments()
let platform: TestPlatform & { readonly cardPayments: typeof cardPayments }
let classic: RoomType
let suite: RoomType

beforeAll(async () => {
  platform = Object.assign(await createTestPlatform({ cardPayments }), { cardPayments })
  registerBookingEmailJobs(platform)
})
beforeEach(async () => {
  await platform.clear()
  // One below and one above the limit between the two GST rates.
  classic = await aRoom(platform, { name: "Classic Room", price: fromRupees(5250) })
  suite = await aRoom(platform, { name: "Family Suite", price: fromRupees(11_800) })
})
afterAll(() => platform.close())

const desk = staffAs("front-desk")
const owner = staffAs("owner")

/** Changes the type of rooms as its preview says; the audit finds nothing. */
async function change(booking: Booking, to: RoomType, parts: Partial<NewRoomType> = {}, actor = desk) {
  const shown = await changeAsShown(platform, actor, { booking, to: aNewType(booking, to.id, parts) })
  expect(await auditHotel(platform)).toEqual([])
  return shown
}

const roomLinesOf = async ({ id }: Booking) =>
  (await listFolioLines(platform.db, id))
    .filter(({ kind }) => kind === "room")
    .map(({ description, gstBasisPoints, amount }) => [description, gstBasisPoints, amount])

const refunds = () => platform.db.execute("select amount_paise as amount from refunds order by 1")
const setPrice = (room: RoomType, rupees: number) =>
  platform.db.execute("update room_types set final_price_paise = $2 where id = $1", [room.id, rupees * 100])

describe("the price of another room type", () => {
  test("[CONST-7] is that of the new type, at its tax rate; the difference is owed", async () => {
    const booking = await aPaidBooking(platform, { roomId: classic.id })
    expect(await change(booking, suite)).toMatchObject({
      difference: fromRupees(13_100),
      refund: 0,
      owed: fromRupees(13_100),
    })
    expect(await roomLinesOf(booking)).toEqual([
      ["Room charge", 500, fromRupees(10_500)],
      ["Room charge, changed room type", 1800, fromRupees(23_600)],
      ["Room charge, changed room type", 500, -fromRupees(10_500)],
    ])
  })

  test("[L-14] may be kept: the nights keep their price and tax, whatever they cost now", async () => {
    const booking = await aPaidBooking(platform, { roomId: classic.id })
    await setPrice(classic, 9000)
    const shown = await change(booking, suite, { price: "keep" }, owner)
    expect(shown).toMatchObject({ difference: 0, refund: 0, owed: 0, upgradeAmount: fromRupees(13_100) })
    const changed = await bookingOf(platform, booking.id)
    expect(changed.nights).toEqual(
      booking.nights.map((night) => ({ ...night, roomTypeId: suite.id, roomName: "Family Suite" })),
    )
    expect(await roomLinesOf(booking)).toHaveLength(1)
  })

  test("[FOLIO-2] may be kept by the front desk up to its limit, room by room as well; an owner has none", async () => {
    const booking = await aBooking(platform, { roomId: classic.id, rooms: 2 })
    // The upgrade of one room is worth 5,002, of both 10,004.
    await setPrice(suite, 7751)
    const one = { rooms: 1, price: "keep" } as const
    expect(await change(booking, suite, one)).toMatchObject({ upgradeAmount: fromRupees(5002) })
    const mixed = await bookingOf(platform, booking.id)
    const request = { id: booking.id, to: aNewType(mixed, suite.id, { ...one, from: classic.id }) }
    const refusal = { kind: "upgrade-over-limit", amount: fromRupees(10_004), limit: fromRupees(10_000) }
    for (const answer of [previewRoomTypeChange, changeRoomType])
      expect(await answer(platform, desk, request)).toEqual({ ok: false, refusal })
    expect(await bookingOf(platform, booking.id)).toEqual(mixed)
    valueOf(await changeRoomType(platform, desk, { ...request, to: { ...request.to, price: "new" } }))
    const later = await aBooking(platform, { roomId: classic.id, rooms: 2 })
    await change(later, suite, { price: "keep" }, owner)
  })

  test("[FOLIO-2] may be kept up to the limit for rooms of several types together", async () => {
    const third = await aRoom(platform, { price: fromRupees(7751) })
    const booking = await aBooking(platform, { roomId: classic.id, rooms: 3 })
    await setPrice(suite, 7751)
    // A higher price of today is no gift: no room got the price of another type yet.
    await setPrice(classic, 9000)
    const keep = { rooms: 1, price: "keep" } as const
    expect(await change(booking, suite, keep)).toMatchObject({ upgradeAmount: fromRupees(5002) })
    const mixed = await bookingOf(platform, booking.id)
    const request = { id: booking.id, to: aNewType(mixed, third.id, keep) }
    const refusal = { kind: "upgrade-over-limit", amount: fromRupees(10_004), limit: fromRupees(10_000) }
    expect(await changeRoomType(platform, desk, request)).toEqual({ ok: false, refusal })
  })

  test("[FOLIO-2] of a cheaper type cannot be kept for the booked type again above the limit", async () => {
    const booking = await aBooking(platform, { roomId: suite.id })
    await change(booking, classic)
    const cheaper = await bookingOf(platform, booking.id)
    const request = { id: booking.id, to: aNewType(cheaper, suite.id, { price: "keep" }) }
    expect(await previewRoomTypeChange(platform, desk, request)).toMatchObject({
      refusal: { kind: "upgrade-over-limit" },
    })
  })

  test("[L-13] that is lower is refunded the way it was paid, once", async () => {
    const booking = await aPaidBooking(platform, { roomId: suite.id })
    expect(await change(booking, classic)).toMatchObject({ refund: fromRupees(13_100), owed: 0 })
    expect(await refunds()).toEqual([{ amount: fromRupees(13_100) }])
  })

  test("[FOLIO-1] of a stay that is paid in part leaves the rest to pay, or what is too much at the desk", async () => {
    const booking = await aBooking(platform, { roomId: classic.id })
    await payAtDesk(platform, booking.id, fromRupees(6000))
    expect(await change(booking, suite)).toMatchObject({ refund: 0, owed: fromRupees(17_600) })
    await payAtDesk(platform, booking.id)
    const back = await bookingOf(platform, booking.id)
    expect(await change(back, classic)).toMatchObject({ refund: 0, owed: -fromRupees(13_100) })
  })

  test("[FOLIO-2] is refunded to the payer who paid it", async () => {
    const { id } = await aBooking(platform, { roomId: suite.id })
    await billRoomsToCompany(platform, id)
    expect(await settlePayment(platform, await aPayment(platform, await bookingOf(platform, id)))).toBe(
      "paid",
    )
    const extra = await anExtra(platform, { rupees: 1200 })
    valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId: extra.id, quantity: 1 }))
    const shown = await change(await bookingOf(platform, id), classic)
    // The hotel keeps what the guest owes for the car (decision 112).
    expect(shown).toMatchObject({ refund: fromRupees(11_900), owed: 0 })
    expect(await owedByPayer(platform, id)).toEqual({ guest: fromRupees(1200), company: -fromRupees(1200) })
  })

  test("on the day of arrival leaves a credit, which the desk refunds within its limits", async () => {
    const booking = await aPaidBooking(platform, { roomId: suite.id })
    platform.moveTo(`${firstNight}T03:00:00Z`)
    expect(await change(booking, classic, {}, owner)).toMatchObject({ refund: 0, owed: -fromRupees(13_100) })
    expect(await refunds()).toEqual([])
  })

  test("[FOLIO-5] at another total, refund or balance than was shown is refused", async () => {
    const booking = await aPaidBooking(platform, { roomId: suite.id })
    const request = { id: booking.id, to: aNewType(booking, classic.id) }
    const { quote, refund } = valueOf(await previewRoomTypeChange(platform, desk, request))
    const answer = (seen: object) => changeRoomType(platform, desk, { ...request, ...seen })
    for (const seen of [{ refund: zero }, { refund, owed: fromRupees(1) }])
      expect(await answer({ seen })).toMatchObject({ refusal: { kind: "terms-differ" } })
    await setPrice(classic, 5251)
    expect(await answer({ seenTotal: quote.total })).toMatchObject({ refusal: { kind: "price-differs" } })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
  })

  test("[AVAIL-4] of nothing is refused", async () => {
    const booking = await aBooking(platform, { roomId: suite.id })
    await setPrice(classic, 0)
    const request = { id: booking.id, to: aNewType(booking, classic.id) }
    expect(await changeRoomType(platform, desk, request)).toMatchObject({ refusal: { kind: "zero-total" } })
  })

  test("[FOLIO-2] [CONST-6] waives no more of a late cancellation's charge than the role may", async () => {
    const booking = await aBooking(platform, { roomId: suite.id, nights: 2 })
    const request = { id: booking.id, to: aNewType(booking, classic.id) }
    platform.moveTo(`${firstNight}T10:00:00Z`)
    const refusal = { kind: "over-limit", waived: fromRupees(13_100), limit: fromRupees(10_000) }
    for (const ask of [previewRoomTypeChange, changeRoomType])
      expect(await ask(platform, desk, request)).toEqual({ ok: false, refusal })
    await change(booking, classic, {}, owner)
  })
})

describe("rooms of one type at two prices", () => {
  const longer = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }

  /** A Classic Room and a Family Suite, which is then a Family Suite at the price of the Classic Room. */
  async function twoSuites() {
    const booking = await aBooking(platform, { roomId: classic.id, rooms: 2 })
    await change(booking, suite, { rooms: 1 })
    const mixed = await bookingOf(platform, booking.id)
    await change(mixed, suite, { price: "keep" }, owner)
    return bookingOf(platform, booking.id)
  }

  test("[GUEST-4] are named and priced each by itself", async () => {
    const booking = await twoSuites()
    expect(booking).toMatchObject({
      roomName: "Family Suite",
      rooms: 2,
      total: fromRupees(2 * (5250 + 11_800)),
    })
    expect(booking.nights.map(({ price, rooms, positions }) => [price, rooms, positions])).toEqual([
      [fromRupees(5250), 1, [1]],
      [fromRupees(11_800), 1, [2]],
      [fromRupees(5250), 1, [1]],
      [fromRupees(11_800), 1, [2]],
    ])
    expect(nightPriceLines(booking)).toEqual([
      { label: "2 × Family Suite, 2 nights", amount: fromRupees(34_100) },
    ])
  })

  test("[L-14] keep them when the dates change, and get the rate of the type for new nights", async () => {
    const booking = await twoSuites()
    const { quote } = valueOf(await changeStay(platform, desk, { id: booking.id, to: longer }))
    expect(quote.total).toBe(booking.total + fromRupees(2 * 11_800))
    expect((await bookingOf(platform, booking.id)).nights.slice(0, 4)).toEqual(booking.nights)
    expect(await auditHotel(platform)).toEqual([])
  })

  test("change their type one by one, the last first", async () => {
    const booking = await twoSuites()
    expect(await change(booking, classic, { rooms: 1 })).toMatchObject({ difference: -fromRupees(13_100) })
    const { nights } = await bookingOf(platform, booking.id)
    expect(new Set(nights.map(({ price }) => price))).toEqual(new Set([fromRupees(5250)]))
  })
})

describe("what depends on the room", () => {
  test("[GUEST-7] the offer of the booking lowers the new type if it applies to it", async () => {
    await anOffer(platform)
    const booking = await aBooking(platform, { roomId: classic.id, rooms: 2 })
    expect(booking.offer?.saving).toBe(fromRupees(2100))
    const { quote } = await change(booking, suite, { rooms: 1 })
    expect(quote).toMatchObject({
      total: fromRupees(2 * (4725 + 10_620)),
      offer: { saving: fromRupees(1050 + 2360) },
    })
    await platform.db.execute("update offers set room_type_ids = array[$1::uuid]", [classic.id])
    const mixed = await bookingOf(platform, booking.id)
    expect(await change(mixed, suite)).toMatchObject({
      quote: { total: fromRupees(2 * (11_800 + 10_620)), offer: { saving: fromRupees(2360) } },
    })
  })

  test("[GUEST-7] a kept price keeps its saving, also beside rooms of the type without one, until the stay is too short", async () => {
    await anOffer(platform, { minimumNights: 2, discount: { kind: "percent", percent: 40 } })
    const booking = await aBooking(platform, { roomId: classic.id, rooms: 2 })
    await platform.db.execute("update offers set room_type_ids = array[$1::uuid]", [classic.id])
    await change(booking, suite, { rooms: 1 })
    const mixed = await bookingOf(platform, booking.id)
    expect(await change(mixed, suite, { price: "keep" }, owner)).toMatchObject({
      quote: { total: fromRupees(2 * (3150 + 11_800)), offer: { saving: fromRupees(4200) } },
    })
    const to = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }
    const { quote } = valueOf(await changeStay(platform, desk, { id: booking.id, to }))
    expect(quote).toMatchObject({ total: fromRupees(5250 + 11_800), offer: { saving: 0 } })
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[CONST-7] charged extras of the room get its tax rate, at the same price", async () => {
    const price = fromRupees(1500)
    const draft = { name: "Extra bed", description: "", unit: "stay", gst: 500, sac: "996311" } as const
    valueOf(await addExtra(platform, owner, { ...draft, price, offered: "on" }))
    const extraId = (await findPriceList(platform, owner))?.[0]?.id ?? ""
    const booking = await aBooking(platform, { roomId: classic.id, extras: [{ extraId, price }] })
    platform.moveTo(`${firstNight}T04:00:00Z`)
    await chargeBookedExtras(platform)
    expect(await change(booking, suite, {}, owner)).toMatchObject({ extras: 0 })
    const extras = (await listFolioLines(platform.db, booking.id)).filter(({ kind }) => kind === "extra")
    expect(extras.map(({ gstBasisPoints, amount, reason }) => [gstBasisPoints, amount, reason])).toEqual([
      [500, price, ""],
      [500, -price, "the room type changed"],
      [1800, price, ""],
    ])
  })

  test("[FOLIO-6] a discount stays within the charges at the new tax rate", async () => {
    const booking = await aBooking(platform, { roomId: suite.id })
    const discount = { ...aTarget(booking.id), amount: fromRupees(12_000), reason: "The owner's guest" }
    valueOf(await postDiscount(platform, owner, discount))
    expect(await change(booking, classic)).toMatchObject({ owed: 0 })
  })

  test("[L-12] the email names the new room, and its voucher replaces the earlier one", async () => {
    const booking = await aPaidBooking(platform, { roomId: suite.id })
    await change(booking, classic)
    await platform.queue.runJobs("booking-email")
    const [email] = await platform.db.execute<{ subject: string; text_body: string }>(
      "select subject, text_body from emails where kind = 'changed'",
    )
    expect(email?.subject).toContain("New room for your stay")
    expect(email?.text_body).toContain("is now in: Classic Room. Before it was in: Family Suite.")
    expect(email?.text_body).toContain("We return ₹13,100 to you, the way it was paid.")
  })
})
