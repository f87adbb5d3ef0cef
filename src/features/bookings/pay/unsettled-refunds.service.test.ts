import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  actorOf,
  aPayment,
  aTarget,
  bookingOf,
  payAtDesk,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { cancelBooking, cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  approveCancellation,
  requestCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { settleAndCrash } from "./crashed-payments.factory.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingJobs(platform))
beforeEach(() => platform.clear())

const refunds = () =>
  platform.db.execute("select method, amount_paise as amount from folio_lines where kind = 'refund'")

describe("[L-6] [FOLIO-2] a payment that is recorded, and not settled yet, is refunded once", () => {
  test("its stay is cancelled after it is settled: by the desk, the guest or a request", async () => {
    const booking = await aBooking(platform)
    const { id } = booking
    const guest = actorOf(booking)
    await settleAndCrash(platform, await aPayment(platform, booking))
    const request = valueOf(await requestCancellation(platform, guest, { bookingId: id, note: "" }))
    const unsettled = { ok: false, refusal: "payment-unsettled" }
    expect(await cancelBooking(platform, system, { id })).toEqual(unsettled)
    expect(await cancelOwnBooking(platform, guest, { id })).toEqual(unsettled)
    expect(await approveCancellation(platform, system, { id: request.id })).toEqual(unsettled)
    await platform.queue.runJobs("settle-payment")
    const { refundAtDesk } = valueOf(await cancelBooking(platform, system, { id }))
    expect(refundAtDesk).toBe(0)
    expect(await refunds()).toEqual([{ method: "online", amount: booking.total }])
    expect((await bookingOf(platform, id)).owed).toBe(0)
  })

  test("the desk refunds a credit after it is settled", async () => {
    const booking = await aBooking(platform)
    const payment = await aPayment(platform, booking)
    await payAtDesk(platform, booking.id)
    await settleAndCrash(platform, payment)
    const refund = { amount: booking.total, method: "cash" as const, reference: "", reason: "Paid twice" }
    const refunded = await postRefund(platform, system, { ...aTarget(booking.id), refund })
    expect(refunded).toEqual({ ok: false, refusal: { kind: "payment-unsettled" } })
    await platform.queue.runJobs("settle-payment")
    expect(await refunds()).toEqual([{ method: "online", amount: booking.total }])
    expect((await bookingOf(platform, booking.id)).owed).toBe(0)
  })
})
