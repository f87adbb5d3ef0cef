import { randomUUID } from "node:crypto"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type BookingEmailJob, type BookingEmailRequest, emailJob } from "./booking-email.ts"

/** Enqueues an email in the caller's transaction, so that it is sent only if that commits (L-8). */
export async function requestBookingEmail(
  platform: Pick<Platform, "queue">,
  sql: Sql,
  { startAfterSeconds = 0, ...request }: BookingEmailRequest,
): Promise<void> {
  // The id is part of the job, so that a job that runs twice writes one email.
  const data: BookingEmailJob = { ...request, emailId: randomUUID() }
  await platform.queue.enqueue(sql, { name: emailJob, data, startAfterSeconds })
}
