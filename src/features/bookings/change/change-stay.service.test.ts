import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import {
  aBooking,
  aTarget,
  actorOf,
  aPaidBooking,
  aPayment,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { requestOf } from "#src/features/bookings/cancel/cancellation-requests.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingEmailJobs(platform))
beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const longer = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }
const shorter = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }
const later = { checkIn: addDays(firstNight, 10), checkOut: addDays(firstNight, 12) }

const refunds = () =>
  platform.db.execute<{ amount_paise: number }>("select amount_paise from refunds order by 1")
const balanceOf = (id: string) => findBalance(platform.db, id)

const move = async (id: string, to: typeof longer) => valueOf(await changeStay(platform, desk, { id, to }))

describe("the price of other dates", () => {
  test("is shown before anything is changed, and is the price of the move", async () => {
    for (const to of [longer, shorter, later]) {
      const booking = await aPaidBooking(platform)
      const preview = valueOf(await previewStayChange(platform, desk, { id: booking.id, to }))
      expect(await bookingOf(platform, booking.id)).toEqual(booking)
      expect(await move(booking.id, to)).toEqual(preview)
    }
  })

  test("[FOLIO-5] at another fee, refund or balance than was shown is refused, and changes nothing", async () => {
    const booking = await aPaidBooking(platform)
    const change = { id: booking.id, to: shorter }
    platform.moveTo("2026-07-31T08:30:00Z")
    const seen = valueOf(await previewStayChange(platform, desk, change))
    expect(seen).toMatchObject({ fee: 0, refund: 500_000 })
    platform.moveTo("2026-07-31T08:30:01Z")
    const late = valueOf(await previewStayChange(platform, desk, change))
    expect(late).toMatchObject({ fee: 500_000, refund: 0 })
    for (const settlement of [seen, { ...late, refund: fromRupees(1) }, { ...late, owed: fromRupees(1) }]) {
      const { fee, refund, owed } = settlement
      const answer = await changeStay(platform, desk, {
        ...change,
        seenTotal: seen.quote.total,
        seen: { fee, refund, owed },
      })
      expect(answer).toEqual({ ok: false, refusal: { kind: "terms-differ" } })
    }
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    const { fee, refund, owed } = late
    expect(valueOf(await changeStay(platform, desk, { ...change, seen: { fee, refund, owed } }))).toEqual(
      late,
    )
  })

  test("[FOLIO-4] that was answered already is posted, emailed and recorded once", async () => {
    const booking = await aPaidBooking(platform)
    const { fee, refund, owed, quote } = valueOf(
      await previewStayChange(platform, desk, { id: booking.id, to: shorter }),
    )
    const change = { id: booking.id, to: shorter, seenTotal: quote.total, seen: { fee, refund, owed } }
    valueOf(await changeStay(platform, desk, change))
    const changed = await bookingOf(platform, booking.id)
    const count = async (sql: string) => (await platform.db.execute<{ n: number }>(sql))[0]?.n
    const emails = "select count(*)::int as n from emails where kind = 'changed'"
    const records = "select count(*)::int as n from audit_log where action = 'change-dates'"
    await platform.queue.runJobs("booking-email")
    const before = [await count(emails), await count(records)]
    expect(valueOf(await changeStay(platform, desk, change)).refund).toBe(0)
    await platform.queue.runJobs("booking-email")
    expect(await bookingOf(platform, booking.id)).toEqual(changed)
    expect([await count(emails), await count(records)]).toEqual(before)
    expect(before).toEqual([1, 1])
  })

  test("[AVAIL-5] names the first full night, and does not count its own rooms against it", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId: room.id })
    await aBooking(platform, { roomId: room.id, checkIn: addDays(firstNight, 2), nights: 1 })
    expect(await previewStayChange(platform, desk, { id: booking.id, to: longer })).toEqual({
      ok: false,
      refusal: { kind: "not-available", firstFullNight: addDays(firstNight, 2), left: 0 },
    })
    expect((await previewStayChange(platform, desk, { id: booking.id, to: shorter })).ok).toBe(true)
  })

  test("[L-14] nights that stay in the booking keep the price that they were booked at", async () => {
    const room = await aRoom(platform, { price: fromRupees(4000) })
    const booking = await aBooking(platform, { roomId: room.id, nights: 2 })
    await platform.db.execute("update room_types set final_price_paise = 900000")
    const { quote } = await move(booking.id, longer)
    expect(quote.nights.map(({ price }) => price)).toEqual([400_000, 400_000, 900_000])
    await expectConsistentBooks(platform)
  })

  test("a guest in the hotel stays longer or leaves today, and cannot arrive on another day", async () => {
    const booking = await aBooking(platform, { nights: 3 })
    platform.moveTo(`${addDays(firstNight, 1)}T06:00:00Z`)
    const to = (checkIn: number, checkOut: number) => ({
      checkIn: addDays(firstNight, checkIn),
      checkOut: addDays(firstNight, checkOut),
    })
    await move(booking.id, to(0, 5))
    await move(booking.id, to(0, 1))
    expect(await changeStay(platform, desk, { id: booking.id, to: to(1, 5) })).toMatchObject({
      refusal: { kind: "stay", reason: "has-arrived" },
    })
    platform.moveTo(`${addDays(firstNight, 3)}T06:00:00Z`)
    expect(await changeStay(platform, desk, { id: booking.id, to: to(0, 2) })).toMatchObject({
      refusal: { reason: "check-out-past" },
    })
    await move(booking.id, to(0, 4))
    await expectConsistentBooks(platform)
  })
})

