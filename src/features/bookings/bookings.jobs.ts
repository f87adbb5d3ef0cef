import { loadHorizon } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { chargeBookedExtras } from "#src/features/bookings/extras/charge-extras.service.ts"
import { registerAttachBookingsJob } from "./link/attach-bookings.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { registerWaitlistJobs } from "#src/features/bookings/waitlist/waitlist.jobs.ts"
import { registerRetaxJobs } from "#src/features/bookings/retax/retax.jobs.ts"
import { settleJob } from "#src/features/bookings/pay/post-online-payment.service.ts"
import {
  reconcilePayments,
  settleRecordedPayment,
} from "#src/features/bookings/pay/settle-payment.service.ts"

const everyMinute = "* * * * *"
const everyFiveMinutes = "*/5 * * * *"
const atTwoAtNight = "0 2 * * *"

/** Registers the jobs of bookings; call before the queue starts. */
export function registerBookingJobs(platform: Platform): void {
  const { queue } = platform
  registerAttachBookingsJob(platform)
  registerWaitlistJobs(platform)
  registerRetaxJobs(platform)
  queue.work<{ paymentId: string }>(settleJob, ({ paymentId }) => settleRecordedPayment(platform, paymentId))
  queue.schedule("sweep-lapsed-holds", everyMinute, async () => void (await expireAllLapsedHolds(platform)))
  queue.schedule("reconcile-payments", everyFiveMinutes, () => reconcilePayments(platform))
  queue.schedule(
    "charge-booked-extras",
    everyFiveMinutes,
    async () => void (await chargeBookedExtras(platform)),
  )
  queue.schedule("load-inventory-horizon", atTwoAtNight, () => loadHorizon(platform))
}
