import {
  isNarrowed,
  type TableCount,
  type TableCursor,
  type TablePage,
  type TableQuery,
} from "#src/shared/table-query.ts"
import type { Database } from "./database.ts"
import { withFreshPlan, type Run } from "./fresh-plan.ts"
import { type Listed, maxCounted, readRows, type Standing } from "./table-rows.ts"
import { createPlaces, type TableSource } from "./table-source.ts"
import { chooseAll, type Keyset, keysetOf } from "./table-keyset.ts"

type SizedQuery = Omit<TableQuery, "size"> & { readonly size: number }

const roughly = (number: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return Math.round(number / step) * step
}

/** Counted along the list, as its page is read, so that what reads the one reads the other. */
async function countFew(run: Run, source: TableSource, query: TableQuery): Promise<number> {
  const { values, place } = createPlaces()
  const most = maxCounted + 1
  const whole = chooseAll(most)(keysetOf(source, { ...query, cursor: null }, most), place)
  const [row] = await run<{ number: number }>(`select count(*) as number from (${whole}) as counted`, values)
  return row?.number ?? 0
}

async function formatBoundedCount(run: Run, source: TableSource, counted: Counted): Promise<TableCount> {
  const { query, number } = counted
  if (number <= maxCounted) return { number, kind: "exact" }
  if (isNarrowed(query)) return { number: maxCounted, kind: "more-than" }
  const [{ rows } = { rows: 0 }] = await run<{ rows: number }>(
    "select reltuples::bigint as rows from pg_class where oid = $1::regclass",
    [source.table],
  )
  return rows > maxCounted
    ? { number: roughly(rows), kind: "about" }
    : { number: maxCounted, kind: "more-than" }
}

type Counted = { readonly query: TableQuery; readonly number: number }

function cursorsOf(keyset: Keyset, rows: readonly Standing[], hasMore: boolean) {
  const first = rows[0]
  const last = rows.at(-1)
  const isBack = keyset.cursor?.side === "before"
  const before = first && (isBack ? hasMore : keyset.cursor !== null)
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
  readonly counted: number | null
}

async function readSlice<Stored>(run: Run, source: TableSource, query: SizedQuery): Promise<Slice<Stored>> {
  const keyset = keysetOf(source, query, query.size + 1)
  const { rows: read, counted } = await readRows<Stored>(run, keyset)
  const hasMore = read.length > query.size
  const isBack = keyset.cursor?.side === "before"
  const rows = isBack && hasMore ? read.slice(1) : read.slice(0, query.size)
  return { rows, ...cursorsOf(keyset, rows, hasMore), isShort: isBack && !hasMore, counted }
}

async function countOf(run: Run, source: TableSource, asked: { query: TableQuery; slice: Slice<unknown> }) {
  const { query, slice } = asked
  const number = slice.rows.length
  if (!slice.next && !slice.previous) return { number, kind: "exact" as const }
  if (query.search !== "") return { number, kind: "more-than" as const }
  return formatBoundedCount(run, source, {
    query,
    number: slice.counted ?? (await countFew(run, source, query)),
  })
}

type Reading<Stored, Row> = { readonly query: TableQuery; readonly toRow: (stored: Stored) => Row }

/** A page of a list as its address asks for it. */
export const readTablePage = <Stored, Row>(
  db: Database,
  source: TableSource,
  { query, toRow }: Reading<Stored, Row>,
): Promise<TablePage<Row>> =>
  withFreshPlan(db, async (run) => {
    const asked = await readSlice<Stored>(run, source, query)
    // Rows may have gone since the address was made: a first page is always a full one.
    const slice = asked.isShort ? await readSlice<Stored>(run, source, { ...query, cursor: null }) : asked
    const count = await countOf(run, source, { query, slice })
    return { rows: slice.rows.map(toRow), next: slice.next, previous: slice.previous, count }
  })

const rowsOfBatch = 1000

/** Every row of a list in its order, some at a time, so that a list of any length needs little room. */
export async function* streamTable<Stored, Row>(
  db: Database,
  source: TableSource,
  { query, toRow }: Reading<Stored, Row>,
): AsyncGenerator<readonly Row[]> {
  let cursor: TableCursor | null = null
  do {
    const asked: SizedQuery = { ...query, cursor, size: rowsOfBatch }
    const slice: Slice<Stored> = await withFreshPlan(db, (run) => readSlice<Stored>(run, source, asked))
    yield slice.rows.map(toRow)
    cursor = slice.next
  } while (cursor)
}
