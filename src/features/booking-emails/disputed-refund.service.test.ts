import { afterAll, beforeAll, expect, test } from "vitest"
import { valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aPaidStay } from "#src/features/payments/payments.factory.ts"
import { registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import { openDispute } from "#src/platform/card-payments/sandbox/disputes.ts"
import { system } from "#src/shared/actor.ts"
import { createSandboxPlatform, type SandboxPlatform } from "#test/sandbox-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

let platform: SandboxPlatform

beforeAll(async () => {
  platform = await createSandboxPlatform()
  registerRefundJobs(platform)
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})
afterAll(() => platform.close())

test("[FOLIO-9] [PAY-5] the email about a cancellation says that the refund of a disputed payment waits", async () => {
  const { hold } = await aPaidStay(platform)
  const [payment] = await platform.db.execute<{ id: string }>("select id from sandbox_payments")
  valueOf(await openDispute({ db: platform.db, clock: platform.clock }, payment?.id ?? ""))
  await platform.provider.webhooks.deliver()
  valueOf(await cancelBooking(platform, system, { id: hold.id }))
  await platform.queue.runJobs()
  const email = platform.sentEmails.findLast(({ subject }) => subject.includes("is cancelled"))
  expect(email?.text).toContain("has to wait. Your bank is looking into a dispute of the payment.")
  expect(email?.text).not.toContain("We return")
})
