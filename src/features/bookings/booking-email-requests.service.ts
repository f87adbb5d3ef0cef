import { randomUUID } from "node:crypto"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type BookingLetterJob, type BookingLetterRequest, letterJob } from "./booking-email.ts"

/** Asks for a letter in the caller's transaction: it is written exactly when that commits (L-8). */
export async function requestBookingLetter(
  platform: Pick<Platform, "queue">,
  sql: Sql,
  { startAfterSeconds = 0, ...request }: BookingLetterRequest,
): Promise<void> {
  // The letter's id goes with the job, so that a job done twice writes one letter.
  const data: BookingLetterJob = { ...request, letterId: randomUUID() }
  await platform.queue.enqueue(sql, { name: letterJob, data, startAfterSeconds })
}
