import { folioChangedJob } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { refundSettledJob } from "#src/features/payments/refunds.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { listBookingsMissingDocuments } from "./documents.store.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const everyTenMinutes = "*/10 * * * *"

/** Issues the documents of bookings whose job did not run, and of stays that ended yesterday. */
async function issueMissingDocuments(platform: Platform): Promise<void> {
  for (const { id } of await listBookingsMissingDocuments(platform.db, platform.clock.today()))
    await issueDocuments(platform, id)
}

/** Registers the jobs of documents; call before the queue starts. */
export function registerDocumentJobs(platform: Platform): void {
  const { queue } = platform
  for (const job of [folioChangedJob, refundSettledJob])
    queue.work<{ bookingId: string }>(job, ({ bookingId }) => issueDocuments(platform, bookingId))
  queue.schedule("issue-missing-documents", everyTenMinutes, () => issueMissingDocuments(platform))
}
