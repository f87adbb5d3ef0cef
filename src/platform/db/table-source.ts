import { hotel } from "#src/shared/hotel.ts"
import type { TableDays, TableFilter, TableQuery, TableRules } from "#src/shared/table-query.ts"

/** What a list is sorted by: an expression that is never null, and the type of its values. */
export type TableSortSql = { readonly by: string; readonly type: "bigint" | "date" | "timestamptz" | "text" }

/** SQL of our own, or one that needs a value that is known only when it is asked, as today. */
export type ConditionSql = string | ((place: Place) => string)

/** For each value that a rule allows its own condition. */
export type TableChoiceSql<Value extends string = string> = {
  readonly kind: "choice"
  readonly conditions: Readonly<Record<Value, ConditionSql>>
  /** What holds as long as none of them is chosen. */
  readonly otherwise?: string
}

/** One condition for any of the values, where the rule reads from the database which there are. */
export type TableValuesSql = {
  readonly kind: "values"
  readonly condition: (values: readonly string[], place: Place) => string
  /** It looks into another table, by the row's id alone: of a search, only rows that hold the words are asked. */
  readonly isLookup?: boolean
}

/** Asked by the parts of the list, see `TableSource`. */
export type TablePartSql = { readonly kind: "part" }

/** The expression, a date or an instant, that a range of days is about. */
export type TableDaysSql = {
  readonly kind: "days"
  readonly by: string
  readonly type: "date" | "timestamptz"
  /** An instant that is never after the day, as when it was planned: an index on it then serves the range too. */
  readonly after?: string
}

export type TableFilterSql = TableChoiceSql | TableValuesSql | TablePartSql | TableDaysSql

/** A text with places for values: `(value) => \`name like ${value("a%")}\``. */
export type Place = (value: unknown) => string

/** What a search by an index reads of the rows that it finds, and which of them count. */
export type FoundRows = { readonly select: string; readonly where: string }

/** How words are found, in two ways that find the same rows. */
export type TableSearchSql = {
  /** Whether a row of the list, under its alias, matches: by nothing but what the list's indexes carry. */
  readonly matches: (words: string, place: Place) => string
  /** A query for the rows that match, by an index on the words. */
  readonly found: (rows: FoundRows, words: string, place: Place) => string
}

/** Where the rows of a list come from: the SQL behind its rules, key by key. */
export type TableSource = {
  readonly table: string
  readonly alias: string
  /** The type of its ids, where they are not the usual ones. */
  readonly idType?: "text"
  /** What holds for every row of the list, as that it is not deleted: by nothing but what its indexes carry. */
  readonly always: string
  /** What holds besides and is looked for in another table, by the row's id alone. */
  readonly alwaysLookup?: string
  readonly sorts: Readonly<Record<string, TableSortSql>>
  readonly filters: Readonly<Record<string, TableFilterSql>>
  /**
   * Conditions of the parts of the list that the chosen values are about, none for the whole. An index has each part in
   * the order of the list, so that a part whose rows are few, or all at one end, is read as quickly as another.
   */
  readonly parts?: (choices: TableQuery["choices"], place: Place) => readonly string[]
  readonly search: TableSearchSql
  /** What is read of a chosen row, and the tables that it comes from besides: only the page's rows are joined. */
  readonly select: string
  readonly joins: string
}

type FilterSqlOf<Filter extends TableFilter> = Filter extends { kind: "days" }
  ? TableDaysSql
  : Filter extends { choices: readonly { value: infer Value extends string }[] }
    ? string extends Value
      ? TableValuesSql | TablePartSql
      : TableChoiceSql<Value> | TablePartSql
    : never

/** The SQL of a list whose rules are known: every sort, filter and choice of theirs, and no other. */
export type TableSourceOf<Rules extends TableRules> = TableSource & {
  readonly sorts: Readonly<Record<keyof Rules["sorts"], TableSortSql>>
  readonly filters: { readonly [Key in keyof Rules["filters"]]: FilterSqlOf<Rules["filters"][Key]> }
}

/** Collects the values of a statement and gives each its place. */
export function createPlaces(): { values: unknown[]; place: Place } {
  const values: unknown[] = []
  return { values, place: (value) => `$${values.push(value)}` }
}

