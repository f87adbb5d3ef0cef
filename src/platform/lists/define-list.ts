import { likePattern } from "#src/platform/db/newest-page.ts"
import type { CsvCell } from "#src/shared/format/csv.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatHotelTimestamp } from "#src/shared/hotel-moment.ts"
import type { Right } from "#src/shared/staff-rights.ts"
import type {
  CellKind,
  TableChoice,
  TableColumn,
  TableQuery,
  TableRules,
  TableSort,
} from "#src/shared/table-query.ts"

/** Adds a value to a statement and gives its place in the text, such as `$3`. */
export type Place = (value: unknown) => string

export type SortType = "bigint" | "date" | "timestamptz" | "text"

/** An expression that is never null. An index on (key column, expression, id) serves it. */
export type ListSort = { readonly label: string; readonly sql: string; readonly type: SortType }

type Condition = (values: readonly string[], place: Place) => string

export type ListFilter =
  | {
      readonly kind: "choice"
      readonly label: string
      readonly choices: readonly TableChoice[]
      /** Absent where the key column of the list carries the choice. */
      readonly where?: Condition
    }
  | { readonly kind: "text"; readonly label: string; readonly where: Condition }
  | {
      readonly kind: "days"
      readonly label: string
      readonly column: string
      readonly type: "date" | "timestamptz"
      /** An instant that is never after the day: its index then bounds the range too. */
      readonly notBefore?: string
    }

/** How words are found. */
export type ListSearch = {
  readonly label: string
  /** Each is found by an index of its own, the trigram index of a search column first of all. */
  readonly conditions: (words: string, place: Place) => readonly string[]
  /** Whether a row matches, without an index: decides for rows that are read in the order of the list. */
  readonly matches: (words: string, place: Place) => string
  /** Where a search looks at a part of the records only: the SQL that says so, and the notice. */
  readonly limit?: { readonly sql: (words: string, place: Place) => string; readonly notice: string }
}

/** Text for LIKE that matches the words anywhere. */
export const containing = (words: string): string => likePattern(words.toLowerCase())

/** The search by one column of the list's own table. */
export const searchIn = (column: string, label: string): ListSearch => ({
  label,
  conditions: (words, place) => [`${column} like ${place(containing(words))}`],
  // The concatenation keeps the trigram index out.
  matches: (words, place) => `${column} || '' like ${place(containing(words))}`,
})

export type ListSql = {
  readonly table: string
  readonly alias: string
  /** Where ids are not uuids. */
  readonly idType?: "text" | "bigint"
  readonly where: string
  /** The first column of the list's indexes and the values that are asked for: rows are read in order for each value. */
  readonly key?: {
    readonly column: string
    readonly values: (choices: TableQuery["choices"]) => readonly string[]
  }
  /** What is read of the rows of a page, in camel case, and the tables joined to them. */
  readonly select: string
  readonly joins?: string
}

/** A column; its cell names a field of the row, or the page draws it. */
type ListColumn<Row> = TableColumn & { readonly cell?: readonly [kind: CellKind, field: keyof Row & string] }

export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>

export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[]

export type ListDefinition<Row> = {
  /** The name of its CSV file. */
  readonly name: string
  readonly path: string
  /** What its rows are called, such as 'bookings'. */
  readonly things: string
  readonly right: Right
  /** The right to delete and restore rows; absent where nothing is deleted. */
  readonly removeRight?: Right
  readonly rowName: keyof Row & string
  readonly rowPath?: string
  /** The right to open a row, where not everybody who sees the list has it. */
  readonly openRight?: Right
  readonly columns: ListColumns<Row>
  readonly sorts: Readonly<Record<string, ListSort>>
  readonly firstSort: TableSort
  readonly filters: Readonly<Record<string, ListFilter>>
  readonly search?: ListSearch
  readonly sql: ListSql
  readonly csv?: CsvColumns<Row>
}

/** A list of the administration; `rules` is what the browser gets to know. */
export type List<Row> = Omit<ListDefinition<Row>, "columns" | "csv" | "rowName"> & {
  readonly rules: TableRules
  readonly csv: { readonly headings: readonly string[]; cells(row: Row): readonly CsvCell[] }
}

/** Defines one list: what its address may ask for, the SQL behind it, and its CSV file (ADM-9). */
export function defineList<Row>(definition: ListDefinition<Row>): List<Row> {
  const { name, path, things, rowName, rowPath, columns, sorts, firstSort, filters, search } = definition
  const { csv = [], ...list } = definition
  const rules: TableRules = {
    path,
    things,
    rowName,
    columns,
    firstSort,
    ...(rowPath && { rowPath }),
    sorts: Object.fromEntries(Object.entries(sorts).map(([key, { label }]) => [key, label])),
    filters: Object.fromEntries(
      Object.entries(filters).map(([key, filter]) => [
        key,
        filter.kind === "choice"
          ? { kind: filter.kind, label: filter.label, choices: filter.choices }
          : { kind: filter.kind, label: filter.label },
      ]),
    ),
    ...(search && { searchLabel: search.label }),
    ...(csv.length > 0 && { csvName: name }),
  }
  const headings = csv.map(([heading]) => heading)
  return { ...list, rules, csv: { headings, cells: (row) => csv.map(([, cell]) => cell(row)) } }
}

/** A choice filter of these values, each labelled by itself or by a name. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): TableChoice[] => values.map((value) => ({ value, label: labels?.[value] ?? value }))

/** A CSV column of instants, in the hotel's time. */
export const timeColumn = <Row>(
  heading: string,
  at: (row: Row) => string,
): readonly [heading: string, cell: (row: Row) => CsvCell] => [
  `${heading} (${hotel.timeZoneLabel})`,
  (row) => formatHotelTimestamp(at(row)),
]
