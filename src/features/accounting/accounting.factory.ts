import { readCsv } from "../../../e2e/csv.ts"
import { completeStay, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { accountsFile, findMonthAccounts, type MonthAccounts } from "./month-accounts.service.ts"
import { parseMonth } from "./month.ts"

/** The accounts of a month such as 2026-08. */
export async function accountsOf(platform: Platform, month: string): Promise<MonthAccounts> {
  const at = parseMonth(month, platform.clock.today())
  const accounts = await findMonthAccounts(platform, staffAs("owner"), at)
  if (!accounts) throw new Error("the owner sees the accounts")
  return accounts
}

/** Completes a stay and issues its invoice. */
export async function completeWithInvoice(platform: Platform, bookingId: string): Promise<void> {
  await completeStay(platform, bookingId)
  await issueDocuments(platform, bookingId)
}

/** The records of a CSV file by the heads of its columns. */
export function recordsOf(accounts: MonthAccounts, key: string): Record<string, string>[] {
  const file = accountsFile(accounts, `${key}.csv`)
  const [heads = [], ...records] = readCsv(new TextDecoder().decode(file?.bytes))
  return records.map((record) => Object.fromEntries(heads.map((head, index) => [head, record[index] ?? ""])))
}

/** The sum of a column of a CSV file, in paise. */
export const sumOf = (accounts: MonthAccounts, key: string, head: string): number =>
  recordsOf(accounts, key).reduce((all, record) => all + Math.round(Number(record[head]) * 100), 0)
