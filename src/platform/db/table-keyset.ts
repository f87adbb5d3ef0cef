import { parseIsoDate } from "#src/shared/calendar-date.ts"
import type { TableCursor, TableQuery } from "#src/shared/table-query.ts"
import { isRecordId } from "./record-id.ts"
import {
  indexedConditions,
  lookupConditions,
  type Place,
  type TableSortSql,
  type TableSource,
} from "./table-source.ts"

type Direction = "asc" | "desc"

/** What of a list's state decides on its rows. */
export type AskedRows = Pick<TableQuery, "search" | "sort" | "choices" | "days" | "cursor">

/** One way through a list: its order, and the row beyond which it begins. Rows of equal value stand by their id. */
export type Keyset = {
  readonly source: TableSource
  readonly query: AskedRows
  readonly sort: TableSortSql
  readonly direction: Direction
  readonly cursor: TableCursor | null
  readonly limit: number
}

const shapes: Readonly<Record<TableSortSql["type"], RegExp>> = {
  bigint: /^-?\d{1,18}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/,
  text: /^/,
}

const isReal = (type: TableSortSql["type"], value: string): boolean =>
  type === "bigint" || type === "text" || parseIsoDate(value.slice(0, 10)) !== null

/** An address may be written by hand: a cursor that the database could not read counts as none. */
const readable = (
  cursor: TableCursor | null,
  type: TableSortSql["type"],
  { idType }: TableSource,
): TableCursor | null => {
  const isId = cursor && (idType === "text" || isRecordId(cursor.id))
  return isId && shapes[type].test(cursor.value) && isReal(type, cursor.value) ? cursor : null
}

const opposite = (direction: Direction): Direction => (direction === "asc" ? "desc" : "asc")

export function keysetOf(source: TableSource, query: AskedRows, limit: number): Keyset {
  const sort = source.sorts[query.sort.key]
  if (!sort) throw new Error(`the list has no SQL for the sort ${query.sort.key}`)
  const cursor = readable(query.cursor, sort.type, source)
  const direction = cursor?.side === "before" ? opposite(query.sort.direction) : query.sort.direction
  return { source, query, sort, direction, cursor, limit }
}

function beyondCursor({ sort, source, direction, cursor }: Keyset, place: Place): string[] {
  if (!cursor) return []
  const comparison = direction === "asc" ? ">" : "<"
  const row = `(${place(cursor.value)}::${sort.type}, ${place(cursor.id)}::${source.idType ?? "uuid"})`
  return [`(${sort.by}, ${source.alias}.id) ${comparison} ${row}`]
}

const cheap = (keyset: Keyset, place: Place): string =>
  [...indexedConditions(keyset.source, keyset.query, place), ...beyondCursor(keyset, place)].join(" and ")

const partsOf = ({ source, query }: Keyset, place: Place): readonly string[] =>
  source.parts?.(query.choices, place) ?? []

const inOrder = ({ direction }: Keyset): string => `order by rank ${direction}, id ${direction}`

type Wanted = {
  /** What is read of each row besides its id and its value. */
  readonly also: string
  /** How many rows can be needed of the list; null when more is asked of them. */
  readonly most: number | null
}

/** What an index of the list has of its rows: of the whole list, or of some parts, each in order so that they are merged. */
function rowsOf(keyset: Keyset, { also, most }: Wanted, place: Place): string {
  const { source, sort } = keyset
  const rows = `select ${source.alias}.id, ${sort.by} as rank${also} from ${source.table} ${source.alias}
    where ${cheap(keyset, place)}`
  const end = `${inOrder(keyset)} ${most === null ? "" : `limit ${most}`}`
  const parts = partsOf(keyset, place)
  return parts.length === 0 ? rows : parts.map((part) => `(${rows} and ${part} ${end})`).join(" union all ")
}

/** Asked of one row after the other until the page is full: in a query of its own it is not asked of all rows at once. */
const oneByOne = ({ source, query }: Keyset, place: Place): string =>
  lookupConditions(source, query, place)
    .map((condition) => `and (select ${condition})`)
    .join(" ")

