import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, daysBetween } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { readDisputes } from "./disputes.service.ts"
import type { ResolveDifferenceRefusal, SettlementDifference } from "./settlement.ts"
import {
  findLastSettlementDay,
  insertSettledItems,
  listDifferences,
  resolveDifferenceRow,
} from "./settlements.store.ts"
import type { ResolveDifferenceInput } from "./settlements.schema.ts"

const dailyAtFour = "0 4 * * *"

// An item may be added to the report of a day that was read already.
const rereadDays = 7
// After a longer outage, days without a stored settlement are read too.
const maxDaysRead = 90

/** Registers the nightly job that reads the provider's settlement report and disputes. */
export function registerSettlementJobs(platform: Platform): void {
  platform.queue.schedule("read-settlements", dailyAtFour, async () => {
    await readSettlements(platform)
    await readDisputes(platform)
  })
}

/** Stores what the provider settled since the last stored settlement. Reading a day again changes nothing. */
export async function readSettlements(platform: Platform): Promise<void> {
  const today = platform.clock.today()
  const last = await findLastSettlementDay(platform.db, platform.cardPayments.provider)
  const missed = last ? daysBetween(last, today) : 0
  const firstDay = Math.min(Math.max(missed, rereadDays), maxDaysRead)
  for (let daysAgo = firstDay; daysAgo >= 0; daysAgo -= 1) {
    const items = await platform.cardPayments.listSettledItems(addDays(today, -daysAgo))
    if (items.length === 0) continue
    await platform.db.transaction((tx) => insertSettledItems(tx, platform.cardPayments.provider, items))
  }
}

/**
 * Where the settlement reports and the hotel's payments and refunds disagree, newest first; null without the right to
 * see the revenue.
 */
export async function findSettlementDifferences(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<SettlementDifference[] | null> {
  if (!hasRight(actor, "revenue.see")) return null
  const { provider } = platform.cardPayments
  return listDifferences(platform.db, { provider, now: platform.clock.now().toISOString(), limit })
}

/** Removes a difference that staff explained from the list, with a note in the audit log. */
export async function resolveDifference(
  { db, clock, cardPayments: { provider } }: Platform,
  actor: Actor,
  { kind, entityId, note }: ResolveDifferenceInput,
): Promise<Result<null, ResolveDifferenceRefusal>> {
  if (!hasRight(actor, "settlements.resolve")) return refused("forbidden")
  return db.transaction(async (tx) => {
    const now = clock.now().toISOString()
    const difference = await resolveDifferenceRow(tx, { provider, now, kind, entityId })
    if (!difference) return refused("not-listed")
    const { settled, recorded } = difference
    await recordAudit(tx, actor, {
      action: "resolve-difference",
      subjectType: "settlement",
      subjectId: entityId,
      after: { kind, settledPaise: settled, recordedPaise: recorded, note },
    })
    return done(null)
  })
}
