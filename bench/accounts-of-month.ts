import { findMonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import { listLines } from "#src/features/accounting/accounting.store.ts"
import { parseMonth } from "#src/features/accounting/month.ts"
import { addMonths, monthOf } from "#src/shared/calendar-month.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { report } from "./report.ts"
import { median, medianRatio, timeOf } from "./timing.ts"

// The postings of a month have to be read, whatever the hotel has of other years: they are the reference.
const months = [
  { name: "last month", back: 1, limit: 20 },
  { name: "a month one year ago", back: 13, limit: 20 },
  { name: "a month five years ago", back: 61, limit: null },
]
const calls = 7

type Print = (line: string) => void

/** Times the accounts of months against the reading of their postings, one after the other, after a first call of each. */
export async function measureAccounts(platform: Platform, print: Print): Promise<void> {
  const today = platform.clock.today()
  for (const { name, back, limit } of months) {
    const month = parseMonth(addMonths(monthOf(today), -back), today)
    const times: number[] = []
    const references: number[] = []
    for (let call = -1; call < calls; call += 1) {
      const time = await timeOf(() => findMonthAccounts(platform, system, month))
      const reference = await timeOf(() => listLines(platform.db, month))
      if (call < 0) continue
      times.push(time)
      references.push(reference)
    }
    const ratio = medianRatio(times, references)
    const missed = report({
      name: `accounts of ${name}, of its postings`,
      ratio,
      limit,
      higherIsBetter: false,
    })
    print(
      `accounts: ${name}: ${median(times).toFixed(0)} ms, its postings ${median(references).toFixed(0)} ms, ` +
        `${ratio.toFixed(2)}x${limit === null ? "" : ` (limit ${limit}x)`}${missed}`,
    )
  }
}