describe("a move when a cancellation costs the whole stay", () => {
  const afterCheckIn = "2026-08-01T09:00:00Z"
  const nextMonth = (nights: number) => ({
    checkIn: addDays(firstNight, 30),
    checkOut: addDays(firstNight, 30 + nights),
  })

  test("[FOLIO-2] [CONST-6] waives no more of the charge than the role may, beyond the fee", async () => {
    const booking = await aBooking(platform, { nights: 8 })
    platform.moveTo(afterCheckIn)
    const change = { id: booking.id, to: nextMonth(8) }
    const refusal = { kind: "over-limit", waived: fromRupees(35_000), limit: fromRupees(10_000) }
    expect(await previewStayChange(platform, desk, change)).toEqual({ ok: false, refusal })
    expect(await changeStay(platform, desk, change)).toEqual({ ok: false, refusal })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    expect(valueOf(await changeStay(platform, staffAs("owner"), change)).fee).toBe(fromRupees(5000))
  })

  test("[CONST-6] is the desk's while it waives little, or before check-in when a request in time made it free", async () => {
    const short = await aBooking(platform)
    const requested = await aBooking(platform, { nights: 8 })
    valueOf(await requestOf(platform, requested))
    const inHouse = await aBooking(platform, { nights: 8 })
    platform.moveTo("2026-08-01T08:00:00Z")
    // An account, because it answers the request.
    const { actor } = await anAccount(platform, { role: "front-desk" })
    valueOf(await changeStay(platform, actor, { id: requested.id, to: nextMonth(8) }))
    platform.moveTo(afterCheckIn)
    await move(short.id, nextMonth(2))
    await move(inHouse.id, shorter)
    await expectConsistentBooks(platform)
  })
})

describe("a stay shorter than the hotel sells its nights", () => {
  const asksFor = (nights: number) =>
    platform.db.execute(
      `insert into rate_nights (room_type_id, night, minimum_nights) select id, $1::date, $2 from room_types`,
      [later.checkIn, nights],
    )
  const missedMinimum = { night: later.checkIn, nights: 3 }

  test("[AVAIL-5] is named with the price, and booked only when the desk confirms it, which is logged", async () => {
    const booking = await aBooking(platform)
    await asksFor(3)
    const change = { id: booking.id, to: later }
    expect(valueOf(await previewStayChange(platform, desk, change)).missedMinimum).toEqual(missedMinimum)
    expect(await changeStay(platform, desk, change)).toEqual({
      ok: false,
      refusal: { kind: "too-short", ...missedMinimum },
    })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    expect(
      valueOf(await changeStay(platform, desk, { ...change, allowsShortStay: true })).missedMinimum,
    ).toEqual(missedMinimum)
    const [entry] = await platform.db.execute<{ after: object }>(
      "select after from audit_log where action = 'change-dates'",
    )
    expect(entry?.after).toMatchObject({ checkIn: later.checkIn, allowedBelowMinimum: missedMinimum })
    await expectConsistentBooks(platform)
  })

  test("needs no confirmation when it is long enough, or when other nights have the minimum", async () => {
    const booking = await aBooking(platform)
    await asksFor(3)
    for (const to of [longer, { checkIn: addDays(later.checkIn, -1), checkOut: later.checkOut }]) {
      const change = await move(booking.id, to)
      expect(change.missedMinimum).toBeNull()
    }
    const kept = await platform.db.execute("select 1 from audit_log where after ? 'allowedBelowMinimum'")
    expect(kept).toEqual([])
  })
})

