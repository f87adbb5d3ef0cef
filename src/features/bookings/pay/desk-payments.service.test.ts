import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { fromRupees, subtract, zero } from "#src/shared/money.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import {
  aBooking,
  actorOf,
  aPaidBooking,
  bookingOf,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBookingWithWaiver } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { refundAtDesk, emailPaymentLink, recordDeskPayment } from "./desk-payments.service.ts"
import { findBookingOfLink } from "./payment-links.service.ts"

const cardPayments = createTestCardPayments()
let platform: TestPlatform & { readonly cardPayments: typeof cardPayments }

beforeAll(async () => {
  platform = Object.assign(await createTestPlatform({ cardPayments }), { cardPayments })
  registerBookingEmailJobs(platform)
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const desk = staffAs("front-desk")

describe("the desk's own money", () => {
  test("a part, then the rest: the booking is paid when nothing is owed", async () => {
    const booking = await aBooking(platform)
    const part = fromRupees(4000)
    expect(valueOf(await recordDeskPayment(platform, desk, { id: booking.id, amount: part })).left).toBe(
      subtract(booking.total, part),
    )
    expect((await bookingOf(platform, booking.id)).paymentStatus).toBe("pending")
    const tooMuch = { id: booking.id, amount: booking.total }
    expect(await recordDeskPayment(platform, desk, tooMuch)).toEqual({ ok: false, refusal: "too-much" })
    valueOf(
      await recordDeskPayment(platform, desk, { id: booking.id, amount: subtract(booking.total, part) }),
    )
    expect((await bookingOf(platform, booking.id)).paymentStatus).toBe("done")
    expect(await recordDeskPayment(platform, desk, tooMuch)).toEqual({ ok: false, refusal: "nothing-due" })
  })

  test("[VAL-1] no money is no payment, and says so", async () => {
    const { id } = await aBooking(platform)
    for (const amount of [zero, fromRupees(-500)])
      expect(await recordDeskPayment(platform, desk, { id, amount })).toEqual({
        ok: false,
        refusal: "no-amount",
      })
  })

  test("[CONST-6] a charge that is waived is not charged, and the reason is kept", async () => {
    const booking = await aPaidBooking(platform)
    platform.moveTo("2026-08-01T09:00:00Z")
    const waiver = { reason: "The flight was cancelled" }
    expect(valueOf(await cancelBookingWithWaiver(platform, desk, { id: booking.id, waiver }))).toEqual({
      charge: zero,
      refund: booking.total,
    })
    const [entry] = await platform.db.execute<{ after: object }>(
      "select after from audit_log where action = 'cancel'",
    )
    expect(entry?.after).toMatchObject({ waived: waiver.reason, charge: 0 })
  })

  test("an email's link leads to what is owed, without a sign-in, and no other does", async () => {
    const booking = await aBooking(platform)
    valueOf(await emailPaymentLink(platform, desk, booking.id))
    await platform.queue.runJobs("booking-email")
    const [email] = await platform.db.execute<{ text_body: string }>(
      "select text_body from emails where kind = 'payment-link'",
    )
    const secret = /\/pay\/([\w-]+)/.exec(email?.text_body ?? "")?.[1] ?? ""
    expect((await findBookingOfLink(platform, secret))?.id).toBe(booking.id)
    const wrong = secret.slice(1) + secret.slice(0, 1)
    for (const other of ["", "x", wrong]) expect(await findBookingOfLink(platform, other)).toBeNull()
    await platform.db.execute("update payment_links set expires_at = now()")
    expect(await findBookingOfLink(platform, secret)).toBeNull()
  })

  test("[API-10] belongs to the desk", async () => {
    const booking = await aBooking(platform)
    const guest = actorOf(booking)
    const forbidden = { ok: false, refusal: "forbidden" }
    expect(await recordDeskPayment(platform, guest, { id: booking.id, amount: fromRupees(1) })).toEqual(
      forbidden,
    )
    expect(await refundAtDesk(platform, guest, booking.id)).toEqual(forbidden)
    expect(await emailPaymentLink(platform, guest, booking.id)).toEqual(forbidden)
  })
})
