import { type CalendarDate, parseIsoDate } from "./calendar-date.ts"

export type TableChoice = { readonly value: string; readonly label: string }

/** What a list can be narrowed by: some of a few values, or a range of days, both ends included. */
export type TableFilter =
  | { readonly kind: "choice"; readonly label: string; readonly choices: readonly TableChoice[] }
  | { readonly kind: "days"; readonly label: string }

export type TableColumn = {
  readonly label: string
  /** The sort that a press on its head asks for. */
  readonly sort?: string
  /** Shown only to those who choose it. */
  readonly isExtra?: boolean
}

/**
 * One list of the administration: everything that its address may ask for. What is not named here is ignored, so no
 * column, sort or condition ever comes from a browser.
 */
export type TableRules = {
  readonly path: string
  /** What its rows are, as 'bookings'. */
  readonly things: string
  readonly searchLabel: string
  readonly sorts: Readonly<Record<string, string>>
  readonly firstSort: TableSort
  readonly filters: Readonly<Record<string, TableFilter>>
  readonly columns: Readonly<Record<string, TableColumn>>
}

export type TableSort = { readonly key: string; readonly direction: "asc" | "desc" }
export type TableDays = { readonly from?: CalendarDate; readonly to?: CalendarDate }

/** Where a page begins: beyond this row, in the order of the list or against it. */
export type TableCursor = { readonly side: "after" | "before"; readonly id: string; readonly value: string }

export const tableSizes = [25, 50, 100] as const
export const tableDensities = ["comfortable", "compact"] as const
export type TableDensity = (typeof tableDensities)[number]

/** The whole state of a list; its address says it all. */
export type TableQuery = {
  readonly search: string
  readonly sort: TableSort
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly days: Readonly<Record<string, TableDays>>
  readonly size: (typeof tableSizes)[number]
  readonly cursor: TableCursor | null
  /** The columns chosen; null for those that every reader sees first. */
  readonly columns: readonly string[] | null
  readonly density: TableDensity
}

const longestSearch = 100
const firstSize = 50
const idLength = 36
const longestCursor = 400

const isKeyOf = (table: object, key: string): boolean => Object.hasOwn(table, key)

function readSort(rules: TableRules, text: string | null): TableSort {
  const key = text?.replace(/^-/, "") ?? ""
  if (!isKeyOf(rules.sorts, key)) return rules.firstSort
  return { key, direction: text?.startsWith("-") ? "desc" : "asc" }
}

function readCursor(params: URLSearchParams): TableCursor | null {
  const side = params.has("after") ? "after" : "before"
  const text = params.get(side) ?? ""
  if (text.length <= idLength || text.length > longestCursor || text.includes("\0")) return null
  return { side, id: text.slice(0, idLength), value: text.slice(idLength + 1) }
}

function readChoices(rules: TableRules, params: URLSearchParams): TableQuery["choices"] {
  const read = Object.entries(rules.filters).map(([key, filter]) => {
    const asked = new Set(params.getAll(key))
    const values = filter.kind === "choice" ? filter.choices.map(({ value }) => value) : []
    return [key, values.filter((value) => asked.has(value))] as const
  })
  return Object.fromEntries(read.filter(([, values]) => values.length > 0))
}

const fromKey = (key: string): string => `${key}-from`
const toKey = (key: string): string => `${key}-to`

function readDays(rules: TableRules, params: URLSearchParams): TableQuery["days"] {
  const read = Object.entries(rules.filters).map(([key, filter]) => {
    if (filter.kind !== "days") return [key, {}] as const
    const from = parseIsoDate(params.get(fromKey(key)) ?? "")
    const to = parseIsoDate(params.get(toKey(key)) ?? "")
    return [key, { ...(from && { from }), ...(to && { to }) }] as const
  })
  return Object.fromEntries(read.filter(([, days]) => Object.keys(days).length > 0))
}

function readColumns(rules: TableRules, params: URLSearchParams): string[] | null {
  if (!params.has("column")) return null
  const asked = new Set(params.getAll("column"))
  const columns = Object.keys(rules.columns).filter((key) => asked.has(key))
  return columns.length > 0 ? columns : null
}

/** Reads a list's state from its address. Whatever the address holds, what comes out is allowed by the rules. */
export function readTableQuery(rules: TableRules, params: URLSearchParams): TableQuery {
  const size = Number(params.get("size"))
  return {
    search: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, longestSearch).trim(),
    sort: readSort(rules, params.get("sort")),
    choices: readChoices(rules, params),
    days: readDays(rules, params),
    size: tableSizes.find((known) => known === size) ?? firstSize,
    cursor: readCursor(params),
    columns: readColumns(rules, params),
    density: tableDensities.find((known) => known === params.get("density")) ?? "comfortable",
  }
}

const sortText = ({ key, direction }: TableSort): string => (direction === "desc" ? `-${key}` : key)

/** The state as names and values of an address; what goes without saying is left out. */
export function tableEntries(rules: TableRules, query: TableQuery): [string, string][] {
  const { search, sort, choices, days, size, cursor, columns, density } = query
  const sorted = sortText(sort)
  return [
    ...(search ? [["q", search] as [string, string]] : []),
    ...Object.entries(choices).flatMap(([key, values]) =>
      values.map((value): [string, string] => [key, value]),
    ),
    ...Object.entries(days).flatMap(([key, { from, to }]): [string, string][] => [
      ...(from ? [[fromKey(key), from] as [string, string]] : []),
      ...(to ? [[toKey(key), to] as [string, string]] : []),
    ]),
    ...(sorted === sortText(rules.firstSort) ? [] : [["sort", sorted] as [string, string]]),
    ...(size === firstSize ? [] : [["size", String(size)] as [string, string]]),
    ...(density === "comfortable" ? [] : [["density", density] as [string, string]]),
    ...(columns ?? []).map((column): [string, string] => ["column", column]),
    ...(cursor ? [[cursor.side, `${cursor.id}.${cursor.value}`] as [string, string]] : []),
  ]
}

/** The address of a list in a state. */
export function tableAddress(rules: TableRules, query: TableQuery, path = rules.path): string {
  const params = new URLSearchParams(tableEntries(rules, query))
  return params.size > 0 ? `${path}?${params}` : path
}

/** Whether the list is narrowed at all. */
export const isNarrowed = ({ search, choices, days }: TableQuery): boolean =>
  search !== "" || Object.keys(choices).length > 0 || Object.keys(days).length > 0

/** The same list from its beginning, with nothing but this changed. */
export const withChange = (query: TableQuery, change: Partial<TableQuery>): TableQuery => ({
  ...query,
  cursor: null,
  ...change,
})

/** The columns to show, in the order of the rules. */
export const shownColumns = (rules: TableRules, query: TableQuery): string[] =>
  Object.entries(rules.columns)
    .filter(([key, { isExtra }]) => query.columns?.includes(key) ?? !isExtra)
    .map(([key]) => key)
