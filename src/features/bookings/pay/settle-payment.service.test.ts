import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromPaise, subtract } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  aHold,
  aPayment,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  lapse,
  ledgerOf,
  requestedEmailKinds,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { registerDocumentJobs } from "#src/features/documents/documents.jobs.ts"
import { settlePayment } from "./settle-payment.service.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerBookingJobs(platform)
  registerDocumentJobs(platform)
})
beforeEach(() => platform.clear())

const requestedRefunds = () =>
  platform.db.execute<{ amount_paise: number; reason: string }>(
    "select amount_paise, reason from refunds order by created_at",
  )

const balanceOf = async (id: string) => (await ledgerOf(platform, id))["guest"] ?? 0

/** A hold whose end has passed and that was swept, and the money that arrives too late for it. */
async function aLatePayment(roomId: string) {
  const hold = await aHold(platform, { roomId })
  const payment = await aPayment(platform, hold)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  return { hold, payment }
}

describe("money for a booking", () => {
  test("[PAY-5] [L-8] confirms a hold as paid, and requests one email", async () => {
    const hold = await aHold(platform)
    expect(await settlePayment(platform, await aPayment(platform, hold))).toBe("paid")
    expect(await bookingOf(platform, hold.id)).toMatchObject({
      status: "confirmed",
      paymentStatus: "done",
      paymentMode: "online",
      holdExpiresAt: null,
      transactionId: expect.any(String),
    })
    expect(requestedEmailKinds(platform)).toEqual(["confirmed"])
    expect(await balanceOf(hold.id)).toBe(0)
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-6] [PAY-5] gets its receipt at once, dated the day on which it came", async () => {
    platform.moveTo("2026-07-31T18:25:00Z")
    const receipts = async () => {
      await platform.queue.runJobs("folio-changed")
      return platform.db.execute("select business_date::text as day from documents where kind = 'receipt'")
    }
    const booking = await aBooking(platform)
    const payment = await aPayment(platform, booking)
    const repeated = { id: "pay_repeated", orderId: payment.orderId ?? "", amount: payment.amount }
    await settlePayment(platform, payment)
    expect(await receipts()).toEqual([{ day: "2026-07-31" }])
    expect(await settlePayment(platform, platform.cardPayments.pay(repeated))).toBe("refunded")
    expect(await receipts()).toHaveLength(2)
  })

  test("[PAY-2] pays a booking that was to be paid at the hotel", async () => {
    const booking = await aBooking(platform)
    expect(await settlePayment(platform, await aPayment(platform, booking))).toBe("paid")
    expect(await bookingOf(platform, booking.id)).toMatchObject({
      status: "confirmed",
      paymentStatus: "done",
    })
    expect(requestedEmailKinds(platform)).toEqual(["confirmed", "paid"])
    expect(await balanceOf(booking.id)).toBe(0)
  })

  test("[BOOK-10] [L-11] arriving after the hold ended takes the rooms again while they are free", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const { hold, payment } = await aLatePayment(room.id)
    expect(await settlePayment(platform, payment)).toBe("paid")
    expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "confirmed", paymentStatus: "done" })
    expect(await requestedRefunds()).toEqual([])
    await expectConsistentBooks(platform)
  })

  test("[BOOK-10] [L-3] takes them also from a hold that has lapsed and was not swept yet", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const { hold, payment } = await aLatePayment(room.id)
    const other = await aHold(platform, { roomId: room.id })
    await lapse(platform, other.id)
    expect(await settlePayment(platform, payment)).toBe("paid")
    expect((await bookingOf(platform, hold.id)).status).toBe("confirmed")
    expect((await bookingOf(platform, other.id)).status).toBe("expired")
    await expectConsistentBooks(platform)
  })

  test("[BOOK-10] [L-11] arriving when the rooms are sold is refunded in full, and the guest gets an email", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const { hold, payment } = await aLatePayment(room.id)
    await aBooking(platform, { roomId: room.id })
    expect(await settlePayment(platform, payment)).toBe("refunded")
    expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "expired", paymentStatus: "pending" })
    expect(await requestedRefunds()).toEqual([
      { amount_paise: hold.total, reason: "the rooms were no longer free" },
    ])
    expect(requestedEmailKinds(platform)).toEqual(["confirmed", "lapsed-refunded"])
    expect(await balanceOf(hold.id)).toBe(0)
    await expectConsistentBooks(platform)
  })

  test("[BOOK-10] arriving when its first night has passed is refunded", async () => {
    const { payment } = await aLatePayment((await aRoom(platform)).id)
    platform.moveTo("2026-08-02T06:00:00Z")
    expect(await settlePayment(platform, payment)).toBe("refunded")
  })

  test("[BOOK-10] [GUEST-9] arriving a week after its hold is refunded: no order keeps a price for months", async () => {
    const { hold, payment } = await aLatePayment((await aRoom(platform)).id)
    await platform.db.execute("update bookings set ended_at = now() - interval '8 days' where id = $1", [
      hold.id,
    ])
    expect(await settlePayment(platform, payment)).toBe("refunded")
    expect((await bookingOf(platform, hold.id)).status).toBe("expired")
    await expectConsistentBooks(platform)
  })

  test("[BOOK-10] arriving six days after its hold, as the card provider may capture it, is honoured", async () => {
    const { hold, payment } = await aLatePayment((await aRoom(platform)).id)
    await platform.db.execute("update bookings set ended_at = now() - interval '6 days' where id = $1", [
      hold.id,
    ])
    expect(await settlePayment(platform, payment)).toBe("paid")
  })

  test("[PAY-4] paid twice is refunded once", async () => {
    const hold = await aHold(platform)
    const first = await aPayment(platform, hold)
    const second = platform.cardPayments.pay({
      id: "pay_second",
      orderId: first.orderId ?? "",
      amount: first.amount,
    })
    expect(await settlePayment(platform, first)).toBe("paid")
    expect(await settlePayment(platform, second)).toBe("refunded")
    expect(await requestedRefunds()).toEqual([
      { amount_paise: hold.total, reason: "the booking was paid already" },
    ])
    expect((await bookingOf(platform, hold.id)).paymentStatus).toBe("done")
    expect(await balanceOf(hold.id)).toBe(0)
  })

  test("[PAY-4] paid at the desk and then online is refunded", async () => {
    const booking = await aBooking(platform)
    const payment = await aPayment(platform, booking)
    const change = { isCompleted: false, paymentStatus: "done" as const }
    valueOf(await updateBookingStatus(platform, system, { id: booking.id, change }))
    expect(await settlePayment(platform, payment)).toBe("refunded")
    expect(await balanceOf(booking.id)).toBe(0)
  })

  test.each(["hold", "booking"])("[L-13] for a cancelled %s is given back", async (kind) => {
    const booking = kind === "hold" ? await aHold(platform) : await aBooking(platform)
    const payment = await aPayment(platform, booking)
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    expect(await settlePayment(platform, payment)).toBe("refunded")
    expect((await bookingOf(platform, booking.id)).status).toBe("cancelled")
    expect(await balanceOf(booking.id)).toBe(0)
    await expectConsistentBooks(platform)
  })

  test("[L-14] of an old price pays a part when the stay was moved to longer dates", async () => {
    const room = await aRoom(platform)
    const booking = await aBooking(platform, { roomId: room.id })
    const payment = await aPayment(platform, booking)
    const to = { checkIn: firstNight, checkOut: addDays(firstNight, 5) }
    valueOf(await changeStay(platform, system, { id: booking.id, to }))
    expect(await settlePayment(platform, payment)).toBe("paid")
    expect((await bookingOf(platform, booking.id)).paymentStatus).toBe("pending")
    expect(
      await settlePayment(platform, await aPayment(platform, await bookingOf(platform, booking.id))),
    ).toBe("paid")
    expect(await balanceOf(booking.id)).toBe(0)
  })
})

describe("money without a booking", () => {
  test("[L-7] of another amount than the order's pays nothing, and is stored as unmatched", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    const less = { ...payment, amount: subtract(payment.amount, fromPaise(100)) }
    expect(await settlePayment(platform, less)).toBe("unmatched")
    expect(await settlePayment(platform, less)).toBe("unmatched")
    expect((await bookingOf(platform, hold.id)).status).toBe("held")
    const kept = await platform.db.execute("select problem, booking_id, outcome from payments")
    expect(kept).toEqual([{ problem: "amount-differs", booking_id: null, outcome: null }])
  })

  test("[L-7] for an order that is not ours, or for none, is stored as unmatched", async () => {
    const unmatched: ProviderPayment = {
      id: "pay_1",
      orderId: "order_x",
      amount: fromPaise(100),
      status: "captured",
      method: "upi",
    }
    expect(await settlePayment(platform, unmatched)).toBe("unmatched")
    expect(await settlePayment(platform, { ...unmatched, id: "pay_2", orderId: null })).toBe("unmatched")
    expect(await platform.db.execute("select problem from payments")).toHaveLength(2)
    expect(await platform.db.execute("select 1 from ledger_entries")).toEqual([])
  })
})