describe("the money of a move", () => {
  test("[L-13] cheaper dates of a stay paid online refund the rest online, once", async () => {
    const booking = await aPaidBooking(platform)
    const change = await move(booking.id, shorter)
    expect(change).toMatchObject({ difference: -500_000, refund: 500_000, owed: 0 })
    expect(await refunds()).toEqual([{ amount_paise: 500_000 }])
    expect(await balanceOf(booking.id)).toMatchObject({ owed: zero, paid: change.quote.total })
    await move(booking.id, shorter)
    expect(await refunds()).toHaveLength(1)
    const { refund } = valueOf(await cancelBooking(platform, desk, { id: booking.id }))
    expect(refund).toBe(change.quote.total)
    expect(await refunds()).toEqual([{ amount_paise: 500_000 }, { amount_paise: 500_000 }])
    expect((await balanceOf(booking.id)).owed).toBe(0)
    await expectConsistentBooks(platform)
  })

  test("dearer dates of a paid stay are owed at the hotel, and never hide the booking", async () => {
    const booking = await aPaidBooking(platform)
    expect(await move(booking.id, longer)).toMatchObject({ difference: 500_000, refund: 0, owed: 500_000 })
    const moved = await bookingOf(platform, booking.id)
    expect(moved).toMatchObject({ paymentStatus: "pending", paymentMode: "online" })
    expect(moved.transactionId).toBe(booking.transactionId)
    await move(booking.id, booking)
    expect(await bookingOf(platform, booking.id)).toMatchObject({
      paymentStatus: "done",
      paymentMode: "online",
    })
  })

  test("[BOOK-10] the rest can be paid online, and only the rest", async () => {
    const booking = await aPaidBooking(platform)
    await move(booking.id, longer)
    const { order } = valueOf(await startPayment(platform, actorOf(booking), booking.id))
    expect(order.amount).toBe(fromRupees(5000))
    const money = platform.cardPayments.pay({
      id: "pay_rest",
      orderId: order.providerOrderId,
      amount: order.amount,
    })
    expect(await settlePayment(platform, money)).toBe("paid")
    expect((await bookingOf(platform, booking.id)).paymentStatus).toBe("done")
    expect((await balanceOf(booking.id)).owed).toBe(0)
  })

  test("[L-11] a payment of the old price that arrives after a move pays a part", async () => {
    const booking = await aBooking(platform)
    const money = await aPayment(platform, booking)
    await move(booking.id, longer)
    expect(await settlePayment(platform, money)).toBe("paid")
    expect((await balanceOf(booking.id)).owed).toBe(fromRupees(5_000))
    await expectConsistentBooks(platform)
  })

  test("what was paid at the desk is refunded there", async () => {
    const booking = await aBooking(platform)
    const change = { isCompleted: false, paymentStatus: "done" as const }
    valueOf(await updateBookingStatus(platform, desk, { id: booking.id, change }))
    expect(await move(booking.id, shorter)).toMatchObject({ refund: 0, owed: -500_000 })
    const refund = { amount: fromRupees(5000), method: "other" as const, reference: "", reason: "" }
    const refundAtDesk = () => postRefund(platform, desk, { ...aTarget(booking.id), refund })
    expect(valueOf(await refundAtDesk()).owed).toBe(0)
    expect(await refundAtDesk()).toEqual({ ok: false, refusal: { kind: "nothing-due" } })
  })

  test("[L-12] [L-26] the email states the refund, and its calendar file replaces the earlier one", async () => {
    const booking = await aPaidBooking(platform)
    await move(booking.id, shorter)
    await platform.queue.runJobs("booking-email")
    const [email] = await platform.db.execute<{ text_body: string; attachments: { base64: string }[] }>(
      "select text_body, attachments from emails where kind = 'changed'",
    )
    expect(email?.text_body).toContain("We return ₹5,000 to you, the way it was paid.")
    const file = Buffer.from(email?.attachments[0]?.base64 ?? "", "base64").toString()
    const sequence = Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
    expect(sequence).toBeGreaterThan(booking.version)
  })
})
