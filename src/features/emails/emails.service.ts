import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { LetterFate } from "./delivery-status.ts"
import {
  blankConfidentialBefore,
  blankIfConfidential,
  findLetter,
  insertLetter,
  listFatesById,
  listFatesOfBooking,
  listNewestLetters,
  type NewLetter,
  type StoredLetter,
  updateLetterFailed,
  updateLetterSent,
} from "./emails.store.ts"

export type { LetterFate } from "./delivery-status.ts"
export type { NewLetter, StoredLetter } from "./emails.store.ts"

const deliverJob = "deliver-letter"

/** Asks for a letter to be handed over, in the caller's transaction. */
export const requestDelivery = (
  platform: Pick<Platform, "queue">,
  sql: Sql,
  letterId: string,
): Promise<void> => platform.queue.enqueue(sql, { name: deliverJob, data: { letterId } })

/**
 * Keeps a letter and asks for its delivery, in the caller's transaction: it leaves exactly when that commits (L-8).
 * A second letter of the same id is neither kept nor sent.
 */
export async function sendLetter(
  platform: Pick<Platform, "queue">,
  sql: Sql,
  letter: NewLetter,
): Promise<void> {
  const letterId = await insertLetter(sql, letter)
  if (letterId) await requestDelivery(platform, sql, letterId)
}

/** The newest letters, for the local mailbox. */
export const listLetters = (platform: Platform): Promise<StoredLetter[]> =>
  listNewestLetters(platform.db, 100)

/** A letter by its id; null when there is none. */
export const findStoredLetter = (platform: Platform, id: string): Promise<StoredLetter | null> =>
  findLetter(platform.db, id)

/** How the letters about a booking fare, newest first, for the desk (L-25). */
export const listLettersOfBooking = (platform: Platform, bookingId: string): Promise<LetterFate[]> =>
  listFatesOfBooking(platform.db, bookingId)

/** How the letters of these ids fare. */
export const listLettersById = (sql: Sql, ids: readonly string[]): Promise<LetterFate[]> =>
  ids.length === 0 ? Promise.resolve([]) : listFatesById(sql, ids)

/** Whether a letter of this kind was written about a booking. */
export async function hasLetter(sql: Sql, bookingId: string, kind: string): Promise<boolean> {
  return (await listFatesOfBooking(sql, bookingId)).some((fate) => fate.kind === kind)
}

/** Gives the queue its postman; a letter that cannot be handed over is marked, and tried again (L-25). */
export function registerLetterJobs(platform: Platform): void {
  platform.queue.work<{ letterId: string }>(deliverJob, async ({ letterId }) => {
    const stored = await findLetter(platform.db, letterId)
    // A secret that could not leave in time is blank by now: there is nothing left to send.
    if (!stored || stored.status === "sent" || stored.letter.text === "") return
    try {
      await platform.mailer.deliver(stored.letter)
    } catch (error) {
      await updateLetterFailed(platform.db, letterId, String(error))
      throw error
    }
    await updateLetterSent(platform.db, letterId)
    // The local mailbox is read here; a letter that left by SMTP is read elsewhere.
    if (platform.mailer.kind === "smtp") await blankIfConfidential(platform.db, letterId)
  })
  platform.queue.schedule("blank-confidential-letters", "17 * * * *", () => blankOldSecrets(platform))
}

const confidentialMinutes = 60

const blankOldSecrets = ({ db, clock }: Platform): Promise<void> =>
  blankConfidentialBefore(db, new Date(clock.now().getTime() - confidentialMinutes * 60_000).toISOString())
