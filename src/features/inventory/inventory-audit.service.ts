import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  type CounterDifference,
  findNewestAudit,
  insertAudit,
  listCounterDifferences,
  listTotalDifferences,
  type PastAudit,
  type TotalDifference,
} from "./inventory-audit.store.ts"

export type InventoryAudit = {
  readonly counters: readonly CounterDifference[]
  readonly totals: readonly TotalDifference[]
}

/** Recomputes every counter and every total from the bookings and gives where they differ: nothing, in a sound hotel. */
export async function auditInventory(platform: Pick<Platform, "db" | "log">): Promise<InventoryAudit> {
  // A million bookings take longer to recount than any visitor waits.
  const { counters, totals } = await platform.db.longTransaction(async (tx) => ({
    counters: await listCounterDifferences(tx),
    totals: await listTotalDifferences(tx),
  }))
  if (counters.length > 0 || totals.length > 0) {
    platform.log.error(
      { counters: counters.length, totals: totals.length },
      "the books do not agree with the bookings",
    )
  }
  return { counters, totals }
}

/** The recount of the night, with its result kept for the administration. */
export async function runInventoryAudit(platform: Pick<Platform, "db" | "log">): Promise<void> {
  const { counters, totals } = await auditInventory(platform)
  await insertAudit(platform.db, { counters: counters.length, totals: totals.length })
}

/** What the last recount found; null before the first, and for whoever may not see the desk. */
export async function findLastAudit(platform: Platform, actor: Actor): Promise<PastAudit | null> {
  return hasRight(actor, "desk.see") ? findNewestAudit(platform.db) : null
}