function daysConditions(filter: TableDaysSql, { from, to }: TableDays, place: Place): string[] {
  const { by, type, after } = filter
  const startOf = (day: string) =>
    type === "date" ? day : `(${day}::timestamp at time zone '${hotel.timeZone}')`
  return [
    ...(from ? [`${by} >= ${startOf(`${place(from)}::date`)}`] : []),
    ...(to ? [`${by} < ${startOf(`(${place(to)}::date + 1)`)}`] : []),
    ...(to && after
      ? [`${after} < (${place(to)}::date + 1)::timestamp at time zone '${hotel.timeZone}'`]
      : []),
  ]
}

function choiceConditions(
  filter: TableChoiceSql | TableValuesSql | TablePartSql,
  values: readonly string[],
  place: Place,
): string[] {
  if (filter.kind === "part") return []
  if (values.length === 0) return filter.kind === "choice" && filter.otherwise ? [filter.otherwise] : []
  if (filter.kind === "values") return [filter.condition(values, place)]
  const conditions = values.map((value) => filter.conditions[value] ?? "false")
  const texts = conditions.map((condition) => (typeof condition === "string" ? condition : condition(place)))
  return [`(${texts.join(" or ")})`]
}

type AskedFilters = Pick<TableQuery, "choices" | "days">

const isLookup = (filter: TableFilterSql): boolean => filter.kind === "values" && filter.isLookup === true

const conditionsOfFilters =
  (which: (filter: TableFilterSql) => boolean) =>
  (source: TableSource, query: AskedFilters, place: Place): string[] =>
    Object.entries(source.filters)
      .filter(([, filter]) => which(filter))
      .flatMap(([key, filter]) =>
        filter.kind === "days"
          ? daysConditions(filter, query.days[key] ?? {}, place)
          : choiceConditions(filter, query.choices[key] ?? [], place),
      )

const indexedFilters = conditionsOfFilters((filter) => !isLookup(filter))
const lookupFilters = conditionsOfFilters(isLookup)

/** What an index of the list answers of its rows: SQL of the source's own, with nothing of the browser's but values. */
export const indexedConditions = (source: TableSource, query: AskedFilters, place: Place): string[] => [
  source.always,
  ...indexedFilters(source, query, place),
]

/** What is asked of its rows in other tables. */
export const lookupConditions = (source: TableSource, query: AskedFilters, place: Place): string[] => [
  ...(source.alwaysLookup ? [source.alwaysLookup] : []),
  ...lookupFilters(source, query, place),
]

/** Words as part of a text, for LIKE. */
export const containing = (words: string): string =>
  `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const enoughForAnIndex = 12
const groupOfLetters = 3

/**
 * What an index on groups of three letters is asked of some words. Of long words it is their beginning: it would look
 * up every further group, and "example.in" has some that all rows have. So have the groups across a gap between two
 * words: each word is asked by itself, one that is too short for a group of its own as what begins after its gap.
 */
function askedOfIndex(words: string): readonly string[] {
  const beginning = words.slice(0, enoughForAnIndex)
  const single = [...beginning.matchAll(/([^\p{L}\p{M}\p{N}]?)([\p{L}\p{M}\p{N}]+)/gu)]
  if (!single.some(([, , word = ""]) => word.length >= groupOfLetters)) return [beginning]
  return single
    .map(([begun, gap = "", word = ""]) => (word.length >= groupOfLetters ? word : gap && begun))
    .filter((part) => part !== "")
}

/** That a column holds words, for an index on its groups of three letters. */
export function heldByIndex(column: string, words: string, place: Place): string {
  const asked = askedOfIndex(words)
  const held = asked.map((part) => `${column} like ${place(containing(part))}`)
  const isAll = asked.length === 1 && asked[0] === words
  const whole = isAll ? [] : [`position(${place(words.toLowerCase())}::text in ${column}) > 0`]
  return [...held, ...whole].join(" and ")
}

/** The two ways for words that a list's own table keeps in a column. */
export const searchInColumn = (table: string, alias: string, column: string): TableSearchSql => {
  const own = `${alias}.${column}`
  return {
    matches: (words, place) => `${own} like ${place(containing(words))}`,
    found: ({ select, where }, words, place) =>
      `select ${select} from ${table} ${alias} where ${where} and ${heldByIndex(own, words, place)}`,
  }
}
