import { offerJob } from "./waitlist-priority.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { offerFreeRooms, emailMissedOffers } from "./offer-rooms.service.ts"
import { registerWaitlistEmails } from "./waitlist-emails.service.ts"
import { removeEntriesBefore } from "./waitlist.store.ts"

const everyMinute = "* * * * *"
const dailyAfterThree = "20 3 * * *"

// As the privacy policy states it.
const daysKept = 90

/**
 * Registers the jobs of the waitlist; call before the queue starts. Cancellations and changes enqueue the offers at once;
 * the sweep finds rooms that became free in other ways: expired holds, reopened nights, a larger stock.
 */
export function registerWaitlistJobs(platform: Platform): void {
  const { queue, db, clock } = platform
  registerWaitlistEmails(platform)
  queue.work(offerJob, async () => void (await offerFreeRooms(platform)))
  queue.schedule("sweep-waitlist", everyMinute, async () => {
    await offerFreeRooms(platform)
    await emailMissedOffers(platform)
  })
  queue.schedule("remove-old-waitlist", dailyAfterThree, () =>
    removeEntriesBefore(db, addDays(clock.today(), -daysKept)),
  )
}
