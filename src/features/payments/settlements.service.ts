import type { Platform } from "#src/platform/platform.ts"
import { addDays, daysBetween } from "#src/shared/calendar-date.ts"
import { readDisputes } from "./disputes.service.ts"
import { replaceDifferenceCandidates } from "./settlement-differences.store.ts"
import { findLastSettlementDay, insertSettledItems } from "./settlements.store.ts"

const dailyAtFour = "0 4 * * *"
const dailyAtFive = "0 5 * * *"

// An item may be added to the report of a day that was read already.
const rereadDays = 7
// After a longer outage, days without a stored settlement are read too.
const maxDaysRead = 90

/** Registers the nightly jobs: one reads the provider's settlement report and disputes, one compares them with the hotel's. */
export function registerSettlementJobs(platform: Platform): void {
  platform.queue.schedule("read-settlements", dailyAtFour, async () => {
    await readSettlements(platform)
    await readDisputes(platform)
  })
  // Its own job: what differs is also found on a day when the provider does not answer.
  platform.queue.schedule("find-settlement-differences", dailyAtFive, () => findDifferences(platform))
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
  await findDifferences(platform)
}

/** Finds where the settlement reports and the hotel's payments and refunds may disagree, for the lists of differences. */
export const findDifferences = ({ db, cardPayments: { provider } }: Platform): Promise<void> =>
  db.transaction((tx) => replaceDifferenceCandidates(tx, provider))
