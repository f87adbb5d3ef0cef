import { type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { type CsvCell, csvLine, csvStart } from "#src/shared/format/csv.ts"
import { fromPaise, type Money, toRupees } from "#src/shared/money.ts"

type CellKind = "text" | "booking" | "date" | "money" | "count"

/** A column of a report: one definition for its page and its CSV file. */
type ReportColumn<Row> = {
  readonly head: string
  readonly kind: CellKind
  /** Whether the file leaves it out: the portal computes it and has no such column. */
  readonly isPageOnly?: boolean
  /** Whether the page leaves it out, because another column says the same. */
  readonly isFileOnly?: boolean
  /** Money is in paise. */
  readonly value: (row: Row) => string | number
}

/** A report of the accounts: cells by row, with the sums of its columns of money. */
export type Report = {
  /** Its name in addresses and of its file. */
  readonly key: string
  readonly title: string
  /** What it states. */
  readonly about: string
  readonly columns: readonly Omit<ReportColumn<never>, "value">[]
  readonly rows: readonly (readonly (string | number)[])[]
  readonly sums: readonly (Money | null)[]
}

type Definition<Row> = Pick<Report, "key" | "title" | "about"> & {
  readonly columns: readonly ReportColumn<Row>[]
}

/** Makes the columns of one kind of row. */
export const defineColumns = <Row>() => ({
  text: (head: string, value: (row: Row) => string): ReportColumn<Row> => ({ head, kind: "text", value }),
  /** A date, empty where there is none; ISO in the file, which spreadsheets read as a date. */
  date: (head: string, value: (row: Row) => CalendarDate | null): ReportColumn<Row> => ({
    head,
    kind: "date",
    value: (row) => value(row) ?? "",
  }),
  /** The reference of a booking. */
  booking: (value: (row: Row) => string): ReportColumn<Row> => ({ head: "Booking", kind: "booking", value }),
  money: (head: string, value: (row: Row) => Money): ReportColumn<Row> => ({ head, kind: "money", value }),
  count: (head: string, value: (row: Row) => number): ReportColumn<Row> => ({ head, kind: "count", value }),
})

/** A column that the page leaves out. */
export const fileOnly = <Row>(column: ReportColumn<Row>): ReportColumn<Row> => ({
  ...column,
  isFileOnly: true,
})

const sumsOf = ({ columns, rows }: Pick<Report, "columns" | "rows">): Report["sums"] =>
  columns.map(({ kind }, index) =>
    kind === "money" ? fromPaise(rows.reduce((all, row) => all + Number(row[index] ?? 0), 0)) : null,
  )

export function tabulate<Row>(
  { columns: defined, ...names }: Definition<Row>,
  lines: readonly Row[],
): Report {
  const rows = lines.map((line) => defined.map(({ value }) => value(line)))
  const columns = defined.map(({ head, kind, isPageOnly = false, isFileOnly = false }) => ({
    head,
    kind,
    isPageOnly,
    isFileOnly,
  }))
  return { ...names, columns, rows, sums: sumsOf({ columns, rows }) }
}

/** A report without the columns of its file alone. */
export function reportOfPage(report: Report): Report {
  const isShown = (_: unknown, index: number) => report.columns[index]?.isFileOnly !== true
  return {
    ...report,
    columns: report.columns.filter(isShown),
    rows: report.rows.map((row) => row.filter(isShown)),
    sums: report.sums.filter(isShown),
  }
}

/** The days of a report whose rows begin with a date, newest first. */
export const daysOf = ({ columns, rows }: Report): CalendarDate[] =>
  columns[0]?.kind === "date"
    ? [...new Set(rows.map(([date]) => calendarDateOf(String(date))))].toSorted().toReversed()
    : []

/** The rows of one day, without its date. */
export function reportOfDay(report: Report, day: CalendarDate): Report {
  const start = `${day} `
  const withoutDay = (cell: string | number) =>
    String(cell).startsWith(start) ? String(cell).slice(start.length) : cell
  const columns = report.columns.slice(1)
  const rows = report.rows.filter(([date]) => date === day).map((row) => row.slice(1).map(withoutDay))
  return { ...report, columns, rows, sums: sumsOf({ columns, rows }) }
}

/** A report as a CSV file; money is in rupees. */
export function formatReportCsv({ columns, rows }: Report): string {
  const cellOf = (cell: string | number, index: number): CsvCell =>
    columns[index]?.kind === "money" ? toRupees(fromPaise(Number(cell))) : cell
  const inFile = <Cell>(cells: readonly Cell[]): Cell[] =>
    cells.filter((_, index) => !columns[index]?.isPageOnly)
  const lines = rows.map((row) => csvLine(inFile(row.map(cellOf))))
  return csvStart + csvLine(inFile(columns.map(({ head }) => head))) + lines.join("")
}

/** The sum of a column of money, by its head. */
export function sumOfColumn({ columns, sums }: Report, head: string): Money {
  const sum = sums[columns.findIndex((column) => column.head === head)]
  if (sum === undefined || sum === null) throw new Error(`no column of money is called ${head}`)
  return sum
}
