import { beforeEach, describe, expect, test } from "vitest"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aBooking, aPayment, bookingOf, payAtDesk, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

describe("[FOLIO-9] an email states the recorded outcome", () => {
  test("of a payment that is returned because the balance had changed, the guest still owes the rest", async () => {
    const booking = await aBooking(platform)
    const payment = await aPayment(platform, booking)
    await payAtDesk(platform, booking.id, fromRupees(4000))
    expect(await settlePayment(platform, payment)).toBe("refunded")
    expect((await bookingOf(platform, booking.id)).owed).toBe(fromRupees(6000))
    await platform.queue.runJobs("booking-email")
    await platform.queue.runJobs()
    const text = platform.sentEmails.at(-1)?.text ?? ""
    expect(text).toContain("We return it in full")
    expect(text).not.toContain("already settled")
    expect(text).toContain("₹6,000")
  })

  test("of a payment after the stay, that it is received, and not that a stay is confirmed", async () => {
    const booking = await aBooking(platform)
    const payment = await aPayment(platform, booking)
    const change = { isCompleted: true, paymentStatus: "pending" as const, reason: "The guest left early" }
    valueOf(await updateBookingStatus(platform, system, { id: booking.id, change }))
    platform.queue.clear()
    expect(await settlePayment(platform, payment)).toBe("paid")
    await platform.queue.runJobs()
    expect(platform.sentEmails.at(-1)?.subject).toBe(`Payment received for ${booking.reference}`)
  })
})
