import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPaidBooking,
  aPayment,
  aRequest,
  aTarget,
  bookingOf,
  couples,
  expectConsistentBooks,
  firstNight,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeOwnArrival } from "#src/features/bookings/arrival/change-arrival.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { previewCancellation } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { departureNoon } from "#src/features/documents/documents.factory.ts"
import { issueInvoice } from "#src/features/documents/issue-documents.service.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { addExtra, changeExtra, findPriceList, setExtraActive } from "#src/features/folio/extras.service.ts"
import { isReversed } from "#src/features/folio/folio-line.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { add, fromRupees, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { type RequestedExtra } from "./booked-extra.ts"
import { chargeBookedExtras } from "./charge-extras.service.ts"
import { listExtraChoices } from "./extra-choices.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const desk = staffAs("front-desk")
const arrivalDay = "2026-08-01T04:00:00Z"
const draft = {
  name: "Late check-out",
  description: "",
  unit: "room" as const,
  price: fromRupees(1500),
  gst: 500,
  sac: "996311",
  offered: "on" as const,
}

type ExtraParts = Partial<Omit<typeof draft, "unit" | "offered">> & {
  unit?: "night" | "guest-night"
  changesHours?: "on"
}

async function anExtra(parts: ExtraParts = {}) {
  const added = { ...draft, ...parts }
  valueOf(await addExtra(platform, owner, added))
  const extra = (await findPriceList(platform, owner))?.find(({ name }) => name === added.name)
  if (!extra) throw new Error("there is no extra")
  return extra
}

const want = ({ id, price }: { id: string; price: RequestedExtra["price"] }): RequestedExtra => ({
  extraId: id,
  price,
})

const extraLinesOf = async ({ id }: Pick<Booking, "id">) =>
  (await listFolioLines(platform.db, id)).filter(({ kind }) => kind === "extra")

const owedOf = async ({ id }: Pick<Booking, "id">) => (await findBalance(platform.db, id)).owed

