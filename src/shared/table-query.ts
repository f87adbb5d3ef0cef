import { type CalendarDate, parseIsoDate } from "./calendar-date.ts"

export type TableChoice = { readonly value: string; readonly label: string }

/** How a list is filtered: by some of a few values, one text, or a range of days, both ends included. */
export type TableFilter =
  | { readonly kind: "choice"; readonly label: string; readonly choices: readonly TableChoice[] }
  | { readonly kind: "days" | "text"; readonly label: string }

/** The label of a value; the value itself when it is not among the choices. */
export const choiceLabel = (filter: TableFilter | undefined, value: string): string =>
  (filter?.kind === "choice" && filter.choices.find((choice) => choice.value === value)?.label) || value

/** How a column shows a field of its row; `ui/data-table/table-cells.tsx` draws them. */
export type CellKind =
  | "text"
  /** One or two words, as the names of towns; never broken into lines. */
  | ("short" | "nowrap")
  /** An email address; as a link. */
  | ("email" | "mailto")
  | ("date" | "time" | "money")
  /** The label of the value among the choices of the column's filter. */
  | "choice"
  /** A link to the page of the row. */
  | "name"
  /** A long text, in a box that scrolls. */
  | "message"

export type TableColumn = {
  readonly label: string
  /** The sort that a click on its heading selects. */
  readonly sort?: string
  /** Hidden unless the user chooses it. */
  readonly isExtra?: boolean
  /** Numbers and money are aligned to the end. */
  readonly align?: "end"
  /** Absent where the page draws the column. */
  readonly cell?: readonly [kind: CellKind, field: string]
  /** Shown in the cell where the field is empty. */
  readonly none?: string
}

/**
 * One list of the administration: everything that its address may contain. Other parameters are ignored, so a browser
 * never determines a column, sort or condition in SQL.
 */
export type TableRules = {
  /** The name of its CSV file. */
  readonly name: string
  readonly path: string
  /** The name of its rows, such as 'bookings'. */
  readonly pluralName: string
  /** Absent where the list has no search. */
  readonly searchLabel?: string
  readonly firstSort: TableSort
  readonly filters: Readonly<Record<string, TableFilter>>
  readonly columns: Readonly<Record<string, TableColumn>>
  /** The field with the name of a row. */
  readonly rowName: string
  /** The page of a row, such as '/admin/user/:id'; absent when rows have no page. */
  readonly rowPath?: string
  /** The view that this user has saved, which an address may override. */
  readonly savedView?: Partial<TableView>
}

export type TableSort = { readonly key: string; readonly direction: "asc" | "desc" }
export type TableDays = { readonly from?: CalendarDate; readonly to?: CalendarDate }

/** Where a page begins: beyond this row, in the order of the list or against it. */
export type TableCursor = { readonly side: "after" | "before"; readonly id: string; readonly value: string }

export const tableSizes = [25, 50, 100] as const
const tableDensities = ["comfortable", "compact"] as const
type TableDensity = (typeof tableDensities)[number]

/** How a list looks; independent of its rows. */
export type TableView = {
  /** In the order of the rules. */
  readonly columns: readonly string[]
  readonly density: TableDensity
  readonly size: (typeof tableSizes)[number]
}

/** The whole state of a list, which its address contains. */
export type TableQuery = TableView & {
  readonly search: string
  readonly sort: TableSort
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly days: Readonly<Record<string, TableDays>>
  readonly cursor: TableCursor | null
}

/** How many rows a list has: counted up to a limit. A truncated search shows the first matches only. */
type TableCount = {
  readonly number: number
  readonly kind: "exact" | "more-than" | "truncated"
  /** Why a search may have missed rows. */
  readonly notice?: string
}

/** A page of a list, with the cursors of the pages before and after; null at the ends. */
export type TablePage<Row> = {
  readonly rows: readonly Row[]
  readonly count: TableCount
  readonly next: TableCursor | null
  readonly previous: TableCursor | null
}

export const emptyPage: TablePage<never> = {
  rows: [],
  count: { number: 0, kind: "exact" },
  next: null,
  previous: null,
}

const longestSearch = 100
const firstSize = 50
const longestCursor = 400

/** The columns that a list is sorted by, each the head of its own sort. */
export const listSorts = ({ columns }: TableRules): { readonly key: string; readonly label: string }[] =>
  Object.entries(columns).flatMap(([key, { label, sort }]) => (sort === key ? [{ key, label }] : []))

function readSort(rules: TableRules, text: string | null): TableSort {
  const requestedKey = text?.replace(/^-/, "")
  const known = listSorts(rules).find(({ key }) => key === requestedKey)
  if (!known) return rules.firstSort
  return { key: known.key, direction: text?.startsWith("-") ? "desc" : "asc" }
}

