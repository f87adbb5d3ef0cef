import type { Database } from "#src/platform/db/database.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { emptyPage, type TableCursor, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import type { List } from "./define-list.ts"
import { createListQuery, type Source, type Wanted } from "./list-sql.ts"

/** Rows are counted up to this number; the page then says "more than". */
const maxCounted = 1000
/** The most matches of a search that are found by its indexes and sorted. */
const maxSorted = 4000
/** The most matches that a search shows on all its pages together. */
const maxShown = 250
/** The same when a search has more matches than `maxSorted`: the scan for fewer matches ends sooner. */
const maxOfFrequent = 100
const rowsOfBatch = 1000

// The best plan depends on the values, so no plan is reused. Compiling a plan or starting workers takes longer than a
// page, a list always has an index, and pages of the database are mostly in memory.
const settings = `set local plan_cache_mode = force_custom_plan; set local jit = off; set local enable_seqscan = off;
  set local max_parallel_workers_per_gather = 0; set local seq_page_cost = 0.05; set local random_page_cost = 0.05`

type Listed = {
  readonly listId: string
  readonly listValue: string
  readonly listCount?: number
}

type ListRequest<Row> = { readonly list: List<Row>; readonly query: TableQuery }

type Slice<Row> = {
  readonly rows: readonly Row[]
  readonly first: Listed | undefined
  readonly next: TableCursor | null
  readonly previous: TableCursor | null
  /** Fewer rows than a page are before the cursor. */
  readonly isShort: boolean
}

function toRow<Row>(stored: Listed): Row {
  const { listId: _, listValue: _value, listCount: _count, ...row } = stored
  return row as Row
}

const readRows = <R>(db: Database, text: string, values: unknown[]): Promise<R[]> =>
  db.transaction(async (tx) => {
    await tx.execute(settings)
    return tx.runUnprepared<R>(text, values)
  })

async function readSlice<Row>(
  db: Database,
  { list, query }: ListRequest<Row>,
  wanted: Wanted,
): Promise<Slice<Row>> {
  const { text, values, cursor } = createListQuery(list, query, wanted)
  const read = await readRows<Listed>(db, text, values)
  const hasMore = read.length > wanted.size
  const isBack = cursor?.side === "before"
  const page = isBack ? read.slice(0, wanted.size).toReversed() : read.slice(0, wanted.size)
  const [first, last] = [page[0], page.at(-1)]
  const at = (side: TableCursor["side"], row: Listed | undefined) =>
    row ? { side, id: row.listId, value: row.listValue } : null
  return {
    rows: page.map((stored) => toRow<Row>(stored)),
    first,
    next: isBack || hasMore ? at("after", last) : null,
    previous: (isBack ? hasMore : cursor !== null) ? at("before", first) : null,
    isShort: isBack && !hasMore,
  }
}

/** The notice of a search that covers only a part of the records. */
async function findNotice(
  db: Database,
  { list: { search }, query }: ListRequest<never>,
): Promise<string | null> {
  if (!search?.limit || query.search === "") return null
  const values: unknown[] = []
  const condition = search.limit.sql(query.search, (value) => `$${values.push(value)}`)
  const [row] = await readRows<{ isPartial: boolean }>(db, `select ${condition} as "isPartial"`, values)
  return row?.isPartial ? search.limit.notice : null
}

type CountedSlice<Row> = {
  readonly slice: Slice<Row>
  readonly count: { readonly number: number; readonly kind: "exact" | "more-than" | "truncated" }
}

async function readCounted<Row>(db: Database, request: ListRequest<Row>): Promise<CountedSlice<Row>> {
  const { size } = request.query
  const slice = await readSlice(db, request, { size, source: { kind: "counted", limit: maxCounted + 1 } })
  const counted = slice.first?.listCount ?? 0
  const kind = counted > maxCounted ? "more-than" : "exact"
  return { slice, count: { number: Math.min(counted, maxCounted), kind } }
}

/**
 * The page of a search, among its first matches in the list's own order. Where words have too many matches to sort, the
 * first rows of the list are scanned instead; all matches are sorted only if too few of these rows match.
 */
async function readSearch<Row>(db: Database, request: ListRequest<Row>): Promise<CountedSlice<Row>> {
  const { size, cursor } = request.query
  const read = (source: Source) => readSlice(db, request, { size, source })
  const sorted = await read({ kind: "matched", limit: maxSorted + 1, shown: maxShown })
  const counted = sorted.first?.listCount ?? 0
  // The count comes with the rows. An empty first page means no matches; an empty later page may lie beyond the sorted matches.
  const isComplete = sorted.first ? counted <= maxSorted : cursor === null
  if (isComplete) {
    const kind = counted > maxShown ? "truncated" : "exact"
    return { slice: sorted, count: { number: Math.min(counted, maxShown), kind } }
  }
  const count = { number: maxOfFrequent, kind: "truncated" } as const
  const scanned = await read({ kind: "scanned", shown: maxOfFrequent })
  if (scanned.first?.listCount === maxOfFrequent) return { slice: scanned, count }
  return { slice: await read({ kind: "matched", limit: null, shown: maxOfFrequent }), count }
}

/** The page of a list for a URL; empty without the list's right (API-10). */
export async function readListPage<Row>(
  { db }: { readonly db: Database },
  actor: Actor,
  request: ListRequest<Row>,
): Promise<TablePage<Row>> {
  const { list, query } = request
  if (!hasRight(actor, list.right)) return emptyPage
  const isSearch = list.search !== undefined && query.search !== ""
  const read = (from: TableQuery) => (isSearch ? readSearch : readCounted)(db, { list, query: from })
  const requested = await read(query)
  // Rows before the cursor may have been deleted in the meantime. Then the first page is read, which is as full as can be.
  const { slice, count } = requested.slice.isShort ? await read({ ...query, cursor: null }) : requested
  const { rows, next, previous } = slice
  const notice = await findNotice(db, request)
  return { rows, next, previous, count: { ...count, ...(notice && { notice }) } }
}

/** Every row of a list in its order, in batches, so that a list of any length needs little memory. */
export async function* streamList<Row>(
  { db }: { readonly db: Database },
  actor: Actor,
  { list, query }: ListRequest<Row>,
): AsyncGenerator<readonly Row[]> {
  if (!hasRight(actor, list.right)) return
  let cursor: TableCursor | null = null
  do {
    const batch = { list, query: { ...query, cursor } }
    const wanted: Wanted = { size: rowsOfBatch, source: { kind: "uncounted" } }
    const slice: Slice<Row> = await readSlice(db, batch, wanted)
    if (slice.rows.length > 0) yield slice.rows
    cursor = slice.next
  } while (cursor)
}
