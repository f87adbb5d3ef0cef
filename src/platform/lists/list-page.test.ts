import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { system, visitor } from "#src/shared/actor.ts"
import { readTableQuery, type TableQuery, tableSizes } from "#src/shared/table-query.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createLamps, type Lamp, list, makerSearchList, type Shown } from "./lamps.factory.ts"
import { readListPage, streamList } from "./list-page.ts"

const platform = setUpPlatform()

let lamps: readonly Lamp[]

beforeAll(async () => {
  await createLamps(platform)
  lamps = await platform.db.execute<Lamp>(
    "select id, maker, price, lit_on, shade, since, is_deleted from lamps",
  )
})

afterAll(async () => {
  await platform.db.execute("drop table lamps, makers")
})

const queryOf = (address: string): TableQuery => readTableQuery(list.rules, new URLSearchParams(address))

const read = (query: TableQuery, which = list) => readListPage(platform, system, { list: which, query })

async function allPages(query: TableQuery, side: "next" | "previous", which = list): Promise<Shown[][]> {
  const pages: Shown[][] = []
  for (let pageQuery: TableQuery | null = query; pageQuery; ) {
    const page = await read(pageQuery, which)
    pages.push(page.rows.map(({ maker, price }) => ({ maker, price })))
    const cursor: TableQuery["cursor"] = page[side]
    pageQuery = cursor && { ...query, cursor }
  }
  return pages
}

async function lastCursorOf(query: TableQuery): Promise<TableQuery> {
  let pageQuery = query
  for (;;) {
    const { next } = await read(pageQuery)
    if (!next) return pageQuery
    pageQuery = { ...query, cursor: next }
  }
}

const anyAddress = fc
  .record({
    sort: fc.constantFrom("price", "-price", "maker", "-maker", "lit", "-lit", "since", "-since"),
    size: fc.constantFrom(...tableSizes).map(String),
    q: fc.constantFrom("", "a", "ASHA", "%", "_", "\\", "e", "nobody"),
    shade: fc.constantFrom("", "silk", "paper"),
    expensive: fc.constantFrom("", "yes"),
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
      !lamp.is_deleted &&
      is("q", (words) => lamp.maker.toLowerCase().includes(words.toLowerCase())) &&
      is("shade", (shade) => lamp.shade === shade) &&
      is("expensive", () => lamp.price >= 2) &&
      is("lit-from", (day) => lamp.lit_on >= day) &&
      is("lit-to", (day) => lamp.lit_on <= day),
  )
}

describe("pages of a list", () => {
  test.each([
    ["in its own column", list],
    ["in another table", makerSearchList],
  ])("[ADM-9] searched %s, its pages have every matching row once, in order", async (_, which) => {
    await fc.assert(
      fc.asyncProperty(anyAddress, async (address) => {
        const query = queryOf(address)
        const pages = await allPages(query, "next", which)
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

  test("[ADM-9] paging back shows the same rows, also among rows of equal value", async () => {
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
    for await (const batch of streamList(platform, system, { list, query })) rows.push(...batch)
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
    const some = { number: expected("q=e").length, kind: "exact" }
    expect((await read(queryOf("size=25&q=e"))).count).toEqual(some)
    expect((await read(queryOf("q=nobody"))).count).toEqual({ number: 0, kind: "exact" })
  })

  test("[ADM-9] a search by another table also finds rows by the list's second condition", async () => {
    const { rows } = await read(queryOf("q=no.+20"), makerSearchList)
    const [lamp] = await platform.db.execute<Lamp>(
      "select maker, price, is_deleted from lamps where number = 20",
    )
    expect(rows).toEqual(lamp?.is_deleted ? [] : [{ maker: lamp?.maker, price: lamp?.price }])
  })

  test("[API-10] shows nothing, on screen or in a file, without its right", async () => {
    const request = { list, query: queryOf("") }
    expect((await readListPage(platform, visitor, request)).rows).toEqual([])
    for await (const _ of streamList(platform, visitor, request)) expect.unreachable()
  })
})

describe("a list of more than a thousand rows", () => {
  beforeAll(async () => {
    await platform.db.execute(
      `insert into lamps (id, maker, price, lit_on, shade, since, is_deleted, maker_id)
        select gen_random_uuid(), case when n > 1500 then 'Mass Sold' else 'Mass Made' end, n, date '2026-02-01',
          case when n % 4 = 0 then 'silk' else 'paper' end, '2026-02-01T00:00:00Z', false, null
          from generate_series(1, 7500) as n;
      insert into lamps (id, maker, price, lit_on, shade, since, is_deleted)
        select gen_random_uuid(), 'Plain', -n, date '2026-02-01', 'paper', '2026-02-01T00:00:00Z', false
          from generate_series(1, 21000) as n;
      insert into makers (words) select distinct words from lamps where maker like 'Mass%' or maker = 'Plain';
      update lamps l set maker_id = m.id from makers m where m.words = l.words`,
    )
  })

  test("[ADM-9] is counted to a thousand", async () => {
    expect((await read(queryOf("shade=silk&size=25"))).count).toEqual({ number: 1000, kind: "more-than" })
  })

  test.each([
    ["in its own column", list, "mass+made", 1500, 250],
    ["in another table", makerSearchList, "mass+made", 1500, 250],
    ["in its own column, far from the first rows,", list, "mass", 7500, 100],
    ["in another table, far from the first rows,", makerSearchList, "mass", 7500, 100],
    ["in its own column, among the first rows,", list, "plain", 21_000, 100],
    ["in another table, among the first rows,", makerSearchList, "plain", 21_000, 100],
  ])(
    "[ADM-9] searched %s for what more rows hold, it shows the first ones in its own order and says so; its file is whole",
    async (_, which, words, count, shown) => {
      const query = queryOf(`q=${words}&size=25&sort=-price`)
      const pages = await allPages(query, "next", which)
      // The list's own order is by price, rising.
      const lowest = words === "plain" ? -21_000 : 1
      expect(pages.flat().map(({ price }) => price)).toEqual(
        Array.from({ length: shown }, (_n, n) => lowest + shown - 1 - n),
      )
      expect((await read(query, which)).count).toEqual({ number: shown, kind: "truncated" })
      const rows: Shown[] = []
      for await (const batch of streamList(platform, system, { list: which, query })) rows.push(...batch)
      expect(rows.map(({ price }) => price)).toEqual(
        Array.from({ length: count }, (_n, n) => lowest + count - 1 - n),
      )
    },
  )

  test("[ADM-9] a search that looks at a part of the records says so", async () => {
    const partial = { ...makerSearchList.search, limit: { sql: () => "true", notice: "Some makers only." } }
    for (const words of ["zubin", "nobody"]) {
      const { count } = await read(queryOf(`q=${words}`), { ...list, search: partial })
      expect(count).toMatchObject({ kind: "exact", notice: "Some makers only." })
    }
    const whole = { ...partial, limit: { ...partial.limit, sql: () => "false" } }
    expect((await read(queryOf("q=zubin"), { ...list, search: whole })).count).not.toHaveProperty("notice")
  })
})
