import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type DocumentKind, financialYearOf, formatDocumentNumber } from "./document-number.ts"

const takeNumber: Statement = {
  name: "take-document-number",
  text: `insert into document_counters (kind, financial_year, last_number) values ($1, $2, 1)
    on conflict (kind, financial_year) do update set last_number = document_counters.last_number + 1
    returning last_number as count`,
}

type DocumentNumber = {
  readonly number: string
  readonly financialYear: string
  readonly count: number
}

/**
 * Takes the next number of a series in its financial year, without gap or repeat (CGST Rules, rule 46(b)). The counter
 * stays locked until the transaction ends, and a rollback returns the number.
 */
export async function takeDocumentNumber(
  tx: Sql,
  kind: DocumentKind,
  businessDate: CalendarDate,
): Promise<DocumentNumber> {
  const financialYear = financialYearOf(businessDate)
  const [taken] = await tx.run<{ count: number }>(takeNumber, [kind, financialYear])
  if (!taken) throw new Error("the counter of a document series returned no row")
  const { count } = taken
  return { number: formatDocumentNumber(kind, { financialYear, count }), financialYear, count }
}
