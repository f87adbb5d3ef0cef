import { emailVerifiedJob } from "#src/features/accounts/email-confirmations.service.ts"
import { mergeGuestRecords } from "#src/features/accounts/guests-of-desk.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { moveBookings } from "./attach-bookings.store.ts"

/** Attaches the bookings that the desk placed for an email to the account that verified this email (SAFE-4). */
const attachBookingsToAccount = (platform: Platform, accountId: string): Promise<void> =>
  platform.db.transaction((tx) => {
    const move = (recordIds: readonly string[]) => moveBookings(tx, { from: recordIds, to: accountId })
    return mergeGuestRecords(platform, tx, { accountId, move })
  })

/** Registers the job that runs after an email is verified; call before the queue starts. */
export function registerAttachBookingsJob(platform: Platform): void {
  platform.queue.work<{ userId: string }>(emailVerifiedJob, ({ userId }) =>
    attachBookingsToAccount(platform, userId),
  )
}
