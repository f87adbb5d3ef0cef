import { CompiledQuery } from "kysely"
import {
  isNarrowed,
  type TableCount,
  type TableCursor,
  type TablePage,
  type TableQuery,
} from "#src/shared/table-query.ts"
import type { Database } from "./database.ts"
import { createPlaces, type Place, type TableSource } from "./table-source.ts"
import {
  chooseAll,
  chooseFound,
  chooseLooking,
  conditionsOfList,
  findAll,
  type Walk,
  walkOf,
} from "./table-walk.ts"

const mostCounted = 500
const mostFound = 1000
const looks = [
  { pages: 40, how: "matches" },
  { pages: 2000, how: "isAmong" },
] as const

type SizedQuery = Omit<TableQuery, "size"> & { readonly size: number }

type Run = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>

/**
 * Lists ask in more shapes than are worth preparing, and the best plan hangs on the values: each is planned anew.
 * Compiling a plan to machine code would take longer than any page of a list.
 */
const plannedAnew = <T>(db: Database, work: (run: Run) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute("set local plan_cache_mode = force_custom_plan; set local jit = off")
    return work(async <Row>(text: string, values: readonly unknown[]) => {
      const answer = await tx.tables<object>().executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return answer.rows
    })
  })

/** Which row it is, where it stands in the page, and its value in the order of the list. */
type Standing = { readonly list_place: number | null; readonly list_id: string; readonly list_value: string }
type Listed<Stored> = Stored & Standing

const joined = (source: TableSource, chosen: string): string =>
  `select chosen.place as list_place, chosen.id as list_id, chosen.value as list_value, ${source.select}
    from (select choice.*, row_number() over () as place from (${chosen}) as choice) as chosen
      join ${source.table} ${source.alias} on ${source.alias}.id = chosen.id ${source.joins}`

async function readChosen<Row>(run: Run, walk: Walk, choose: (walk: Walk, place: Place) => string) {
  const { values, place } = createPlaces()
  const text = `${joined(walk.source, choose(walk, place))} order by 1`
  return run<Listed<Row>>(text, values)
}

/** The rows of the page among the first so many that an index finds; null when there may be more of them. */
async function readFound<Row>(run: Run, walk: Walk, most: number | null): Promise<Listed<Row>[] | null> {
  const { values, place } = createPlaces()
  const limit = most === null ? "" : `limit ${most + 1}`
  const text = `with found as materialized (select id, rank from (${findAll(walk, place)}) as match ${limit})
    select counted.*, page.* from (select count(*) as list_found from found) as counted
      left join (${joined(walk.source, chooseFound(walk))}) as page on true order by page.list_place`
  const rows = await run<Listed<Row> & { list_found: number }>(text, values)
  if (most !== null && (rows[0]?.list_found ?? 0) > most) return null
  return rows.filter(({ list_place: position }) => position !== null)
}

/**
 * Words that few rows hold are found by their index; words that many hold are soon met in the order of the list. Which
 * they are shows by trying: the index up to a number of rows, a short look, a long look, and the whole index.
 */
async function readMatching<Row>(run: Run, walk: Walk): Promise<Listed<Row>[]> {
  const few = await readFound<Row>(run, walk, mostFound)
  if (few) return few
  for (const look of looks) {
    const met = await readChosen<Row>(run, walk, chooseLooking(look.pages * walk.limit, look.how))
    if (met.length === walk.limit) return met
  }
  return (await readFound<Row>(run, walk, null)) ?? []
}

async function readRows<Row>(run: Run, walk: Walk): Promise<Listed<Row>[]> {
  const isSearch = walk.query.search !== ""
  const rows = isSearch ? await readMatching<Row>(run, walk) : await readChosen<Row>(run, walk, chooseAll)
  return walk.cursor?.side === "before" ? rows.toReversed() : rows
}

const roughly = (number: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return Math.round(number / step) * step
}

