import {
  type AuditedPlatform,
  auditInventory,
  type CounterDifference,
} from "#src/features/inventory/inventory-audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { AuditDifference, PastAudit } from "./audit-checks.ts"
import {
  findNewestAudit,
  insertAudit,
  listEarlyInvoices,
  listFigureDifferences,
  listLedgerDifferences,
  listNegativeCharges,
  listNumberDifferences,
  listVoucherDifferences,
} from "./hotel-audit.store.ts"

const dailyAtThree = "0 3 * * *"
const storedDifferences = 50

function describeNight(night: CounterDifference): AuditDifference {
  const { capacity, rooms_in_order: inOrder } = night
  const detail =
    `${night.room_name} on ${night.night} has ${night.held} held and ${night.sold} sold of ${capacity}, ` +
    `its bookings hold ${night.bookings_held} and take ${night.bookings_sold}` +
    (inOrder === null || inOrder === capacity ? "" : `, ${inOrder} rooms are in order`)
  return { check: "inventory", bookingId: null, reference: night.references, detail }
}

/**
 * Recomputes inventory, booking totals, folio sums, ledger and documents, and returns where they differ from what is
 * stored (FOLIO-8).
 */
export async function auditHotel(platform: AuditedPlatform): Promise<AuditDifference[]> {
  const { counters, totals } = await auditInventory(platform)
  const books = await platform.db.longTransaction(async (tx) => [
    ...(await listLedgerDifferences(tx)),
    ...(await listNegativeCharges(tx)),
    ...(await listNumberDifferences(tx)),
    ...(await listFigureDifferences(tx)),
    ...(await listVoucherDifferences(tx)),
    ...(await listEarlyInvoices(tx)),
  ])
  if (books.length > 0) platform.log.error({ differences: books.length }, "ledger or documents differ")
  return [
    ...counters.map(describeNight),
    ...totals.map(
      ({ booking_id, reference, check_name, detail }): AuditDifference => ({
        check: check_name,
        bookingId: booking_id,
        reference,
        detail,
      }),
    ),
    ...books,
  ]
}

/** The nightly audit; its result is stored for the administration. */
export async function runHotelAudit(platform: AuditedPlatform): Promise<void> {
  const differences = await auditHotel(platform)
  const first = differences.slice(0, storedDifferences)
  await insertAudit(platform.db, { found: differences.length, differences: first })
}

/** The result of the last audit; null before the first, and without the right to see the desk. */
export async function findLastAudit(platform: Platform, actor: Actor): Promise<PastAudit | null> {
  return hasRight(actor, "desk.see") ? findNewestAudit(platform.db) : null
}

/** Registers the nightly audit; call before the queue starts. */
export function registerAuditJob(platform: Platform): void {
  platform.queue.schedule("audit-hotel", dailyAtThree, () => runHotelAudit(platform))
}
