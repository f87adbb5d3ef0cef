import { readCsv } from "../../../e2e/csv.ts"
import { accountsFile, type MonthAccounts } from "./month-accounts.service.ts"

/** The records of a CSV file by the heads of its columns. */
export function recordsOf(accounts: MonthAccounts, key: string): Record<string, string>[] {
  const file = accountsFile(accounts, `${key}.csv`)
  const [heads = [], ...records] = readCsv(new TextDecoder().decode(file?.bytes))
  return records.map((record) => Object.fromEntries(heads.map((head, index) => [head, record[index] ?? ""])))
}

/** The sum of a column of a CSV file, in paise. */
export const sumOf = (accounts: MonthAccounts, key: string, head: string): number =>
  recordsOf(accounts, key).reduce((all, record) => all + Math.round(Number(record[head]) * 100), 0)