function readCursor(params: URLSearchParams): TableCursor | null {
  const side = params.has("after") ? "after" : "before"
  const text = params.get(side) ?? ""
  const dot = text.indexOf(".")
  if (dot <= 0 || text.length > longestCursor || text.includes("\0")) return null
  return { side, id: text.slice(0, dot), value: text.slice(dot + 1) }
}

const cleanText = (text: string | null): string =>
  (text ?? "").replaceAll("\0", "").trim().slice(0, longestSearch).trim()

function readDays(params: URLSearchParams, key: string): TableDays | null {
  const from = parseIsoDate(params.get(`${key}-from`) ?? "")
  const to = parseIsoDate(params.get(`${key}-to`) ?? "")
  return from || to ? { ...(from && { from }), ...(to && { to }) } : null
}

function readChoices(filter: TableFilter, params: URLSearchParams, key: string): readonly string[] {
  if (filter.kind === "text") return [cleanText(params.get(key))].filter(Boolean)
  const values = filter.kind === "choice" ? filter.choices.map(({ value }) => value) : []
  return values.filter((value) => params.has(key, value))
}

function readFilters({ filters }: TableRules, params: URLSearchParams): Pick<TableQuery, "choices" | "days"> {
  const choices: Record<string, readonly string[]> = {}
  const days: Record<string, TableDays> = {}
  for (const [key, filter] of Object.entries(filters)) {
    const range = filter.kind === "days" && readDays(params, key)
    const values = readChoices(filter, params, key)
    if (range) days[key] = range
    if (values.length > 0) choices[key] = values
  }
  return { choices, days }
}

/** The view of a list whose address has no view. */
const defaultView = ({ columns, savedView }: TableRules): TableView => ({
  columns: Object.keys(columns).filter((key) => !columns[key]?.isExtra),
  density: "comfortable",
  size: firstSize,
  ...savedView,
})

/** The parts of a view that an address or a saved view contains. */
export function readTableView(rules: TableRules, params: URLSearchParams): Partial<TableView> {
  const requested = new Set(params.getAll("column"))
  const columns = Object.keys(rules.columns).filter((key) => requested.has(key))
  const density = tableDensities.find((known) => known === params.get("density"))
  const size = tableSizes.find((known) => String(known) === params.get("size"))
  return { ...(columns.length > 0 && { columns }), ...(density && { density }), ...(size && { size }) }
}

/** Reads a list's state from its address. The result always follows the rules, also for an invalid address. */
export function readTableQuery(rules: TableRules, params: URLSearchParams): TableQuery {
  return {
    ...defaultView(rules),
    ...readTableView(rules, params),
    search: rules.searchLabel ? cleanText(params.get("q")) : "",
    sort: readSort(rules, params.get("sort")),
    ...readFilters(rules, params),
    cursor: readCursor(params),
  }
}

export const sortText = ({ key, direction }: TableSort): string => (direction === "desc" ? `-${key}` : key)

type Entry = [name: string, value: string]

const entry = (name: string, value: string | number | undefined): Entry[] =>
  value ? [[name, String(value)]] : []

/** A view as parameters of an address. */
export const viewEntries = ({ columns, density, size }: Partial<TableView>): Entry[] => [
  ...entry("size", size),
  ...entry("density", density),
  ...(columns ?? []).map((column): Entry => ["column", column]),
]

function changedView(rules: TableRules, { columns, density, size }: TableView): Partial<TableView> {
  const standard = defaultView(rules)
  return {
    ...(columns.join() !== standard.columns.join() && { columns }),
    ...(density !== standard.density && { density }),
    ...(size !== standard.size && { size }),
  }
}

/** The state as parameters of an address; defaults are left out. */
export function tableEntries(rules: TableRules, query: TableQuery): Entry[] {
  const { search, sort, choices, days, cursor } = query
  const sorted = sortText(sort)
  return [
    ...entry("q", search),
    ...Object.entries(choices).flatMap(([key, values]) => values.map((value): Entry => [key, value])),
    ...Object.entries(days).flatMap(([key, { from, to }]) => [
      ...entry(`${key}-from`, from),
      ...entry(`${key}-to`, to),
    ]),
    ...(sorted === sortText(rules.firstSort) ? [] : entry("sort", sorted)),
    ...viewEntries(changedView(rules, query)),
    ...(cursor ? entry(cursor.side, `${cursor.id}.${cursor.value}`) : []),
  ]
}

/** The address of a list in a state. */
export function tableAddress(rules: TableRules, query: TableQuery, path = rules.path): string {
  const params = new URLSearchParams(tableEntries(rules, query))
  return params.size > 0 ? `${path}?${params}` : path
}

/** Whether the list is filtered or searched. */
export const hasFilters = ({ search, choices, days }: TableQuery): boolean =>
  search !== "" || Object.keys(choices).length > 0 || Object.keys(days).length > 0

/** The same list with this change, from its first page. */
export const changeTableQuery = (query: TableQuery, change: Partial<TableQuery>): TableQuery => ({
  ...query,
  cursor: null,
  ...change,
})
