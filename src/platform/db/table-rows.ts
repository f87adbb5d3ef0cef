import type { Run } from "./fresh-plan.ts"
import { createPlaces, type Place, type TableSource } from "./table-source.ts"
import {
  chooseAll,
  chooseFound,
  chooseScanning,
  enoughToScan,
  findByIndex,
  firstOf,
  searchRows,
  type Keyset,
} from "./table-keyset.ts"

/** Beyond so many rows a list is not counted. */
export const maxCounted = 250
const mostFound = 5000
const pagesOfALook = 10
const pagesOfAScan = 800

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

type Choose = (keyset: Keyset, place: Place) => string

async function readChosen<Row>(run: Run, keyset: Keyset, choose: Choose): Promise<Listed<Row>[]> {
  const { values, place } = createPlaces()
  const text = `${joined(keyset.source, choose(keyset, place))} order by 1`
  return run<Listed<Row>>(text, values)
}

type Counts<Names extends string> = Readonly<Record<Names, number>>

/** Some counts of what was read for a page, and its rows, in one: the counts come without rows as well. */
async function readCounted<Row, Names extends string>(
  run: Run,
  keyset: Keyset,
  asked: { readonly first: Choose; readonly counts: string; readonly page: Choose },
): Promise<{ counts: Counts<Names> | undefined; rows: Listed<Row>[] }> {
  const { values, place } = createPlaces()
  const text = `with ${asked.first(keyset, place)} select counted.*, page.* from (${asked.counts}) as counted
    left join (${joined(keyset.source, asked.page(keyset, place))}) as page on true order by page.list_place`
  const read = await run<Listed<Row> & Counts<Names>>(text, values)
  return { counts: read[0], rows: read.filter(({ list_place: position }) => position !== null) }
}

type Searched = "list_among" | "list_fitting" | "list_beyond"

/** Null where the way that was taken did not lead to a whole page. */
async function readByEitherWay<Row>(
  run: Run,
  keyset: Keyset,
): Promise<{ rows: Listed<Row>[] | null; hasScanned: boolean }> {
  const look = pagesOfALook * keyset.limit
  const bounds = { look, found: mostFound + 1, keyset: pagesOfAScan * keyset.limit }
  const { counts, rows } = await readCounted<Row, Searched>(run, keyset, {
    first: searchRows(bounds),
    counts: `select among as list_among, fitting as list_fitting,
      (select count(*) from (select from found offset ${mostFound}) as more) as list_beyond from seen`,
    page: chooseFound,
  })
  if (!counts || counts.list_among < look) return { rows, hasScanned: false }
  const isRare = counts.list_fitting < enoughToScan(keyset, look)
  const isWhole = isRare ? counts.list_beyond === 0 : rows.length === keyset.limit
  return { rows: isWhole ? rows : null, hasScanned: !isRare && counts.list_fitting < keyset.limit }
}

async function readScanning<Row>(run: Run, keyset: Keyset): Promise<Listed<Row>[] | null> {
  const met = await readChosen<Row>(run, keyset, chooseScanning(pagesOfAScan * keyset.limit))
  return met.length === keyset.limit ? met : null
}

async function readFound<Row>(run: Run, keyset: Keyset): Promise<Listed<Row>[]> {
  const { rows } = await readCounted<Row, never>(run, keyset, {
    first: (_, place) => `found as materialized (${findByIndex(null)(keyset, place)})`,
    counts: "select true",
    page: chooseFound,
  })
  return rows
}

/**
 * Words that many rows hold are soon met in the order of the list; words that few hold are found by their index. Each
 * way ends after some thousand rows. Where that was not enough, since the rows that hold the words lie all together,
 * the list is scanned, and at last all of them are found.
 */
async function readMatching<Row>(run: Run, keyset: Keyset): Promise<Listed<Row>[]> {
  const { rows, hasScanned } = await readByEitherWay<Row>(run, keyset)
  return rows ?? (hasScanned ? null : await readScanning<Row>(run, keyset)) ?? readFound<Row>(run, keyset)
}

/** The rows of a page; of a list's first also how many rows it has, counted as far as lists are. */
export type Read<Row> = { readonly rows: Listed<Row>[]; readonly counted: number | null }

async function readFirst<Row>(run: Run, keyset: Keyset): Promise<Read<Row>> {
  const most = Math.max(maxCounted + 1, keyset.limit)
  const { counts, rows } = await readCounted<Row, "list_counted">(run, keyset, {
    first: (_, place) => `listed as materialized (${chooseAll(most)(keyset, place)})`,
    counts: "select count(*) as list_counted from listed",
    page: firstOf("listed"),
  })
  return { rows, counted: counts?.list_counted ?? 0 }
}

/** The rows that a keyset asks for, in the order of the list whichever way it goes. */
export async function readRows<Row>(run: Run, keyset: Keyset): Promise<Read<Row>> {
  const isSearch = keyset.query.search !== ""
  if (!isSearch && !keyset.cursor) return readFirst(run, keyset)
  const rows = isSearch
    ? await readMatching<Row>(run, keyset)
    : await readChosen<Row>(run, keyset, chooseAll(keyset.limit))
  return { rows: keyset.cursor?.side === "before" ? rows.toReversed() : rows, counted: null }
}
