import { likePattern } from "#src/platform/db/newest-page.ts"
import type { CsvCell } from "#src/shared/format/csv.ts"
import { toSearchText } from "./search-text.ts"
import type { Right } from "#src/shared/staff-rights.ts"
import type {
  CellKind,
  TableChoice,
  TableColumn,
  TableFilter,
  TableQuery,
  TableRules,
  TableSort,
} from "#src/shared/table-query.ts"
import { defineListFile, type ListFile } from "./list-file.ts"

/** Adds a value to a statement and returns its placeholder, such as `$3`. */
export type AddParameter = (value: unknown) => string

export type SortType = "bigint" | "date" | "timestamptz" | "text"

/** An expression that is never null. An index on (key column, expression, id) serves it. */
export type ListSort = readonly [type: SortType, sql: string]

type Condition = (values: readonly string[], addParameter: AddParameter) => string

/** How a list is filtered by a column. Its label is that of the column, unless it has another. */
export type ListFilter = { readonly label?: string } & (
  | {
      readonly kind: "choice"
      readonly choices: readonly TableChoice[]
      /** Absent where the key column of the list carries the choice. */
      readonly where?: Condition
    }
  | { readonly kind: "text"; readonly where: Condition }
  /** A range of days of what the column is sorted by. */
  | {
      readonly kind: "days"
      /** An instant that is never after the day: its index then bounds the range too. */
      readonly notBefore?: string
    }
)

export const days: ListFilter = { kind: "days" }

/** A choice of these values, each labelled by itself or by a name; `sql` where the key column does not carry it. */
export const defineChoice = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
  sql?: string,
): ListFilter => ({
  kind: "choice",
  choices: values.map((value) => ({ value, label: labels?.[value] ?? value })),
  ...(sql && { where: (chosen, addParameter) => `${sql} = any (${addParameter(chosen)}::text[])` }),
})

/** How words are found. */
export type ListSearch = {
  readonly label: string
  /** Each is found by an index of its own, the trigram index of a search column first of all. */
  readonly conditions: (words: string, addParameter: AddParameter) => readonly string[]
  /** Whether a row matches, without an index: decides for rows that are read in the order of the list. */
  readonly matches: (words: string, addParameter: AddParameter) => string
  /** For a search that covers a part of the records only: the SQL that detects this, and the notice. */
  readonly limit?: {
    readonly sql: (words: string, addParameter: AddParameter) => string
    readonly notice: string
  }
}

/** Text for LIKE that matches the words anywhere in a search column. */
export const containing = (words: string): string => likePattern(toSearchText(words))

/** The search by one column of the list's own table. */
export const searchIn = (column: string, label: string): ListSearch => ({
  label,
  conditions: (words, addParameter) => [`${column} like ${addParameter(containing(words))}`],
  // The concatenation prevents the use of the trigram index.
  matches: (words, addParameter) => `${column} || '' like ${addParameter(containing(words))}`,
})

export type ListSql = {
  readonly table: string
  readonly alias: string
  /** Where ids are not uuids. */
  readonly idType?: "text" | "bigint"
  readonly where: string
  /** The first column of the list's indexes and the wanted values: rows are read in order for each value. */
  readonly key?: {
    readonly column: string
    readonly values: (choices: TableQuery["choices"]) => readonly string[]
  }
  /** What is read of the rows of a page, in camel case, and the tables joined to them. */
  readonly select: string
  readonly joins?: string
}

/** One column: how page and CSV file show it, and how the list is sorted and filtered by it. */
export type ListColumn<Row> = Omit<TableColumn, "cell" | "sort"> & {
  /** The field that is shown; absent where the page draws the column. */
  readonly cell?: readonly [kind: CellKind, field: keyof Row & string]
  /** What the file has instead of the field. A column with neither is not in the file. */
  readonly csv?: (row: Row) => CsvCell
  /** Its own sort, or the key of the column by which its heading sorts. */
  readonly sort?: ListSort | (string & {})
  readonly filter?: ListFilter
}

export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>

type ListDefinition<Row> = {
  /** The name of its CSV file. */
  readonly name: string
  readonly path: string
  /** What its rows are called, such as 'bookings'. */
  readonly pluralName: string
  readonly right: Right
  /** The right to delete and restore rows; absent where nothing is deleted. */
  readonly removeRight?: Right
  readonly rowName: keyof Row & string
  readonly rowPath?: string
  /** The right to open a row, where not everybody who sees the list has it. */
  readonly openRight?: Right
  readonly columns: ListColumns<Row>
  readonly firstSort: TableSort
  readonly search?: ListSearch
  readonly sql: ListSql
}

/** A list of the administration; `rules` is the part that is sent to the browser. */
export type List<Row> = Omit<ListDefinition<Row>, "columns" | "rowName"> & {
  readonly rules: TableRules
  readonly sorts: Readonly<Record<string, ListSort>>
  readonly filters: Readonly<Record<string, ListFilter>>
  readonly file: ListFile<Row>
}

const toRuleFilter = (filter: ListFilter): TableFilter => {
  const { kind, label = "" } = filter
  return kind === "choice" ? { kind, label, choices: filter.choices } : { kind, label }
}

/** Defines one list: the parameters of its address, its SQL, and its CSV file (ADM-9). */
export function defineList<Row>({ columns, rowName, ...list }: ListDefinition<Row>): List<Row> {
  const { name, path, pluralName, rowPath, firstSort, search } = list
  const sorts: Record<string, ListSort> = {}
  const filters: Record<string, ListFilter> = {}
  const shown: Record<string, TableColumn> = {}
  for (const [key, { csv: _, sort, filter, ...column }] of Object.entries(columns)) {
    shown[key] = { ...column, ...(sort && { sort: typeof sort === "string" ? sort : key }) }
    if (sort && typeof sort !== "string") sorts[key] = sort
    if (filter) filters[key] = { label: column.label, ...filter }
  }
  const rules: TableRules = {
    name,
    path,
    pluralName,
    rowName,
    firstSort,
    columns: shown,
    filters: Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, toRuleFilter(filter)])),
    ...(rowPath && { rowPath }),
    ...(search && { searchLabel: search.label }),
  }
  return { ...list, rules, sorts, filters, file: defineListFile(columns, rules) }
}
