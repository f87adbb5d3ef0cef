import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  aHold,
  aPayment,
  bookingOf,
  expectConsistentBooks,
  lapse,
  ledgerOf,
  requestedEmailKinds,
} from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { settleAndCrash } from "./crashed-payments.factory.ts"
import { reconcilePayments, settlePayment } from "./settle-payment.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingJobs(platform))
beforeEach(() => platform.clear())

const balanceOf = async (id: string) => (await ledgerOf(platform, id))["guest"] ?? 0

describe("repeated and unordered reports", () => {
  test("[L-5] [L-10] callback, webhook and reconciler at once settle a payment once", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    const outcomes = await Promise.all([
      ...Array.from({ length: 8 }, () => settlePayment(platform, payment)),
      reconcilePayments(platform),
    ])
    expect(new Set(outcomes)).toEqual(new Set(["paid", undefined]))
    expect(requestedEmailKinds(platform)).toEqual(["confirmed"])
    expect(await platform.db.execute("select 1 from ledger_entries where kind = 'payment'")).toHaveLength(2)
    expect(await balanceOf(hold.id)).toBe(0)
  })

  test("[L-10] [PAY-5] in any order, payments, bookings and rooms end in a consistent state", async () => {
    const step = fc.constantFrom("pay", "pay", "pay-again", "lapse", "sweep", "cancel", "take-rooms")
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await platform.clear()
        const room = await aRoom(platform, { stockQuantity: 1 })
        const hold = await aHold(platform, { roomId: room.id })
        const payment = await aPayment(platform, hold)
        const second = platform.cardPayments.pay({
          id: `${payment.id}_again`,
          orderId: payment.orderId ?? "",
          amount: payment.amount,
        })
        const actions = {
          pay: () => settlePayment(platform, payment),
          "pay-again": () => settlePayment(platform, second),
          lapse: () => lapse(platform, hold.id),
          sweep: () => expireAllLapsedHolds(platform),
          cancel: () => cancelBooking(platform, system, { id: hold.id }),
          "take-rooms": () => aBooking(platform, { roomId: room.id }).catch(() => null),
        }
        for (const name of steps) await actions[name]()
        await expectConsistentBooks(platform)
        const booking = await bookingOf(platform, hold.id)
        const [money] = await platform.db.execute<{ applied: number; open: number }>(
          `select count(*) filter (where outcome = 'applied') as applied, count(*) filter (where outcome is null) as open
          from payments where booking_id = $1`,
          [hold.id],
        )
        expect(money).toEqual({ applied: booking.paymentStatus === "done" ? 1 : 0, open: 0 })
        if (booking.status === "confirmed") expect(booking.paymentStatus).toBe("done")
        expect(await balanceOf(hold.id)).toBe(0)
      }),
      { numRuns: 25 },
    )
  })
})

describe("a crash between recording a payment and settling it", () => {
  test("[L-6] is repaired by the job that was enqueued with the record", async () => {
    const hold = await aHold(platform)
    await settleAndCrash(platform, await aPayment(platform, hold))
    expect((await bookingOf(platform, hold.id)).status).toBe("held")
    expect(platform.queue.jobs).toMatchObject([{ name: "settle-payment", startAfterSeconds: 30 }])
    await platform.queue.runJobs("settle-payment")
    expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "confirmed", paymentStatus: "done" })
    expect(await balanceOf(hold.id)).toBe(0)
  })

  test("[L-6] is repaired by the reconciler, or by the next webhook", async () => {
    for (const kind of ["reconciler", "webhook"]) {
      const hold = await aHold(platform)
      const payment = await aPayment(platform, hold)
      await settleAndCrash(platform, payment)
      await platform.db.execute("update payments set captured_at = now() - interval '1 minute'")
      await (kind === "webhook" ? settlePayment(platform, payment) : reconcilePayments(platform))
      expect((await bookingOf(platform, hold.id)).status).toBe("confirmed")
      expect(await balanceOf(hold.id)).toBe(0)
    }
  })
})