/** The ids of so many of the rows that follow, whatever they hold. */
export const chooseAll =
  (most: number) =>
  (keyset: Keyset, place: Place): string => {
    const { alias } = keyset.source
    const dear = lookupConditions(keyset.source, keyset.query, place)
    const wanted = { also: "", most: dear.length === 0 ? most : null }
    return `select ${alias}.id, ${alias}.rank from (${rowsOf(keyset, wanted, place)}) as ${alias}
      where ${["true", ...dear].join(" and ")} ${inOrder(keyset)} limit ${most}`
  }

/** So many rows in the order of the list, each with whether it holds the words. */
const lookAt = (keyset: Keyset, most: number, place: Place): string => {
  const also = `, ${keyset.source.search.matches(keyset.query.search, place)} as fits`
  return `select * from (${rowsOf(keyset, { also, most }, place)}) as listed ${inOrder(keyset)} limit ${most}`
}

/** Those that are looked for among so many rows in the order of the list: stops as soon as the page is full. */
export const chooseScanning =
  (most: number) =>
  (keyset: Keyset, place: Place): string => {
    const { alias } = keyset.source
    return `select ${alias}.id, ${alias}.rank from (${lookAt(keyset, most, place)}) as ${alias}
      where ${alias}.fits ${oneByOne(keyset, place)} limit ${keyset.limit}`
  }

/** The rows that an index on the words finds, with their values in the order of the list: all, or so many. */
export const findByIndex =
  (most: number | null) =>
  (keyset: Keyset, place: Place): string => {
    const { alias } = keyset.source
    const parts = partsOf(keyset, place)
    const part = parts.length > 0 ? ` and (${parts.join(" or ")})` : ""
    const rows = { select: `${alias}.id, ${keyset.sort.by} as rank`, where: `${cheap(keyset, place)}${part}` }
    const found = keyset.source.search.found(rows, keyset.query.search, place)
    return `select id, rank from (${found}) as by_index ${most === null ? "" : `limit ${most}`}`
  }

/** How many rows each way of a search may touch. */
export type Bounds = {
  readonly look: number
  readonly found: number
  readonly keyset: number
}

// By what a row costs on each way, walking a page's length of words that one row in so many holds costs as much as to
// find and sort all rows that hold them: for a page of fifty where five of a thousand hold the words.
export const enoughToScan = ({ limit }: Keyset, look: number): number =>
  Math.ceil((look * limit ** 0.5) / 1800)

/**
 * Looks at the first rows of the list, and by how many of them hold the words takes the shorter of two ways to all that
 * do: along the list, or by the index on the words. One statement, which plans and joins but once.
 */
export const searchRows =
  ({ look, found, keyset: scanned }: Bounds) =>
  (keyset: Keyset, place: Place): string => {
    const enough = enoughToScan(keyset, look)
    const way = (condition: string) => `(select ${condition} from seen)`
    return `look as materialized (${lookAt(keyset, look, place)}),
      seen as materialized (select count(*) as among, count(*) filter (where fits) as fitting from look),
      found as materialized (
        select id, rank from look where fits and ${way(`among < ${look} or fitting >= ${keyset.limit}`)}
        union all select * from (${findByIndex(found)(keyset, place)}) as rare
          where ${way(`among = ${look} and fitting < ${enough}`)}
        union all select * from (${chooseScanning(scanned)(keyset, place)}) as frequent
          where ${way(`among = ${look} and fitting >= ${enough} and fitting < ${keyset.limit}`)})`
  }

const sorted = (keyset: Keyset, rows: string): string => `select id, rank from ${rows} ${inOrder(keyset)}`

/** The page among rows of which nothing more is asked. */
export const firstOf = (rows: string) => (keyset: Keyset) => `${sorted(keyset, rows)} limit ${keyset.limit}`

/** The page among the rows of `found`, of which only as many as it needs are asked what is dear to ask. */
export const chooseFound = (keyset: Keyset, place: Place): string => {
  const { alias } = keyset.source
  return `select ${alias}.id, ${alias}.rank from (${sorted(keyset, "found")}) as ${alias}
    where true ${oneByOne(keyset, place)} limit ${keyset.limit}`
}
