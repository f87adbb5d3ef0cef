import { emailVerifiedJob } from "#src/features/accounts/email-confirmations.service.ts"
import { type Merge, mergeGuestRecords } from "#src/features/accounts/guests-of-desk.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { moveBookings } from "./attach-bookings.store.ts"

/** Attaches the bookings of the guest records with a verified email to the account with this email (SAFE-4). */
const attachBookingsToAccount = (platform: Platform, userId: string): Promise<void> =>
  platform.db.transaction((tx) => {
    const move = ({ accountId, recordIds }: Merge) => moveBookings(tx, { from: recordIds, to: accountId })
    return mergeGuestRecords(platform, tx, { userId, move })
  })

/** Registers the job that runs after an email is verified; call before the queue starts. */
export function registerAttachBookingsJob(platform: Platform): void {
  platform.queue.work<{ userId: string }>(emailVerifiedJob, ({ userId }) =>
    attachBookingsToAccount(platform, userId),
  )
}
