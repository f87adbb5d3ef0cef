import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readTableQuery, type TableQuery, type TableRules, tableSizes } from "#src/shared/table-query.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { readTablePage, streamTable } from "./table-page.ts"
import { searchInColumn, type TableSourceOf } from "./table-source.ts"

const rules = {
  path: "/admin/lamp",
  things: "lamps",
  searchLabel: "Maker",
  sorts: { price: "Price", maker: "Maker", lit: "Lit", since: "Since" },
  firstSort: { key: "price", direction: "asc" },
  filters: {
    shade: {
      kind: "choice",
      label: "Shade",
      choices: [
        { value: "silk", label: "Silk" },
        { value: "paper", label: "Paper" },
      ],
    },
    lit: { kind: "days", label: "Lit" },
    since: { kind: "days", label: "Since" },
  },
  columns: { maker: { label: "Maker" } },
} as const satisfies TableRules

const source: TableSourceOf<typeof rules> = {
  table: "lamps",
  alias: "l",
  always: "not l.is_gone",
  sorts: {
    price: { by: "l.price", type: "bigint" },
    maker: { by: `lower(l.maker) collate "C"`, type: "text" },
    lit: { by: "l.lit_on", type: "date" },
    since: { by: "l.since", type: "timestamptz" },
  },
  filters: {
    shade: { kind: "choice", conditions: { silk: "l.shade = 'silk'", paper: "l.shade = 'paper'" } },
    lit: { kind: "days", by: "l.lit_on", type: "date" },
    since: { kind: "days", by: "l.since", type: "timestamptz" },
  },
  search: searchInColumn("lamps", "l", "words"),
  select: "l.maker, l.price",
  joins: "",
}

type Lamp = {
  id: string
  maker: string
  price: number
  lit_on: string
  shade: string
  since: string
  is_gone: boolean
}
type Shown = Pick<Lamp, "maker" | "price">

let platform: TestPlatform
let lamps: readonly Lamp[]
const makers = ["Asha 100%", "asha_b", "Bela", "Çelik", "De\\lft", "İzmir", "zubin"]

beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.db.execute(`create table lamps (id uuid primary key, maker text not null, price bigint not null,
    lit_on date not null, shade text not null, since timestamptz not null, is_gone boolean not null,
    words text not null generated always as (lower(maker)) stored)`)
  // Few different values, so that every page ends among equals.
  await platform.db.execute(
    `insert into lamps (id, maker, price, lit_on, shade, since, is_gone) select gen_random_uuid(), ($1::text[])[1 + n % 7], n % 4, date '2026-01-01' + n % 5,
      case when n % 3 = 0 then 'silk' else 'paper' end, timestamptz '2026-01-01 18:29:59.123456+00' + (n % 6) * interval '1 microsecond',
      n % 11 = 0 from generate_series(1, 137) as n`,
    [makers],
  )
  lamps = await platform.db.execute<Lamp>("select id, maker, price, lit_on, shade, since, is_gone from lamps")
})

afterAll(async () => {
  await platform.db.execute("drop table lamps")
  await platform.close()
})

const queryOf = (address: string): TableQuery => readTableQuery(rules, new URLSearchParams(address))
const toRow = (row: Shown): Shown => row
const read = (query: TableQuery) => readTablePage(platform.db, source, { query, toRow })

async function allPages(query: TableQuery, side: "next" | "previous"): Promise<Shown[][]> {
  const pages: Shown[][] = []
  for (let asked: TableQuery | null = query; asked; ) {
    const page = await read(asked)
    pages.push(page.rows.map(({ maker, price }) => ({ maker, price })))
    const cursor: TableQuery["cursor"] = page[side]
    asked = cursor && { ...query, cursor }
  }
  return pages
}

async function lastCursorOf(query: TableQuery): Promise<TableQuery> {
  let asked = query
  for (;;) {
    const { next } = await read(asked)
    if (!next) return asked
    asked = { ...query, cursor: next }
  }
}

