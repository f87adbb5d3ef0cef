import type { Platform } from "#src/platform/platform.ts"
import {
  type CounterDifference,
  findInventoryProof,
  type InventoryProof,
  listCounterDifferences,
  listTotalDifferences,
  type TotalDifference,
} from "./inventory-audit.store.ts"

export { type CounterDifference, findInventoryProof, type InventoryProof }

type InventoryAudit = {
  readonly counters: readonly CounterDifference[]
  readonly totals: readonly TotalDifference[]
}

export type AuditedPlatform = Pick<Platform, "db" | "log" | "clock">

/**
 * Recomputes every counter and every total from the bookings, and the capacity of each night from the rooms; returns the
 * differences.
 */
export async function auditInventory(platform: AuditedPlatform): Promise<InventoryAudit> {
  // Recounting a million bookings takes longer than the timeout of a request.
  const { counters, totals } = await platform.db.longTransaction(async (tx) => ({
    counters: await listCounterDifferences(tx, platform.clock.today()),
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
