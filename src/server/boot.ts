import type { Config } from "#src/config.ts"
import { auditHotel, registerAuditJob } from "#src/features/accounting/hotel-audit.service.ts"
import { formatDifference } from "#src/features/accounting/audit-checks.ts"
import { registerAccountJobs } from "#src/features/accounts/accounts.jobs.ts"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import { disableDemoAccounts } from "#src/features/accounts/demo/demo-people.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { seedBookings } from "#src/features/bookings/demo/bookings.seed.ts"
import { registerDocumentJobs } from "#src/features/documents/documents.jobs.ts"
import { seedDocuments } from "#src/features/documents/documents.seed.ts"
import { seedGallery } from "#src/features/content/gallery/gallery.seed.ts"
import { seedOffers } from "#src/features/content/offers/offers.seed.ts"
import { seedTestimonials } from "#src/features/content/testimonials/testimonials.seed.ts"
import { seedEnquiries } from "#src/features/enquiries/enquiries.seed.ts"
import { seedSubscribers } from "#src/features/enquiries/newsletter/newsletter.seed.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { registerMediaJobs } from "#src/features/media/media.jobs.ts"
import { registerTableJobs } from "#src/features/table-reservations/table-emails.service.ts"
import { registerPrivacyJobs } from "#src/features/privacy/privacy.jobs.ts"
import { registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import { seedSettlements } from "#src/features/payments/settlements.seed.ts"
import { registerSettlementJobs } from "#src/features/payments/settlements.service.ts"
import { seedTables } from "#src/features/table-reservations/tables.seed.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { createPlatform } from "#src/platform/create-platform.ts"
import { withStartupLock } from "#src/platform/db/migrate.ts"
import type { Platform } from "#src/platform/platform.ts"
import { answerBackupRequests } from "./backup/embedded-requests.ts"
import { requireHotel } from "./backup/hotel-database.ts"
import { listStartNotices } from "./start-notices.ts"

export { createAdmission } from "./admission/admission.ts"
export { createApp } from "./app.ts"
export { restoreBackup } from "./backup/restore-backup.ts"
export { takeBackup } from "./backup/take-backup.ts"
export { verifyBackup } from "./backup/verify-backup.ts"
export { createListener } from "./listener.ts"
export { shareMetrics, startMetrics } from "./metrics/metrics-server.ts"
export { listRequestGroups } from "./metrics/request-groups.ts"
export { traceRequests } from "./tracing/request-tracing.ts"

/** A site that is ready to serve, and the notices for the operator. */
type Booted = { readonly platform: Platform; readonly notices: readonly string[] }

/** Opens the platform, seeds an empty database and starts the jobs. */
export async function boot(config: Config, origin: string): Promise<Booted> {
  const platform = await createPlatform(config, origin)
  registerEmailJobs(platform)
  registerRefundJobs(platform)
  registerSettlementJobs(platform)
  registerAccountJobs(platform)
  registerBookingJobs(platform)
  registerDocumentJobs(platform)
  registerAuditJob(platform)
  registerBookingEmailJobs(platform)
  registerMediaJobs(platform)
  registerTableJobs(platform)
  registerPrivacyJobs(platform)
  const isNew = await withStartupLock(platform.db, async () => {
    await platform.queue.start()
    const isFirst = await seedAccounts(platform)
    if (config.seed === "demo") await seedDemoHotel(platform)
    return isFirst
  })
  await answerBackupRequests(platform)
  const shutOut = await disableDemoAccounts(platform)
  return { platform, notices: listStartNotices(platform, { isNew, shutOut }) }
}

async function seedDemoHotel(platform: Platform): Promise<void> {
  await seedTestimonials(platform)
  await seedGallery(platform)
  await seedEnquiries(platform)
  await seedSubscribers(platform)
  await seedTables(platform)
  const isFurnished = await seedRooms(platform)
  await seedOffers(platform, await listActiveRoomTypes(platform.db))
  if (!isFurnished) return
  await seedBookings(platform)
  await seedSettlements(platform)
  await seedDocuments(platform)
}

/** Audits an existing database without serving: one line for each difference. */
export async function auditDatabase(config: Config): Promise<string[]> {
  requireHotel(config)
  const platform = await createPlatform({ ...config, logLevel: "silent", traceCollector: null }, "")
  try {
    return (await auditHotel(platform)).map(formatDifference)
  } finally {
    await platform.db.close()
  }
}

/** Waits for running work, then closes the database. */
export async function shutDown(platform: Platform): Promise<void> {
  platform.sandbox?.stop()
  await platform.queue.stop()
  await platform.reads.close()
  await platform.db.close()
  await platform.tracing?.stop()
}
