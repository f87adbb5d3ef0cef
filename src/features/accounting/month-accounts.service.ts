import { zipSync } from "fflate"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  findLedgerSums,
  listBalances,
  listDocumentSeries,
  listLines,
  listOpenCharges,
  listTaxDocuments,
} from "./accounting.store.ts"
import { advanceChanges } from "./advances.ts"
import {
  dayBook,
  dayTotals,
  deposits,
  paymentsByClerk,
  paymentsByMethod,
  receivables,
  refundsDue,
  uninvoiced,
} from "./ledger-reports.ts"
import { gstr1Advances } from "./gstr1-advances.ts"
import { gstr1 } from "./gstr1.ts"
import { gstr1Series } from "./gstr1-series.ts"
import { type LedgerCheck, ledgerChecks } from "./ledger-checks.ts"
import { lastDayOf, type Month } from "./month.ts"
import { documentRegister } from "./document-register.ts"
import { formatReportCsv, type Report } from "./report.ts"

export type MonthAccounts = {
  readonly month: Month
  /** Balances are those of the end of this day. */
  readonly lastDay: CalendarDate
  readonly reports: readonly Report[]
  readonly checks: readonly LedgerCheck[]
}

/** The accounts of a month; null without the right to see them. */
export async function findMonthAccounts(
  { db, clock }: Pick<Platform, "db" | "clock">,
  actor: Actor,
  month: Month,
): Promise<MonthAccounts | null> {
  if (!hasRight(actor, "accounts.see")) return null
  const lastDay = lastDayOf(month, clock.today())
  // One snapshot: a posting between two of these reads would make the reports differ from the ledger.
  return db.longTransaction(async (tx) => {
    await tx.execute("set transaction isolation level repeatable read, read only")
    // To compile these statements takes longer than to run them.
    await tx.execute("set local jit = off")
    const lines = await listLines(tx, month)
    const balances = await listBalances(tx, lastDay)
    const days = [addDays(month.from, -1), lastDay] as const
    const openCharges = await listOpenCharges(tx, days)
    const documents = await listTaxDocuments(tx, month)
    const series = await listDocumentSeries(tx, month)
    const ledger = await findLedgerSums(tx, month, lastDay)
    const reports = [
      dayBook(lines),
      dayTotals(lines),
      paymentsByMethod(lines),
      paymentsByClerk(lines),
      receivables(balances, lastDay),
      deposits(balances, lastDay),
      refundsDue(balances, lastDay),
      uninvoiced(balances, lastDay),
      documentRegister(documents),
      ...gstr1(documents),
      ...gstr1Advances(advanceChanges(openCharges, days)),
      gstr1Series(series),
    ]
    return { month, lastDay, reports, checks: ledgerChecks(reports, { balances, ledger }) }
  })
}

const fileName = ({ key }: Month, report: string): string => `vimana-${key}-${report}`

type AccountsFile = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()

/** One report as CSV ('day-book.csv'), or all of them as a zip ('month.zip'). Null for other names. */
export function accountsFile({ month, reports }: MonthAccounts, name: string): AccountsFile | null {
  if (name === "month.zip") {
    const files = reports.map((report) => [
      `${fileName(month, report.key)}.csv`,
      encoder.encode(formatReportCsv(report)),
    ])
    return {
      name: `${fileName(month, "accounts")}.zip`,
      type: "application/zip",
      bytes: new Uint8Array(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)),
    }
  }
  const report = reports.find(({ key }) => `${key}.csv` === name)
  if (!report) return null
  const bytes = encoder.encode(formatReportCsv(report))
  return { name: `${fileName(month, report.key)}.csv`, type: "text/csv; charset=utf-8", bytes }
}
