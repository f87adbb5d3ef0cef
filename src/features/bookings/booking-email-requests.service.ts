import { randomUUID } from "node:crypto"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type BookingEmailJob, type BookingEmailRequest, emailJob } from "./booking-email.ts"

/** Asks for an email in the caller's transaction: it is written exactly when that commits (L-8). */
export async function requestBookingEmail(
  platform: Pick<Platform, "queue">,
  sql: Sql,
  { startAfterSeconds = 0, ...request }: BookingEmailRequest,
): Promise<void> {
  // The email's id goes with the job, so that a job done twice writes one email.
  const data: BookingEmailJob = { ...request, emailId: randomUUID() }
  await platform.queue.enqueue(sql, { name: emailJob, data, startAfterSeconds })
}