const anyAddress = fc
  .record({
    sort: fc.constantFrom("price", "-price", "maker", "-maker", "lit", "-lit", "since", "-since"),
    size: fc.constantFrom(...tableSizes).map(String),
    q: fc.constantFrom("", "a", "ASHA", "%", "_", "\\", "e", "nobody"),
    shade: fc.constantFrom("", "silk", "paper"),
    "lit-from": fc.constantFrom("", "2026-01-02"),
    "lit-to": fc.constantFrom("", "2026-01-04"),
  })
  .map((parts) => new URLSearchParams(parts).toString())

const expected = (address: string): Lamp[] => {
  const params = new URLSearchParams(address)
  const is = (key: string, holds: (value: string) => boolean) =>
    holds(params.get(key) ?? "") || !params.get(key)
  return lamps.filter(
    (lamp) =>
      !lamp.is_gone &&
      is("q", (words) => lamp.maker.toLowerCase().includes(words.toLowerCase())) &&
      is("shade", (shade) => lamp.shade === shade) &&
      is("lit-from", (day) => lamp.lit_on >= day) &&
      is("lit-to", (day) => lamp.lit_on <= day),
  )
}

describe("pages of a list", () => {
  test("[ADM-9] whatever is asked, its pages hold every row that it is about once, in order", async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, async (address) => {
        const query = queryOf(address)
        const pages = await allPages(query, "next")
        const names = (rows: readonly Shown[]) =>
          rows.map(({ maker, price }) => `${maker} ${price}`).toSorted()
        expect(names(pages.flat())).toEqual(names(expected(address)))
        expect(pages.slice(0, -1).every((page) => page.length === query.size)).toBe(true)
        if (query.sort.key === "price") {
          const prices = pages.flat().map(({ price }) => price)
          const sorted = prices.toSorted((a, b) => (query.sort.direction === "asc" ? a - b : b - a))
          expect(prices).toEqual(sorted)
        }
      }),
      { numRuns: 40 },
    )
  })

  test("[ADM-9] the way back meets the same pages, to the last row of equal value", async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, async (address) => {
        const query = { ...queryOf(address), size: 25 as const }
        const forth = (await allPages(query, "next")).flat()
        const back = (await allPages(await lastCursorOf(query), "previous")).toReversed()
        expect(back.flat().slice(-forth.length)).toEqual(forth)
      }),
      { numRuns: 15 },
    )
  })

  test("[ADM-9] a file holds the same rows in the same order as the pages", async () => {
    const query = queryOf("sort=-since&shade=paper")
    const rows: Shown[] = []
    for await (const batch of streamTable(platform.db, source, { query, toRow })) rows.push(...batch)
    expect(rows.map(({ maker }) => maker)).toEqual(
      (await allPages(query, "next")).flat().map(({ maker }) => maker),
    )
  })

  test("[ADM-9] a cursor that was tampered with counts as none", async () => {
    const first = await read(queryOf("sort=lit"))
    const id = crypto.randomUUID()
    for (const cursor of ["2026-02-30", "2026-13-01", "yesterday", "2026-01-01' or true --"]) {
      const page = await read(queryOf(`sort=lit&${new URLSearchParams({ after: `${id}.${cursor}` })}`))
      expect(page.rows).toEqual(first.rows)
      expect(page.previous).toBeNull()
    }
    const odd = new URLSearchParams({ after: `${"x".repeat(36)}.2026-01-02` })
    expect((await read(queryOf(`sort=lit&${odd}`))).rows).toEqual(first.rows)
  })

  test("[ADM-9] days are days at the hotel", async () => {
    // 18:30 UTC is midnight at the hotel: every lamp was lit in the last second of the first of January.
    expect((await read(queryOf("since-to=2026-01-01"))).count.number).toBe(expected("").length)
    expect((await read(queryOf("since-from=2026-01-02"))).rows).toEqual([])
  })

  test("[ADM-9] a list says how many there are", async () => {
    expect((await read(queryOf("size=25"))).count).toEqual({ number: expected("").length, kind: "exact" })
    expect((await read(queryOf("size=25&q=e"))).count).toEqual({ number: 25, kind: "more-than" })
    expect((await read(queryOf("q=nobody"))).count).toEqual({ number: 0, kind: "exact" })
  })
})
