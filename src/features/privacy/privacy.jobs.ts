import type { Platform } from "#src/platform/platform.ts"
import { deleteEnquiriesBefore } from "./retention.store.ts"

const atFourAtNight = "5 4 * * *"

// As the privacy policy states it.
const yearsOfEnquiries = 2

/** Deletes what the privacy policy no longer allows to keep. */
export async function deleteExpiredData({ db, clock }: Platform): Promise<void> {
  const limit = clock.now()
  limit.setUTCFullYear(limit.getUTCFullYear() - yearsOfEnquiries)
  await db.transaction((tx) => deleteEnquiriesBefore(tx, limit.toISOString()))
}

/** Registers the job of retention; call before the queue starts. */
export function registerPrivacyJobs(platform: Platform): void {
  platform.queue.schedule("delete-expired-data", atFourAtNight, () => deleteExpiredData(platform))
}
