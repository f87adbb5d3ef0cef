import { isRecordId } from "#src/platform/db/record-id.ts"
import { parseIsoDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { TableCursor, TableDays, TableQuery } from "#src/shared/table-query.ts"
import type { ListDefinition, ListFilter, ListSort, Place, SortType } from "./define-list.ts"

type AnyList = Pick<ListDefinition<never>, "sorts" | "filters" | "search" | "sql">

type Direction = "asc" | "desc"

type Request = {
  readonly list: AnyList
  readonly query: TableQuery
  readonly place: Place
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

function requestOf(list: AnyList, query: TableQuery, place: Place): Request {
  const sort = list.sorts[query.sort.key]
  if (!sort) throw new Error(`the list has no sort ${query.sort.key}`)
  // A cursor that was edited by hand and cannot be read counts as none.
  const isReadable =
    query.cursor && isId(query.cursor.id, list.sql.idType) && isValue(query.cursor.value, sort.type)
  const cursor = isReadable ? query.cursor : null
  const opposite = query.sort.direction === "asc" ? "desc" : "asc"
  const direction = cursor?.side === "before" ? opposite : query.sort.direction
  const isSearch = list.search !== undefined && query.search !== ""
  return { list, query, place, sort, direction, cursor, isSearch }
}

type DaysFilter = Extract<ListFilter, { kind: "days" }>

function daysConditions({ column, type, notBefore }: DaysFilter, { from, to }: TableDays, place: Place) {
  const instant = (day: string) => `(${day}::timestamp at time zone '${hotel.timeZone}')`
  const start = (day: string) => (type === "date" ? day : instant(day))
  const end = to && `(${place(to)}::date + 1)`
  return [
    ...(from ? [`${column} >= ${start(`${place(from)}::date`)}`] : []),
    ...(end ? [`${column} < ${start(end)}`] : []),
    ...(end && notBefore ? [`${notBefore} < ${instant(end)}`] : []),
  ]
}

const filterConditions = ({ list, query, place }: Request): string[] =>
  Object.entries(list.filters).flatMap(([key, filter]) => {
    if (filter.kind === "days") return daysConditions(filter, query.days[key] ?? {}, place)
    const values = query.choices[key] ?? []
    return values.length > 0 && filter.where ? [filter.where(values, place)] : []
  })

const beyond = ({ cursor, sort, list, direction, place }: Request, row: string): string[] =>
  cursor
    ? [
        `${row} ${direction === "asc" ? ">" : "<"} (${place(cursor.value)}::${sort.type}, ${place(cursor.id)}::${list.sql.idType ?? "uuid"})`,
      ]
    : []

const ordered = ({ direction }: Request): string => `order by rank ${direction}, id ${direction}`

/** Rows of the list, with their value in its order, under some more conditions. */
const rowsWhere = (request: Request, conditions: readonly string[]): string => {
  const { list, sort } = request
  const { table, alias, where } = list.sql
  const all = [where, ...filterConditions(request), ...conditions]
  return `select ${alias}.id, ${sort.sql} as rank from ${table} ${alias} where ${all.join(" and ")}`
}

const afterCursor = (request: Request): string[] =>
  beyond(request, `(${request.sort.sql}, ${request.list.sql.alias}.id)`)

const keyValues = ({ list: { sql }, query, place }: Request): string =>
  `${place(sql.key?.values(query.choices) ?? [])}::text[]`

/** The page itself, where nothing is searched: the first rows of each key are read in order from its index. */
function selectPage(request: Request, limit: number): string {
  const { key } = request.list.sql
  const conditions = afterCursor(request)
  const order = `${ordered(request)} limit ${limit}`
  if (!key) return `${rowsWhere(request, conditions)} ${order}`
  const rows = rowsWhere(request, [...conditions, `${key.column} = key.value`])
  return `select own.* from unnest(${keyValues(request)}) as key (value) cross join lateral (${rows} ${order}) as own ${order}`
}

/** Matches as the indexes find them, up to a limit; without words every row matches. */
function selectMatches(request: Request, limit: number | null): string {
  const { list, query, place } = request
  const { key } = list.sql
  const end = limit === null ? "" : ` limit ${limit}`
  // The whole of a search is read in batches, and needs no rows before the cursor.
  const conditions = limit === null ? afterCursor(request) : []
  // The concatenation keeps the index on the key out of a search: it holds too many rows.
  const column = request.isSearch ? `${key?.column} || ''` : key?.column
  if (key) conditions.push(`${column} = any (${keyValues(request)})`)
  if (!request.isSearch || !list.search) return `${rowsWhere(request, conditions)}${end}`
  const [first = "false", ...others] = list.search.conditions(query.search, place)
  const select = (condition: string) => `${rowsWhere(request, [...conditions, condition])}${end}`
  if (others.length === 0) return select(first)
  return `select * from (${[first, ...others].map((one) => `(${select(one)})`).join(" union ")}) as found${end}`
}

/** What is read: a page of so many rows and one more; matches are counted up to a number, or all and uncounted. */
export type Wanted = { readonly size: number; readonly maxMatches: number | null }

export type ListQuery = {
  readonly text: string
  readonly values: unknown[]
  readonly cursor: TableCursor | null
}

/** The one statement of a list: rows are chosen by an index, and only those of the page are joined. */
export function createListQuery(list: AnyList, query: TableQuery, { size, maxMatches }: Wanted): ListQuery {
  const values: unknown[] = []
  const request = requestOf(list, query, (value) => `$${values.push(value)}`)
  const { cursor, direction, isSearch } = request
  const { table, alias, joins = "", select } = list.sql
  const matches =
    isSearch || maxMatches !== null
      ? `matches as materialized (${selectMatches(request, maxMatches === null ? null : maxMatches + 1)}),`
      : ""
  const source = isSearch
    ? `matches where ${["true", ...beyond(request, "(rank, id)")].join(" and ")}`
    : `(${selectPage(request, size + 1)}) as rows`
  const count = maxMatches === null ? "" : `(select count(*)::int from matches) as "listCount",`
  const text = `with ${matches} page as (select * from ${source} ${ordered(request)} limit ${size + 1})
    select ${count} page.id::text as "listId", page.rank::text as "listValue", ${select}
    from page join ${table} ${alias} on ${alias}.id = page.id ${joins}
    order by page.rank ${direction}, page.id ${direction}`
  return { text, values, cursor }
}
