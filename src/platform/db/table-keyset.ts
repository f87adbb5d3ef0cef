import { parseIsoDate } from "#src/shared/calendar-date.ts"
import type { TableCursor, TableQuery } from "#src/shared/table-query.ts"
import { isRecordId } from "./record-id.ts"
import {
  cheapConditions,
  dearConditions,
  type Place,
  type TableSortSql,
  type TableSource,
} from "./table-source.ts"

type Direction = "asc" | "desc"

/** What of a list's state decides on its rows. */
export type AskedRows = Pick<TableQuery, "search" | "sort" | "choices" | "days" | "cursor">

/** One way through a list: its order, and the row beyond which it begins. Rows of equal value stand by their id. */
export type Walk = {
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

export function walkOf(source: TableSource, query: AskedRows, limit: number): Walk {
  const sort = source.sorts[query.sort.key]
  if (!sort) throw new Error(`the list has no SQL for the sort ${query.sort.key}`)
  const cursor = readable(query.cursor, sort.type, source)
  const direction = cursor?.side === "before" ? opposite(query.sort.direction) : query.sort.direction
  return { source, query, sort, direction, cursor, limit }
}

function beyondCursor({ sort, source, direction, cursor }: Walk, place: Place): string[] {
  if (!cursor) return []
  const comparison = direction === "asc" ? ">" : "<"
  const row = `(${place(cursor.value)}::${sort.type}, ${place(cursor.id)}::${source.idType ?? "uuid"})`
  return [`(${sort.by}, ${source.alias}.id) ${comparison} ${row}`]
}

const cheap = (walk: Walk, place: Place): string =>
  [...cheapConditions(walk.source, walk.query, place), ...beyondCursor(walk, place)].join(" and ")

const partsOf = ({ source, query }: Walk, place: Place): readonly string[] =>
  source.parts?.(query.choices, place) ?? []

const inOrder = ({ direction }: Walk): string => `order by rank ${direction}, id ${direction}`

type Wanted = {
  /** What is read of each row besides its id and its value. */
  readonly also: string
  /** How many rows can be needed of the list; null when more is asked of them. */
  readonly most: number | null
}

/** What an index of the list has of its rows: of the whole list, or of some parts, each in order so that they are merged. */
function rowsOf(walk: Walk, { also, most }: Wanted, place: Place): string {
  const { source, sort } = walk
  const rows = `select ${source.alias}.id, ${sort.by} as rank${also} from ${source.table} ${source.alias}
    where ${cheap(walk, place)}`
  const end = `${inOrder(walk)} ${most === null ? "" : `limit ${most}`}`
  const parts = partsOf(walk, place)
  return parts.length === 0 ? rows : parts.map((part) => `(${rows} and ${part} ${end})`).join(" union all ")
}

/** Asked of one row after the other until the page is full: in a query of its own it is not asked of all rows at once. */
const oneByOne = ({ source, query }: Walk, place: Place): string =>
  dearConditions(source, query, place)
    .map((condition) => `and (select ${condition})`)
    .join(" ")

/** The ids of so many of the rows that follow, whatever they hold. */
export const chooseAll =
  (most: number) =>
  (walk: Walk, place: Place): string => {
    const { alias } = walk.source
    const dear = dearConditions(walk.source, walk.query, place)
    const wanted = { also: "", most: dear.length === 0 ? most : null }
    return `select ${alias}.id, ${alias}.rank from (${rowsOf(walk, wanted, place)}) as ${alias}
      where ${["true", ...dear].join(" and ")} ${inOrder(walk)} limit ${most}`
  }

/** So many rows in the order of the list, each with whether it holds the words. */
const lookAt = (walk: Walk, most: number, place: Place): string => {
  const also = `, ${walk.source.search.matches(walk.query.search, place)} as fits`
  return `select * from (${rowsOf(walk, { also, most }, place)}) as listed ${inOrder(walk)} limit ${most}`
}

/** Those that are looked for among so many rows in the order of the list: stops as soon as the page is full. */
export const chooseWalking =
  (most: number) =>
  (walk: Walk, place: Place): string => {
    const { alias } = walk.source
    return `select ${alias}.id, ${alias}.rank from (${lookAt(walk, most, place)}) as ${alias}
      where ${alias}.fits ${oneByOne(walk, place)} limit ${walk.limit}`
  }

/** The rows that an index on the words finds, with their values in the order of the list: all, or so many. */
export const findByIndex =
  (most: number | null) =>
  (walk: Walk, place: Place): string => {
    const { alias } = walk.source
    const parts = partsOf(walk, place)
    const part = parts.length > 0 ? ` and (${parts.join(" or ")})` : ""
    const rows = { select: `${alias}.id, ${walk.sort.by} as rank`, where: `${cheap(walk, place)}${part}` }
    const found = walk.source.search.found(rows, walk.query.search, place)
    return `select id, rank from (${found}) as by_index ${most === null ? "" : `limit ${most}`}`
  }

/** How many rows each way of a search may touch. */
export type Bounds = {
  readonly look: number
  readonly found: number
  readonly walk: number
}

// By what a row costs on each way, walking a page's length of words that one row in so many holds costs as much as to
// find and sort all rows that hold them: for a page of fifty where five of a thousand hold the words.
export const enoughToWalk = ({ limit }: Walk, look: number): number => Math.ceil((look * limit ** 0.5) / 1800)

/**
 * Looks at the first rows of the list, and by how many of them hold the words takes the shorter of two ways to all that
 * do: along the list, or by the index on the words. One statement, which plans and joins but once.
 */
export const searchRows =
  ({ look, found, walk: walked }: Bounds) =>
  (walk: Walk, place: Place): string => {
    const enough = enoughToWalk(walk, look)
    const way = (condition: string) => `(select ${condition} from seen)`
    return `look as materialized (${lookAt(walk, look, place)}),
      seen as materialized (select count(*) as among, count(*) filter (where fits) as fitting from look),
      found as materialized (
        select id, rank from look where fits and ${way(`among < ${look} or fitting >= ${walk.limit}`)}
        union all select * from (${findByIndex(found)(walk, place)}) as rare
          where ${way(`among = ${look} and fitting < ${enough}`)}
        union all select * from (${chooseWalking(walked)(walk, place)}) as frequent
          where ${way(`among = ${look} and fitting >= ${enough} and fitting < ${walk.limit}`)})`
  }

const sorted = (walk: Walk, rows: string): string => `select id, rank from ${rows} ${inOrder(walk)}`

/** The page among rows of which nothing more is asked. */
export const firstOf = (rows: string) => (walk: Walk) => `${sorted(walk, rows)} limit ${walk.limit}`

/** The page among the rows of `found`, of which only as many as it needs are asked what is dear to ask. */
export const chooseFound = (walk: Walk, place: Place): string => {
  const { alias } = walk.source
  return `select ${alias}.id, ${alias}.rank from (${sorted(walk, "found")}) as ${alias}
    where true ${oneByOne(walk, place)} limit ${walk.limit}`
}
