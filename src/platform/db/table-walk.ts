import { parseIsoDate } from "#src/shared/calendar-date.ts"
import type { TableCursor, TableQuery } from "#src/shared/table-query.ts"
import { isRecordId } from "./record-id.ts"
import { filterConditions, type Place, type TableSortSql, type TableSource } from "./table-source.ts"

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

const idOf = ({ source }: Walk): string => `${source.alias}.id`

const orderOf = (walk: Walk): string => `${walk.sort.by} ${walk.direction}, ${idOf(walk)} ${walk.direction}`

function conditionsOf(walk: Walk, place: Place): string {
  const { source, query, sort, direction, cursor } = walk
  const conditions = [source.always, ...filterConditions(source, query, place)]
  if (cursor) {
    const comparison = direction === "asc" ? ">" : "<"
    const beyond = `(${place(cursor.value)}::${sort.type}, ${place(cursor.id)}::${source.idType ?? "uuid"})`
    conditions.push(`(${sort.by}, ${idOf(walk)}) ${comparison} ${beyond}`)
  }
  return conditions.join(" and ")
}

const asked = (walk: Walk): string => `${idOf(walk)}, (${walk.sort.by})::text as value`

/** The ids of the rows that follow, whatever they hold. */
export const chooseAll = (walk: Walk, place: Place): string =>
  `select ${asked(walk)} from ${walk.source.table} ${walk.source.alias}
    where ${conditionsOf(walk, place)} order by ${orderOf(walk)} limit ${walk.limit}`

/** Those that match among so many rows in the order of the list: stops as soon as the page is full. */
export const chooseLooking =
  (most: number, how: "matches" | "isAmong") =>
  (walk: Walk, place: Place): string => {
    const { source, query, limit } = walk
    const match = source.search[how] ?? source.search.matches
    return `select ${asked(walk)} from (
        select ${source.alias}.* from ${source.table} ${source.alias}
        where ${conditionsOf(walk, place)} order by ${orderOf(walk)} limit ${most}
      ) as ${source.alias}
      where ${match(query.search, place)} order by ${orderOf(walk)} limit ${limit}`
  }

/** Every row that an index on the words finds, with its value in the order of the list. */
export function findAll(walk: Walk, place: Place): string {
  const rows = { select: `${idOf(walk)}, ${walk.sort.by} as rank`, where: conditionsOf(walk, place) }
  return walk.source.search.found(rows, walk.query.search, place)
}

/** The page among the rows of `found`. */
export const chooseFound = ({ direction, limit }: Walk): string =>
  `select id, rank::text as value from found order by rank ${direction}, id ${direction} limit ${limit}`

export const conditionsOfList = (source: TableSource, query: AskedRows, place: Place): string =>
  [source.always, ...filterConditions(source, query, place)].join(" and ")
