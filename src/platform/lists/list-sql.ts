import { isRecordId } from "#src/platform/db/record-id.ts"
import { parseIsoDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { TableCursor, TableDays, TableQuery } from "#src/shared/table-query.ts"
import type { List, ListFilter, ListSort, AddParameter, SortType } from "./define-list.ts"

type AnyList = Pick<List<never>, "sorts" | "firstSort" | "filters" | "search" | "sql">

type Direction = "asc" | "desc"

type Request = {
  readonly list: AnyList
  readonly query: TableQuery
  readonly addParameter: AddParameter
  readonly sort: ListSort
  readonly direction: Direction
  readonly cursor: TableCursor | null
  readonly isSearch: boolean
}

const shapes: Readonly<Record<SortType, RegExp>> = {
  bigint: /^-?\d{1,18}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/,
  text: /^/,
}

const isId = (id: string, type: AnyList["sql"]["idType"]): boolean => {
  if (type === "bigint") return shapes.bigint.test(id)
  return type === "text" || isRecordId(id)
}

const isValue = (value: string, type: SortType): boolean =>
  shapes[type].test(value) &&
  (type === "bigint" || type === "text" || parseIsoDate(value.slice(0, 10)) !== null)

function createRequest(list: AnyList, query: TableQuery, addParameter: AddParameter): Request {
  const sort = list.sorts[query.sort.key]
  if (!sort) throw new Error(`the list has no sort ${query.sort.key}`)
  // A cursor that was edited by hand and cannot be read counts as none.
  const isReadable =
    query.cursor && isId(query.cursor.id, list.sql.idType) && isValue(query.cursor.value, sort[0])
  const cursor = isReadable ? query.cursor : null
  const opposite = query.sort.direction === "asc" ? "desc" : "asc"
  const direction = cursor?.side === "before" ? opposite : query.sort.direction
  const isSearch = list.search !== undefined && query.search !== ""
  return { list, query, addParameter, sort, direction, cursor, isSearch }
}

type DaysFilter = Extract<ListFilter, { kind: "days" }>

type DaysOf = { readonly filter: DaysFilter; readonly sort: ListSort | undefined; readonly range: TableDays }

function daysConditions(
  { filter: { notBefore }, sort, range: { from, to } }: DaysOf,
  addParameter: AddParameter,
) {
  if (!sort) throw new Error("a filter by days needs a column with a sort")
  const [type, column] = sort
  const instant = (day: string) => `(${day}::timestamp at time zone '${hotel.timeZone}')`
  const start = (day: string) => (type === "date" ? day : instant(day))
  const end = to && `(${addParameter(to)}::date + 1)`
  return [
    ...(from ? [`${column} >= ${start(`${addParameter(from)}::date`)}`] : []),
    ...(end ? [`${column} < ${start(end)}`] : []),
    ...(end && notBefore ? [`${notBefore} < ${instant(end)}`] : []),
  ]
}

const filterConditions = ({ list, query, addParameter }: Request): string[] =>
  Object.entries(list.filters).flatMap(([key, filter]) => {
    if (filter.kind === "days")
      return daysConditions({ filter, sort: list.sorts[key], range: query.days[key] ?? {} }, addParameter)
    const values = query.choices[key] ?? []
    return values.length > 0 && filter.where ? [filter.where(values, addParameter)] : []
  })

const cursorCondition = ({ cursor, sort, list, direction, addParameter }: Request, row: string): string[] =>
  cursor
    ? [
        `${row} ${direction === "asc" ? ">" : "<"} (${addParameter(cursor.value)}::${sort[0]}, ${addParameter(cursor.id)}::${list.sql.idType ?? "uuid"})`,
      ]
    : []

const orderBy = ({ direction }: Request): string => `order by rank ${direction}, id ${direction}`

const defaultSort = ({ sorts, firstSort }: AnyList): ListSort => {
  const sort = sorts[firstSort.key]
  if (!sort) throw new Error(`the list has no sort ${firstSort.key}`)
  return sort
}

/** Rows of the list under some more conditions, with their values in the requested order and in the list's default order. */
function selectRows(request: Request, conditions: readonly string[], columns = "id"): string {
  const { list, sort } = request
  const { table, alias, where } = list.sql
  const all = [where, ...filterConditions(request), ...conditions]
  return `select ${alias}.${columns}, ${sort[1]} as rank, ${defaultSort(list)[1]} as first
    from ${table} ${alias} where ${all.join(" and ")}`
}

const rowsAfterCursor = (request: Request): string[] =>
  cursorCondition(request, `(${request.sort[1]}, ${request.list.sql.alias}.id)`)

const keysOf = ({ list: { sql }, query }: Request): readonly string[] => sql.key?.values(query.choices) ?? []

/** The page itself, where nothing is searched: the first rows of each key are read in order from its index. */
function selectPage(request: Request, limit: number): string {
  const { key } = request.list.sql
  const conditions = rowsAfterCursor(request)
  const order = `${orderBy(request)} limit ${limit}`
  if (!key) return `${selectRows(request, conditions)} ${order}`
  const rows = selectRows(request, [...conditions, `${key.column} = key.value`])
  const keys = `unnest(${request.addParameter(keysOf(request))}::text[])`
  return `select own.* from ${keys} as key (value) cross join lateral (${rows} ${order}) as own ${order}`
}

/** Matches as the indexes find them, up to a limit; without words every row matches. */
function selectMatches(request: Request, limit: number | null, more: readonly string[] = []): string {
  const { list, query, addParameter, isSearch } = request
  const { key } = list.sql
  const end = limit === null ? "" : ` limit ${limit}`
  const conditions = [...more]
  // The concatenation prevents the use of the index on the key in a search: it has too many rows.
  const column = isSearch ? `${key?.column} || ''` : key?.column
  if (key) conditions.push(`${column} = any (${addParameter(keysOf(request))}::text[])`)
  if (!isSearch || !list.search) return `${selectRows(request, conditions)}${end}`
  const [first = "false", ...others] = list.search.conditions(query.search, addParameter)
  const select = (condition: string) => `${selectRows(request, [...conditions, condition])}${end}`
  if (others.length === 0) return select(first)
  return `select * from (${[first, ...others].map((one) => `(${select(one)})`).join(" union ")}) as matches${end}`
}

/** Where words are frequent, at most this many rows of the list are read in its own order. */
const maxScanned = 20_000

/** The first matches of a search among the first rows of the list in its own order, without the indexes of the search. */
function selectScanned(request: Request, limit: number): string {
  const { list, query, addParameter } = request
  const { firstSort, search, sql } = list
  const { alias, key } = sql
  const order = `order by first ${firstSort.direction}, id ${firstSort.direction} limit`
  const rows = (more: readonly string[]) => `(${selectRows(request, more, "*")} ${order} ${maxScanned})`
  const each = key
    ? keysOf(request).map((value) => rows([`${key.column} = ${addParameter(value)}`]))
    : [rows([])]
  const firstRows = `select * from (${each.join(" union all ")}) as rows ${order} ${maxScanned}`
  return `select id, rank, first from (${firstRows}) as ${alias}
    where (${search?.matches(query.search, addParameter)}) ${order} ${limit}`
}

/** How a page is found. */
export type Source =
  /** Every row, in batches. */
  | { readonly kind: "uncounted" }
  /** Without a search: read from an index, and counted up to a limit. */
  | { readonly kind: "counted"; readonly limit: number }
  /** Matches as the indexes find them, up to a limit; of these the first ones in the list's own order. */
  | { readonly kind: "matched"; readonly limit: number | null; readonly shown: number }
  /** The first matches among the first rows of the list in its own order. */
  | { readonly kind: "scanned"; readonly shown: number }

/** A page of `size` rows and one more is read. */
export type Wanted = { readonly size: number; readonly source: Source }

type ListQuery = {
  readonly text: string
  readonly values: unknown[]
  readonly cursor: TableCursor | null
}

type Tables = {
  /** The common table expressions before the page. */
  readonly expressions: readonly (readonly [name: string, select: string])[]
  /** The table whose rows are counted. */
  readonly counted?: "matches" | "shown"
}

function tablesOf(request: Request, source: Source): Tables {
  const { direction } = request.list.firstSort
  switch (source.kind) {
    case "uncounted": {
      // A batch needs no rows before its cursor.
      const rows = () => selectMatches(request, null, rowsAfterCursor(request))
      return { expressions: request.isSearch ? [["shown", rows()]] : [] }
    }
    case "counted":
      return { expressions: [["matches", selectMatches(request, source.limit)]], counted: "matches" }
    case "matched": {
      const shown = `select * from matches order by first ${direction}, id ${direction} limit ${source.shown}`
      const matches = selectMatches(request, source.limit)
      return {
        expressions: [
          ["matches", matches],
          ["shown", shown],
        ],
        counted: "matches",
      }
    }
    case "scanned":
      return { expressions: [["shown", selectScanned(request, source.shown)]], counted: "shown" }
  }
}

/** The one statement of a list: rows are chosen by an index, and only those of the page are joined. */
export function createListQuery(list: AnyList, query: TableQuery, { size, source }: Wanted): ListQuery {
  const values: unknown[] = []
  const request = createRequest(list, query, (value) => `$${values.push(value)}`)
  const { cursor, direction, isSearch } = request
  const { table, alias, joins = "", select } = list.sql
  const { expressions, counted } = tablesOf(request, source)
  const rows = isSearch
    ? `shown where ${["true", ...cursorCondition(request, "(rank, id)")].join(" and ")}`
    : `(${selectPage(request, size + 1)}) as rows`
  const count = counted ? `(select count(*)::int from ${counted}) as "listCount",` : ""
  const before = expressions.map(([name, text]) => `${name} as materialized (${text}),`).join(" ")
  const text = `with ${before} page as (select * from ${rows} ${orderBy(request)} limit ${size + 1})
    select ${count} page.id::text as "listId", page.rank::text as "listValue", ${select}
    from page join ${table} ${alias} on ${alias}.id = page.id ${joins}
    order by page.rank ${direction}, page.id ${direction}`
  return { text, values, cursor }
}
