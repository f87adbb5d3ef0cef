import { beforeEach, expect, test } from "vitest"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aBooking, aPayment, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { findBookingForDesk } from "#src/features/bookings/bookings.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

test("[BOOK-10] [FOLIO-3] a payment for a deleted booking restores it, and the guest gets an email about the refund", async () => {
  const booking = await aBooking(platform)
  const payment = await aPayment(platform, booking)
  valueOf(await deleteBooking(platform, staffAs("owner"), booking.id))
  expect(await settlePayment(platform, payment)).toBe("refunded")
  const shown = await findBookingForDesk(platform, staffAs("owner"), booking.id)
  expect(shown).toMatchObject({ status: "cancelled", owed: 0, refunded: booking.total })
  await platform.queue.runJobs()
  const refundEmail = platform.sentEmails.find(({ subject }) => subject.startsWith("We are returning"))
  expect(refundEmail?.subject).toBe(`We are returning your payment for ${booking.reference}`)
  expect(refundEmail?.text).toContain("Your payment arrived after this stay was cancelled.")
})