async function countRows(run: Run, source: TableSource, query: TableQuery): Promise<TableCount> {
  const { values, place } = createPlaces()
  const conditions = conditionsOfList(source, query, place)
  const counted = `select count(*) as number from (
    select 1 from ${source.table} ${source.alias} where ${conditions} limit ${mostCounted + 1}) as counted`
  const [{ number } = { number: 0 }] = await run<{ number: number }>(counted, values)
  if (number <= mostCounted) return { number, kind: "exact" }
  if (isNarrowed(query)) return { number: mostCounted, kind: "more-than" }
  const [{ rows } = { rows: 0 }] = await run<{ rows: number }>(
    "select reltuples::bigint as rows from pg_class where oid = $1::regclass",
    [source.table],
  )
  return rows > mostCounted
    ? { number: roughly(rows), kind: "about" }
    : { number: mostCounted, kind: "more-than" }
}

function cursorsOf(walk: Walk, rows: readonly Standing[], hasMore: boolean) {
  const first = rows[0]
  const last = rows.at(-1)
  const isBack = walk.cursor?.side === "before"
  const before = first && (isBack ? hasMore : walk.cursor !== null)
  const after = last && (isBack || hasMore)
  return {
    previous: before ? { side: "before" as const, id: first.list_id, value: first.list_value } : null,
    next: after ? { side: "after" as const, id: last.list_id, value: last.list_value } : null,
  }
}

type Slice<Stored> = {
  readonly rows: readonly Listed<Stored>[]
  readonly next: TableCursor | null
  readonly previous: TableCursor | null
  /** Asked for the rows before another, and there were too few of them to fill a page. */
  readonly isShort: boolean
}

async function readSlice<Stored>(run: Run, source: TableSource, query: SizedQuery): Promise<Slice<Stored>> {
  const walk = walkOf(source, query, query.size + 1)
  const read = await readRows<Stored>(run, walk)
  const hasMore = read.length > query.size
  const isBack = walk.cursor?.side === "before"
  const rows = isBack && hasMore ? read.slice(1) : read.slice(0, query.size)
  return { rows, ...cursorsOf(walk, rows, hasMore), isShort: isBack && !hasMore }
}

async function countOf(run: Run, source: TableSource, asked: { query: TableQuery; slice: Slice<unknown> }) {
  const { query, slice } = asked
  const number = slice.rows.length
  if (!slice.next && !slice.previous) return { number, kind: "exact" as const }
  return query.search === "" ? countRows(run, source, query) : { number, kind: "more-than" as const }
}

type Reading<Stored, Row> = { readonly query: TableQuery; readonly toRow: (stored: Stored) => Row }

/** A page of a list as its address asks for it. */
export const readTablePage = <Stored, Row>(
  db: Database,
  source: TableSource,
  { query, toRow }: Reading<Stored, Row>,
): Promise<TablePage<Row>> =>
  plannedAnew(db, async (run) => {
    const asked = await readSlice<Stored>(run, source, query)
    // Rows may have gone since the address was made: a first page is always a full one.
    const slice = asked.isShort ? await readSlice<Stored>(run, source, { ...query, cursor: null }) : asked
    const count = await countOf(run, source, { query, slice })
    return { rows: slice.rows.map(toRow), next: slice.next, previous: slice.previous, count }
  })

const rowsOfBatch = 1000

/** Every row of a list in its order, some at a time, so that a list of any length needs little room. */
export async function* walkTable<Stored, Row>(
  db: Database,
  source: TableSource,
  { query, toRow }: Reading<Stored, Row>,
): AsyncGenerator<readonly Row[]> {
  let cursor: TableCursor | null = null
  do {
    const asked: SizedQuery = { ...query, cursor, size: rowsOfBatch }
    const slice: Slice<Stored> = await plannedAnew(db, (run) => readSlice<Stored>(run, source, asked))
    yield slice.rows.map(toRow)
    cursor = slice.next
  } while (cursor)
}
