import { groupDigits } from "#src/shared/format/digit-grouping.ts"
import { Link } from "react-router"
import { chooseMoneyFormat } from "#src/shared/amount-rows.ts"
import type { Money } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import styles from "./accounting.module.css"

type ListedReport = {
  readonly key: string
  readonly title: string
  readonly about: string
  readonly count: number
}

const reportColumns = (month: string): readonly Column<ListedReport>[] => [
  {
    key: "report",
    header: "Report",
    render: ({ key, title, about }) => (
      <>
        <Link to={`/admin/accounts/${key}?month=${month}`}>{title}</Link>
        <p className={styles.soft}>{about}</p>
      </>
    ),
  },
  { key: "rows", header: "Rows", align: "end", render: ({ count }) => groupDigits(count) },
  {
    key: "file",
    header: "File",
    render: ({ key, title }) => (
      <a href={`/admin/accounts/file/${key}.csv?month=${month}`} download aria-label={`${title} (CSV)`}>
        CSV
      </a>
    ),
  },
]

/** The reports of a month, each with its page and its file. */
export const ReportList = ({ month, reports }: { month: string; reports: readonly ListedReport[] }) => (
  <Table
    caption="Reports of the month"
    hideCaption
    narrow="scroll"
    columns={reportColumns(month)}
    rows={reports}
    rowKey={({ key }) => key}
  />
)

type Check = { readonly label: string; readonly reports: Money; readonly ledger: Money }

const checkColumns = (formatAmount: (amount: Money) => string): readonly Column<Check>[] => [
  { key: "label", header: "Sum", render: ({ label }) => label },
  { key: "reports", header: "Reports", align: "end", render: ({ reports }) => formatAmount(reports) },
  { key: "ledger", header: "Ledger", align: "end", render: ({ ledger }) => formatAmount(ledger) },
  {
    key: "agrees",
    header: "Check",
    render: ({ reports, ledger }) =>
      reports === ledger ? <Badge tone="success">Agrees</Badge> : <Badge tone="danger">Differs</Badge>,
  },
]

/** The sums of the reports beside those of the ledger. */
export const LedgerChecks = ({ checks }: { checks: readonly Check[] }) => (
  <Table
    caption="Reports and ledger"
    hideCaption
    columns={checkColumns(chooseMoneyFormat(checks.flatMap(({ reports, ledger }) => [reports, ledger])))}
    rows={checks}
    rowKey={({ label }) => label}
  />
)
