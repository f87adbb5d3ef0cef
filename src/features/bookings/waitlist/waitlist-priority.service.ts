import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hasWaitlistPriority, type TakenRooms } from "./waitlist-priority.store.ts"

/** The job that offers free rooms to the guests on the waitlist; `waitlist.jobs.ts` runs it. */
export const offerJob = "offer-free-rooms"

/** Thrown to roll a booking back whose rooms a guest on the waitlist has priority for (GUEST-9). */
export class WaitlistHasPriority extends Error {}

/** Throws `WaitlistHasPriority` when the rooms that this transaction took fit a stay on the waitlist. */
export async function checkWaitlistPriority(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  taken: TakenRooms,
): Promise<void> {
  if (await hasWaitlistPriority(tx, taken, clock.today())) throw new WaitlistHasPriority()
}

/** Enqueues the job that offers free rooms to the waitlist, in the caller's transaction. */
export const enqueueWaitlistOffers = ({ queue }: Pick<Platform, "queue">, sql: Sql): Promise<void> =>
  queue.enqueue(sql, { name: offerJob, data: {} })
