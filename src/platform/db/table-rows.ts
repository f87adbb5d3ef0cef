import type { Run } from "./fresh-plan.ts"
import { createPlaces, type Place, type TableSource } from "./table-source.ts"
import {
  chooseAll,
  chooseFound,
  chooseWalking,
  enoughToWalk,
  findByIndex,
  firstOf,
  searchRows,
  type Walk,
} from "./table-keyset.ts"

/** Beyond so many rows a list is not counted. */
export const mostCounted = 250
const mostFound = 5000
const pagesOfALook = 10
const pagesOfAWalk = 800

/** Which row it is, where it stands in the page, and its value in the order of the list. */
export type Standing = {
  readonly list_place: number | null
  readonly list_id: string
  readonly list_value: string
}
export type Listed<Stored> = Stored & Standing

const joined = (source: TableSource, chosen: string): string =>
  `select chosen.place as list_place, chosen.id as list_id, chosen.rank::text as list_value, ${source.select}
    from (select choice.*, row_number() over () as place from (${chosen}) as choice) as chosen
      join ${source.table} ${source.alias} on ${source.alias}.id = chosen.id ${source.joins}`

type Choose = (walk: Walk, place: Place) => string

async function readChosen<Row>(run: Run, walk: Walk, choose: Choose): Promise<Listed<Row>[]> {
  const { values, place } = createPlaces()
  const text = `${joined(walk.source, choose(walk, place))} order by 1`
  return run<Listed<Row>>(text, values)
}

type Counts<Names extends string> = Readonly<Record<Names, number>>

/** Some counts of what was read for a page, and its rows, in one: the counts come without rows as well. */
async function readCounted<Row, Names extends string>(
  run: Run,
  walk: Walk,
  asked: { readonly first: Choose; readonly counts: string; readonly page: Choose },
): Promise<{ counts: Counts<Names> | undefined; rows: Listed<Row>[] }> {
  const { values, place } = createPlaces()
  const text = `with ${asked.first(walk, place)} select counted.*, page.* from (${asked.counts}) as counted
    left join (${joined(walk.source, asked.page(walk, place))}) as page on true order by page.list_place`
  const read = await run<Listed<Row> & Counts<Names>>(text, values)
  return { counts: read[0], rows: read.filter(({ list_place: position }) => position !== null) }
}

type Searched = "list_among" | "list_fitting" | "list_beyond"

/** Null where the way that was taken did not lead to a whole page. */
async function readByEitherWay<Row>(
  run: Run,
  walk: Walk,
): Promise<{ rows: Listed<Row>[] | null; hasWalked: boolean }> {
  const look = pagesOfALook * walk.limit
  const bounds = { look, found: mostFound + 1, walk: pagesOfAWalk * walk.limit }
  const { counts, rows } = await readCounted<Row, Searched>(run, walk, {
    first: searchRows(bounds),
    counts: `select among as list_among, fitting as list_fitting,
      (select count(*) from (select from found offset ${mostFound}) as more) as list_beyond from seen`,
    page: chooseFound,
  })
  if (!counts || counts.list_among < look) return { rows, hasWalked: false }
  const isRare = counts.list_fitting < enoughToWalk(walk, look)
  const isWhole = isRare ? counts.list_beyond === 0 : rows.length === walk.limit
  return { rows: isWhole ? rows : null, hasWalked: !isRare && counts.list_fitting < walk.limit }
}

async function readWalking<Row>(run: Run, walk: Walk): Promise<Listed<Row>[] | null> {
  const met = await readChosen<Row>(run, walk, chooseWalking(pagesOfAWalk * walk.limit))
  return met.length === walk.limit ? met : null
}

async function readFound<Row>(run: Run, walk: Walk): Promise<Listed<Row>[]> {
  const { rows } = await readCounted<Row, never>(run, walk, {
    first: (_, place) => `found as materialized (${findByIndex(null)(walk, place)})`,
    counts: "select true",
    page: chooseFound,
  })
  return rows
}

/**
 * Words that many rows hold are soon met in the order of the list; words that few hold are found by their index. Each
 * way ends after some thousand rows. Where that was not enough, since the rows that hold the words lie all together,
 * the list is walked, and at last all of them are found.
 */
async function readMatching<Row>(run: Run, walk: Walk): Promise<Listed<Row>[]> {
  const { rows, hasWalked } = await readByEitherWay<Row>(run, walk)
  return rows ?? (hasWalked ? null : await readWalking<Row>(run, walk)) ?? readFound<Row>(run, walk)
}

/** The rows of a page; of a list's first also how many rows it has, counted as far as lists are. */
export type Read<Row> = { readonly rows: Listed<Row>[]; readonly counted: number | null }

async function readFirst<Row>(run: Run, walk: Walk): Promise<Read<Row>> {
  const most = Math.max(mostCounted + 1, walk.limit)
  const { counts, rows } = await readCounted<Row, "list_counted">(run, walk, {
    first: (_, place) => `listed as materialized (${chooseAll(most)(walk, place)})`,
    counts: "select count(*) as list_counted from listed",
    page: firstOf("listed"),
  })
  return { rows, counted: counts?.list_counted ?? 0 }
}

/** The rows that a walk asks for, in the order of the list whichever way it goes. */
export async function readRows<Row>(run: Run, walk: Walk): Promise<Read<Row>> {
  const isSearch = walk.query.search !== ""
  if (!isSearch && !walk.cursor) return readFirst(run, walk)
  const rows = isSearch
    ? await readMatching<Row>(run, walk)
    : await readChosen<Row>(run, walk, chooseAll(walk.limit))
  return { rows: walk.cursor?.side === "before" ? rows.toReversed() : rows, counted: null }
}