describe("extras that a guest adds to a booking", () => {
  test("keep the price of the booking, and are charged once, on the day of arrival", async () => {
    const extra = await anExtra()
    const booking = await aBooking(platform, { rooms: 2, extras: [want(extra)] })
    valueOf(await changeExtra(platform, owner, { ...extra, draft: { ...draft, price: fromRupees(9000) } }))
    valueOf(await setExtraActive(platform, owner, { id: extra.id, isActive: false }))
    expect(await chargeBookedExtras(platform)).toBe(0)
    expect(await owedOf(booking)).toBe(booking.total)
    platform.moveTo(arrivalDay)
    expect(await chargeBookedExtras(platform)).toBe(1)
    expect(await chargeBookedExtras(platform)).toBe(0)
    expect(await extraLinesOf(booking)).toMatchObject([
      { description: "Late check-out", quantity: 2, amount: fromRupees(3000), sac: "996311" },
    ])
    expect(await owedOf(booking)).toBe(add(booking.total, fromRupees(3000)))
    await expectConsistentBooks(platform)
  })

  test("[BOOK-7] at another price, or not offered, refuse the booking, and nothing is stored", async () => {
    const offered = await anExtra()
    const retired = await anExtra({ name: "Extra bed" })
    valueOf(await setExtraActive(platform, owner, { id: retired.id, isActive: false }))
    const { actor } = await anAccount(platform)
    const room = await aRoom(platform)
    const wrong = [
      { ...want(offered), price: fromRupees(1) },
      want(retired),
      { extraId: "none", price: fromRupees(1500) },
    ]
    for (const extra of wrong)
      expect(
        await placeBooking(platform, actor, { ...aRequest(room.id), extras: [want(offered), extra] }),
      ).toEqual({ ok: false, refusal: { kind: "extra-changed" } })
    expect(await platform.db.execute("select 1 from bookings")).toEqual([])
    await expectConsistentBooks(platform)
  })

  test("are no part of the online payment, which is the total of the room", async () => {
    const extra = await anExtra()
    const hold = await aHold(platform, { extras: [want(extra)] })
    platform.moveTo(arrivalDay)
    expect(await chargeBookedExtras(platform)).toBe(0)
    const payment = await aPayment(platform, hold)
    expect(payment.amount).toBe(hold.total)
    expect(await settlePayment(platform, payment)).toBe("paid")
    expect((await bookingOf(platform, hold.id)).paymentStatus).toBe("done")
    expect(await chargeBookedExtras(platform)).toBe(1)
    expect(await owedOf(hold)).toBe(fromRupees(1500))
  })

  test("follow the stay until they are charged", async () => {
    const bed = await anExtra({ name: "Extra bed", unit: "night" })
    const booking = await aBooking(platform, { nights: 4, extras: [want(bed)] })
    platform.moveTo(arrivalDay)
    await chargeBookedExtras(platform)
    expect(await extraLinesOf(booking)).toMatchObject([{ quantity: 4, amount: fromRupees(6000) }])
  })

  test("[CONST-7] [FOLIO-6] have the tax rate of the room if they belong to it, at the same price, also when the desk charges them", async () => {
    const [bed, breakfast] = [await anExtra({ name: "Extra bed" }), await anExtra({ sac: "996332" })]
    const { id: roomId } = await aRoom(platform, { price: fromRupees(10_000) })
    const booking = await aBooking(platform, { roomId, extras: [want(bed), want(breakfast)] })
    platform.moveTo(arrivalDay)
    await chargeBookedExtras(platform)
    for (const { id } of [bed, breakfast])
      valueOf(await postExtra(platform, desk, { ...aTarget(booking.id), extraId: id, quantity: 1 }))
    const charged = (await extraLinesOf(booking)).toSorted((a, b) => a.sac.localeCompare(b.sac))
    expect(charged.map(({ sac, gstBasisPoints, amount }) => [sac, gstBasisPoints, amount])).toEqual([
      ["996311", 1800, fromRupees(1500)],
      ["996311", 1800, fromRupees(1500)],
      ["996332", 500, fromRupees(1500)],
      ["996332", 500, fromRupees(1500)],
    ])
    const { id: bookingId, checkOut } = booking
    platform.moveTo(departureNoon(checkOut))
    const invoice = valueOf(await issueInvoice(platform, owner, { bookingId, payer: "guest" }))
    expect(invoice.total).toBe(add(booking.total, fromRupees(6000)))
    const [taxes] = await platform.db.execute<{ taxes: object[] }>(
      "select figures -> 'taxes' as taxes from documents where kind = 'invoice'",
    )
    expect(taxes?.taxes).toMatchObject([
      { sac: "996311", gstBasisPoints: 1800 },
      { sac: "996332", gstBasisPoints: 500 },
    ])
    await expectConsistentBooks(platform)
  })

  test("[L-13] cost nothing when the booking is cancelled: charges are void, and what was paid for them is refunded", async () => {
    const extra = await anExtra()
    const booking = await aPaidBooking(platform, { extras: [want(extra)] })
    platform.moveTo(arrivalDay)
    await chargeBookedExtras(platform)
    await payAtDesk(platform, booking.id)
    const charged = await bookingOf(platform, booking.id)
    const { terms } = await previewCancellation(platform, charged)
    expect(terms).toMatchObject({ charge: fromRupees(5000), extras: zero, refund: fromRupees(6500) })
    expect(valueOf(await cancelBooking(platform, owner, { id: booking.id }))).toEqual(terms)
    const lines = await extraLinesOf(booking)
    expect(lines.map(({ amount }) => amount)).toEqual([fromRupees(1500), fromRupees(-1500)])
    expect((await bookingOf(platform, booking.id)).extras).toMatchObject([{ lineId: null }])
    expect(await chargeBookedExtras(platform)).toBe(0)
    await expectConsistentBooks(platform)
  })

  test("that the desk charged itself stay charged after a cancellation", async () => {
    const extra = await anExtra()
    const booking = await aBooking(platform, { extras: [want(extra)] })
    platform.moveTo(arrivalDay)
    await chargeBookedExtras(platform)
    valueOf(await postExtra(platform, desk, { ...aTarget(booking.id), extraId: extra.id, quantity: 1 }))
    const { terms } = await previewCancellation(platform, await bookingOf(platform, booking.id))
    expect(terms.extras).toBe(fromRupees(1500))
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    expect(await owedOf(booking)).toBe(add(fromRupees(5000), fromRupees(1500)))
  })

  test("that the desk takes off the bill are not charged again", async () => {
    const extra = await anExtra()
    const booking = await aBooking(platform, { extras: [want(extra)] })
    platform.moveTo(arrivalDay)
    await chargeBookedExtras(platform)
    const [line] = await extraLinesOf(booking)
    const action = { ...aTarget(booking.id), lineId: line?.id ?? "", reason: "not wanted after all" }
    valueOf(await voidLine(platform, desk, action))
    expect(await chargeBookedExtras(platform)).toBe(0)
    expect(await owedOf(booking)).toBe(booking.total)
  })
})

