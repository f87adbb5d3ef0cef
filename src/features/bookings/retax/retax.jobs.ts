import { type RetaxJob, retaxJob } from "#src/features/pricing/gst-periods/gst-periods.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { retaxBookings, retaxAllBookings } from "./retax-bookings.service.ts"

const atHalfPastTwo = "30 2 * * *"

/** Registers the jobs that tax booked nights again; call before the queue starts. */
export function registerRetaxJobs(platform: Platform): void {
  const { queue } = platform
  queue.work<RetaxJob>(retaxJob, ({ from }) => retaxBookings(platform, from))
  // For stays whose moved or transferred charges were taken back since.
  queue.schedule("retax-every-night", atHalfPastTwo, () => retaxAllBookings(platform))
}
