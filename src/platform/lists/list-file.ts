import type { CsvCell } from "#src/shared/format/csv.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatHotelTimestamp } from "#src/shared/hotel-moment.ts"
import { fromPaise, toRupees } from "#src/shared/money.ts"
import { type CellKind, choiceLabel, type TableFilter, type TableRules } from "#src/shared/table-query.ts"
import type { ListColumn, ListColumns } from "./define-list.ts"

/** The CSV file of a list: the first line, and the line of each row. */
export type ListFile<Row> = { readonly headings: readonly string[]; cells(row: Row): readonly CsvCell[] }

type FileColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvCell]

const units: Partial<Record<CellKind, string>> = { time: ` (${hotel.timeZoneLabel})`, money: " (INR)" }

function fileCell(kind: CellKind, value: CsvCell, filter: TableFilter | undefined): CsvCell {
  if (value === null) return null
  if (kind === "time") return formatHotelTimestamp(String(value))
  if (kind === "money") return toRupees(fromPaise(Number(value)))
  return kind === "choice" ? choiceLabel(filter, String(value)) : value
}

/** Every column of the list, including those hidden by default. */
export function defineListFile<Row>(columns: ListColumns<Row>, { filters }: TableRules): ListFile<Row> {
  const columnOf = ([key, { label, cell, csv }]: [string, ListColumn<Row>]): FileColumn<Row>[] => {
    if (csv) return [[label, csv]]
    if (!cell) return []
    const [kind, field] = cell
    return [[label + (units[kind] ?? ""), (row) => fileCell(kind, row[field] as CsvCell, filters[key])]]
  }
  const written = Object.entries(columns).flatMap(columnOf)
  return {
    headings: written.map(([heading]) => heading),
    cells: (row) => written.map(([, cell]) => cell(row)),
  }
}