describe("extras that are charged, when the dates change", () => {
  const inHouse = "2026-08-02T04:00:00Z"
  const nights = (count: number) => ({ checkIn: firstNight, checkOut: addDays(firstNight, count) })

  async function aStayWithBreakfast(count: number) {
    const late = await anExtra()
    const breakfast = await anExtra({ name: "Breakfast", unit: "guest-night", price: fromRupees(500) })
    const booking = await aBooking(platform, { nights: count, extras: [want(late), want(breakfast)] })
    platform.moveTo(arrivalDay)
    await chargeBookedExtras(platform)
    return bookingOf(platform, booking.id)
  }

  const openLinesOf = async (booking: Booking) =>
    (await extraLinesOf(booking)).filter((line) => !isReversed(line))

  /** Moves a stay as its preview says, and returns the preview. */
  async function moveAsShown({ id }: Booking, to: Stay) {
    const shown = valueOf(await previewStayChange(platform, desk, { id, to }))
    const { fee, refund, owed } = shown
    expect(valueOf(await changeStay(platform, desk, { id, to, seen: { fee, refund, owed } }))).toEqual(shown)
    expect(await owedOf({ id })).toBe(shown.owed)
    await expectConsistentBooks(platform)
    return shown
  }

  test.each([
    ["shortened", 5, 2],
    ["extended", 2, 5],
  ])("[GUEST-5] [FOLIO-5] follow a stay in house that is %s, as its preview says", async (_, from, count) => {
    const booking = await aStayWithBreakfast(from)
    platform.moveTo(inHouse)
    const { extras } = await moveAsShown(booking, nights(count))
    const [late, breakfast, ...others] = await openLinesOf(booking)
    expect(others).toEqual([])
    expect(late).toMatchObject({ id: booking.extras[0]?.lineId, amount: fromRupees(1500) })
    expect(breakfast).toMatchObject({ quantity: 2 * count, amount: fromRupees(2 * 500 * count) })
    expect(extras).toBe(fromRupees(2 * 500 * (count - from)))
    const changed = await bookingOf(platform, booking.id)
    expect(changed.extras.map(({ lineId }) => lineId)).toEqual([late?.id, breakfast?.id])
    expect(await chargeBookedExtras(platform)).toBe(0)
  })

  test("[GUEST-5] [FOLIO-5] of a stay that arrives later after all are charged on that day", async () => {
    const booking = await aStayWithBreakfast(2)
    const to = { checkIn: addDays(firstNight, 3), checkOut: addDays(firstNight, 4) }
    const { extras } = await moveAsShown(booking, to)
    expect(await openLinesOf(booking)).toEqual([])
    expect(extras).toBe(fromRupees(-3500))
    expect(await chargeBookedExtras(platform)).toBe(0)
    platform.moveTo("2026-08-04T04:00:00Z")
    expect(await chargeBookedExtras(platform)).toBe(1)
    const amounts = (await openLinesOf(booking)).map(({ amount }) => amount)
    expect(amounts).toEqual([fromRupees(1500), fromRupees(1000)])
  })

  test("[CONST-7] [FOLIO-6] of the room have the tax rate of the new nights, at the same price", async () => {
    const booking = await aStayWithBreakfast(2)
    platform.moveTo(inHouse)
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, price_paise) values ($1, $2, 1000000)",
      [booking.roomTypeId, addDays(firstNight, 2)],
    )
    await moveAsShown(booking, nights(3))
    const [late] = (await openLinesOf(booking)).filter(({ description }) => description === "Late check-out")
    expect(late).toMatchObject({ gstBasisPoints: 1800, amount: fromRupees(1500) })
  })

  test("[GUEST-5] stay off the bill when the desk took them off it", async () => {
    const booking = await aStayWithBreakfast(2)
    const reason = "not wanted after all"
    for (const { id } of await openLinesOf(booking))
      valueOf(await voidLine(platform, desk, { ...aTarget(booking.id), lineId: id, reason }))
    platform.moveTo(inHouse)
    expect((await moveAsShown(booking, nights(5))).extras).toBe(zero)
    expect(await openLinesOf(booking)).toEqual([])
  })
})

