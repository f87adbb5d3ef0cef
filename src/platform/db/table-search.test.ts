import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import {
  readTableQuery,
  type TableChoice,
  type TableQuery,
  type TableRules,
} from "#src/shared/table-query.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { readTablePage } from "./table-page.ts"
import { containing, searchInColumn, type TableSourceOf } from "./table-source.ts"

// So many that every way of a search is taken, and that one way ends without a page so that the other is tried.
const kites = 30_000

const colours = ["red", "green", "blue"] as const

const makers: readonly TableChoice[] = [{ value: "3", label: "Third" }]

const rules = {
  path: "/admin/kite",
  things: "kites",
  searchLabel: "Name",
  sorts: { price: "Price", flown: "Flown" },
  firstSort: { key: "price", direction: "asc" },
  filters: {
    colour: {
      kind: "choice",
      label: "Colour",
      choices: colours.map((colour) => ({ value: colour, label: colour })),
    },
    maker: {
      kind: "choice",
      label: "Maker",
      choices: makers,
    },
  },
  columns: { name: { label: "Name" } },
} as const satisfies TableRules

const source: TableSourceOf<typeof rules> = {
  table: "kites",
  alias: "k",
  always: "not k.is_lost",
  alwaysLookup: "not exists (select 1 from broken_kites d where d.kite_id = k.id)",
  sorts: { price: { by: "k.price", type: "bigint" }, flown: { by: "k.flown_on", type: "date" } },
  filters: {
    colour: { kind: "part" },
    maker: {
      kind: "values",
      isLookup: true,
      condition: (chosen, place) =>
        `exists (select 1 from kite_makers m where m.kite_id = k.id and m.maker::text = any (${place(chosen)}))`,
    },
  },
  parts: ({ colour }) => colour?.map((value) => `k.colour = '${value}'`) ?? [],
  search: searchInColumn("kites", "k", "words"),
  select: "k.id",
  joins: "",
}

let platform: TestPlatform

// The words of each kite: of every third, of one in fifty, of ten, of thousands at one end, of a few at the beginning.
beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.db.execute(`create table kites (id uuid primary key, price bigint not null, flown_on date not null,
    colour text not null, is_lost boolean not null, words text not null);
    create table kite_makers (kite_id uuid primary key references kites, maker integer not null);
    create table broken_kites (kite_id uuid primary key references kites)`)
  await platform.db.execute(
    `insert into kites select md5(n::text)::uuid, n / 7, date '2020-01-01' + (n * 7919) % 2000,
      ($1::text[])[1 + n % 3], n % 13 = 0, 'a kite'
        || case when n % 3 = 0 then ' common' else '' end || case when n % 50 = 0 then ' frequent' else '' end
        || case when n % 3000 = 7 then ' seldom and with a long name' else '' end
        || case when n > $2::int - 6500 then ' heaped' else '' end
        || case when n < 900 and n % 9 = 0 then ' early' else '' end || case when n % 7 = 0 then ' 100%' else '' end
    from generate_series(1, $2::int) as n`,
    [colours, kites],
  )
  await platform.db.execute(`insert into kite_makers select id, (price % 40)::int from kites;
    insert into broken_kites select id from kites where price % 17 = 3;
    create index kites_by_price on kites (price, id) include (colour, flown_on, words) where not is_lost;
    create index kites_by_flight on kites (flown_on, id) include (colour, price, words) where not is_lost;
    create index kites_by_colour_and_price on kites (colour, price, id) include (words) where not is_lost;
    create index kites_by_words on kites using gin (words gin_trgm_ops);
    analyze kites; analyze kite_makers; analyze broken_kites`)
}, 60_000)

afterAll(async () => {
  await platform.db.execute("drop table broken_kites, kite_makers, kites")
  await platform.close()
})

type Asked = {
  readonly q: string
  readonly sort: "price" | "-price" | "flown" | "-flown"
  readonly colour: readonly string[]
  readonly maker: readonly string[]
}

const anyQuestion = fc.record({
  q: fc.constantFrom(
    "",
    "kite",
    "common",
    "frequent",
    "SELDOM",
    "seldom and with a long name",
    "seldom and with another",
    "heaped",
    "early",
    "frequent early",
    "early frequent",
    "nobody",
    "100%",
    "10_",
    "ed s",
    "seldom a",
    "d with",
  ),
  sort: fc.constantFrom("price", "-price", "flown", "-flown"),
  colour: fc.subarray([...colours]),
  maker: fc.constantFrom([], ["3"]),
})

/** All that a question is about, as the simplest query gives it. */
async function expected({ q, sort, colour, maker }: Asked): Promise<string[]> {
  const by = sort.endsWith("price") ? "price" : "flown_on"
  const direction = sort.startsWith("-") ? "desc" : "asc"
  const rows = await platform.db.execute<{ id: string }>(
    `select k.id from kites k join kite_makers m on m.kite_id = k.id
      where not k.is_lost and k.id not in (select kite_id from broken_kites) and k.words like $1
        and (cardinality($2::text[]) = 0 or k.colour = any ($2)) and (cardinality($3::text[]) = 0 or m.maker::text = any ($3))
      order by k.${by} ${direction}, k.id ${direction}`,
    [containing(q), colour, maker],
  )
  return rows.map(({ id }) => id)
}

const queryOf = ({ q, sort, colour, maker }: Asked): TableQuery =>
  readTableQuery(
    rules,
    new URLSearchParams([
      ["q", q],
      ["sort", sort],
      ["size", "25"],
      ...[...colour].map((value) => ["colour", value]),
      ...maker.map((value) => ["maker", value]),
    ] as [string, string][]),
  )

test("[ADM-9] whichever way a search takes, its pages are those of the simplest query, forth and back", async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (asked) => {
      const all = await expected(asked)
      const query = queryOf(asked)
      const read = (cursor: TableQuery["cursor"]) =>
        readTablePage(platform.db, source, {
          query: { ...query, cursor },
          toRow: ({ id }: { id: string }) => id,
        })
      const first = await read(null)
      expect(first.rows).toEqual(all.slice(0, 25))
      const second = first.next && (await read(first.next))
      expect(second?.rows ?? []).toEqual(all.slice(25, 50))
      if (second?.previous) expect((await read(second.previous)).rows).toEqual(first.rows)
      const far = all[Math.floor(all.length / 2)]
      if (!far) return
      const [value] = await platform.db.execute<{ price: number; flown_on: string }>(
        "select price, flown_on from kites where id = $1",
        [far],
      )
      const at = asked.sort.endsWith("price") ? String(value?.price) : String(value?.flown_on)
      const after = await read({ side: "after", id: far, value: at })
      const place = all.indexOf(far)
      expect(after.rows).toEqual(all.slice(place + 1, place + 26))
    }),
    { numRuns: 100 },
  )
}, 120_000)
