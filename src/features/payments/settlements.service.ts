import type { Platform } from "#src/platform/platform.ts"
import { addDays, daysBetween } from "#src/shared/calendar-date.ts"
import { readDisputes } from "./disputes.service.ts"
import { findLastSettlementDay, insertSettledItems } from "./settlements.store.ts"

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