describe("extras with a day room", () => {
  const dayRoom = datesOfDayRoom(parseDayRoom("2026-08-01T09:00", "6"))
  const search = { ...dayRoom, party: couples(1) }
  const aDayRoom = (extras: readonly RequestedExtra[] = []) => aBooking(platform, { search, extras })

  test("[GUEST-8] what changes the hours of a night is not offered, and everything else is", async () => {
    const late = await anExtra({ changesHours: "on" })
    const bed = await anExtra({ name: "Extra bed" })
    const namesFor = async (stay: Parameters<typeof listExtraChoices>[1]) =>
      (await listExtraChoices(platform, stay)).map(({ name }) => name)
    const booking = await aDayRoom([want(bed)])
    expect(await namesFor(booking)).toEqual(["Extra bed"])
    expect(await namesFor(await aBooking(platform))).toEqual([late.name, bed.name])
  })

  test("[GUEST-8] what changes the hours of a night is refused, with the booking and afterwards", async () => {
    const late = await anExtra({ changesHours: "on" })
    const { actor } = await anAccount(platform)
    const request = aRequest((await aRoom(platform)).id, { search })
    expect(await placeBooking(platform, actor, { ...request, extras: [want(late)] })).toEqual({
      ok: false,
      refusal: { kind: "extra-changed" },
    })
    const booking = await aDayRoom()
    const change = { bookingId: booking.id, arrival: null, extras: [want(late)] }
    expect(await changeOwnArrival(platform, actorOf(booking), change)).toEqual({
      ok: false,
      refusal: "extra-changed",
    })
    expect((await bookingOf(platform, booking.id)).extras).toEqual([])
    await aBooking(platform, { extras: [want(late)] })
  })
})

describe("a guest changes the arrival and the extras", () => {
  const arrival = {
    time: "23:40",
    flight: "AI 302",
    wantsCar: true,
    furtherGuests: "Kabir Rao",
    requests: "",
  }

  test("until they arrive: kept extras keep their price, added ones have the current price", async () => {
    const late = await anExtra()
    const bed = await anExtra({ name: "Extra bed", price: fromRupees(1800) })
    const booking = await aBooking(platform, { extras: [want(late)] })
    valueOf(await changeExtra(platform, owner, { ...late, draft: { ...draft, price: fromRupees(9000) } }))
    const choices = await listExtraChoices(platform, booking, booking.extras)
    expect(choices.map(({ name, price }) => [name, price])).toEqual([
      ["Late check-out", fromRupees(1500)],
      ["Extra bed", fromRupees(1800)],
    ])
    const change = { bookingId: booking.id, arrival, extras: [want(late), want(bed)] }
    valueOf(await changeOwnArrival(platform, actorOf(booking), change))
    const changed = await bookingOf(platform, booking.id)
    expect(changed.arrival).toEqual(arrival)
    expect(changed.extras.map(({ price }) => price)).toEqual([fromRupees(1500), fromRupees(1800)])
    valueOf(await changeOwnArrival(platform, actorOf(booking), { ...change, arrival: null, extras: [] }))
    expect(await bookingOf(platform, booking.id)).toMatchObject({ arrival: null, extras: [] })
    const logged = await platform.db.execute<{ before: string | null; after: string | null }>(
      "select before ->> 'extras' as before, after ->> 'extras' as after from audit_log where action = 'change-arrival' order by id",
    )
    const [first, last] = logged
    expect(first?.after).toMatch(/Extra bed.*: ₹/)
    expect(last).toEqual({ before: first?.after, after: null })
  })

  test("and nothing is changed when an extra has another price", async () => {
    const extra = await anExtra()
    const booking = await aBooking(platform)
    const extras = [{ ...want(extra), price: fromRupees(1) }]
    const change = { bookingId: booking.id, arrival, extras }
    const refusal = { ok: false, refusal: "extra-changed" }
    expect(await changeOwnArrival(platform, actorOf(booking), change)).toEqual(refusal)
    expect(await bookingOf(platform, booking.id)).toMatchObject({ arrival: null, extras: [] })
  })

  test("on the day itself the arrival only, afterwards nothing, and never somebody else's", async () => {
    const extra = await anExtra()
    const booking = await aBooking(platform, { extras: [want(extra)] })
    const change = { bookingId: booking.id, arrival, extras: [] }
    const { actor } = await anAccount(platform)
    const unknown = { ok: false, refusal: "unknown-booking" }
    expect(await changeOwnArrival(platform, actor, change)).toEqual(unknown)
    expect(await changeOwnArrival(platform, actor, { ...change, bookingId: "none" })).toEqual(unknown)
    platform.moveTo(arrivalDay)
    valueOf(await changeOwnArrival(platform, actorOf(booking), change))
    expect(await bookingOf(platform, booking.id)).toMatchObject({ arrival, extras: [{ lineId: null }] })
    platform.moveTo("2026-08-02T04:00:00Z")
    expect(await changeOwnArrival(platform, actorOf(booking), change)).toEqual({
      ok: false,
      refusal: "not-changeable",
    })
  })
})
