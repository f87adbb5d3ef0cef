import { add, type Money, subtract, sum } from "#src/shared/money.ts"
import type { BookedBalance, LedgerSums } from "./ledger-rows.ts"
import { type Report, sumOfColumn } from "./report.ts"

/** A sum of the reports and the same sum of the ledger. */
export type LedgerCheck = { readonly label: string; readonly reports: Money; readonly ledger: Money }

type Compared = { readonly balances: readonly BookedBalance[]; readonly ledger: LedgerSums }

/** Compares the reports of a month with the ledger. */
export function ledgerChecks(reports: readonly Report[], { balances, ledger }: Compared): LedgerCheck[] {
  const sumOf = (key: string, head: string): Money => {
    const report = reports.find((each) => each.key === key)
    if (!report) throw new Error(`there is no report ${key}`)
    return sumOfColumn(report, head)
  }
  const chargedToCome = sum(balances.filter(({ overOn }) => overOn === null).map(({ charged }) => charged))
  const guests = subtract(
    add(sumOf("receivables", "Owed"), chargedToCome),
    add(sumOf("deposits-held", "Deposit"), sumOf("refunds-due", "To refund")),
  )
  return [
    {
      label: "Charges of the month",
      reports: sumOf("day-totals", "Charges"),
      ledger: ledger.charged,
    },
    {
      label: "Payments less refunds of the month",
      reports: sumOf("payments-by-method", "Net"),
      ledger: ledger.received,
    },
    { label: "Guest accounts on the last day", reports: guests, ledger: ledger.guests },
  ]
}
