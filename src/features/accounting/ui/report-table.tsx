import { Link } from "react-router"
import { calendarDateOf, formatShortDate } from "#src/shared/calendar-date.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { chooseMoneyFormat } from "#src/shared/amount-rows.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { Table } from "#src/ui/data-table/table.tsx"
import type { Report } from "../report.ts"
import styles from "./accounting.module.css"

type ShownReport = Omit<Report, "rows"> & {
  /** The first rows. */
  readonly rows: Report["rows"]
  readonly count: number
}

type Cells = Report["rows"][number]

type CellProps = {
  cell: Cells[number] | undefined
  kind: Report["columns"][number]["kind"]
  formatAmount: (amount: Money) => string
}

/** All amounts of a report have paise when one has. */
const moneyFormatOf = ({ columns, rows, sums }: Pick<Report, "columns" | "rows" | "sums">) =>
  chooseMoneyFormat([
    ...rows.flatMap((cells) =>
      columns.flatMap(({ kind }, index) => (kind === "money" ? [fromPaise(Number(cells[index] ?? 0))] : [])),
    ),
    ...sums.flatMap((sum) => sum ?? []),
  ])

/** An empty cell has a dash in the table, and is left out of a card. */
function Cell({ cell, kind, formatAmount }: CellProps) {
  if (cell === undefined || cell === "" || (kind === "money" && cell === 0)) return null
  if (kind === "date")
    return <span className={styles.whole}>{formatShortDate(calendarDateOf(String(cell)))}</span>
  if (kind === "money") return <span className={styles.whole}>{formatAmount(fromPaise(Number(cell)))}</span>
  if (kind !== "booking") return String(cell)
  return (
    <Link to={`/admin/booking?q=${cell}`} className={styles.whole}>
      {cell}
    </Link>
  )
}

/** A report on its page: its sums, and its rows. */
export function ReportTable({ report }: { report: ShownReport }) {
  const { title, columns, rows, sums, count } = report
  const formatAmount = moneyFormatOf(report)
  const totals = columns.flatMap(({ head }, index) => {
    const sum = sums[index]
    return sum === null || sum === undefined || sum === 0
      ? []
      : [{ term: head, description: formatAmount(sum) }]
  })
  // On a phone a report of days or methods has a card for each; the hundreds of a list of bookings are shorter.
  const listsBookings = columns.some(({ kind }) => kind === "booking")
  if (count === 0) return <p className={styles.soft}>Nothing in this month.</p>
  return (
    <div className={styles.report}>
      <DefinitionList look="ledger" items={totals} />
      <Table
        caption={title}
        hideCaption
        narrow={listsBookings ? "lines-or-scroll" : "cards-or-scroll"}
        columns={columns.map(({ head, kind }, index) => ({
          key: head,
          header: head,
          align: kind === "money" || kind === "count" ? ("end" as const) : ("start" as const),
          render: (row: ShownRow) => <Cell cell={row.cells[index]} kind={kind} formatAmount={formatAmount} />,
        }))}
        rows={rows.map((cells, index) => ({ id: String(index), cells }))}
        rowKey={({ id }) => id}
      />
      {count > rows.length && (
        <p className={styles.soft}>
          The first {rows.length} of {formatCount(count, "row")}. The CSV file has all of them.
        </p>
      )}
    </div>
  )
}

type ShownRow = { readonly id: string; readonly cells: Cells }
