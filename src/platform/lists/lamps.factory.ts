import type { TestPlatform } from "#test/test-platform.ts"
import { defineChoice, containing, days, defineList, type AddParameter, searchIn } from "./define-list.ts"

const shades = ["silk", "paper"] as const

export const list = defineList<Shown>({
  name: "lamps",
  path: "/admin/lamp",
  pluralName: "lamps",
  right: "bookings.see",
  rowName: "maker",
  columns: {
    maker: { label: "Maker", cell: ["text", "maker"], sort: ["text", `lower(l.maker) collate "C"`] },
    price: { label: "Price", cell: ["money", "price"], sort: ["bigint", "l.price"] },
    expensive: {
      label: "Price",
      filter: defineChoice(["yes"], { yes: "High" }, "case when l.price >= 2 then 'yes' end"),
    },
    shade: { label: "Shade", filter: defineChoice(shades) },
    lit: { label: "Lit", sort: ["date", "l.lit_on"], filter: days },
    since: { label: "Since", sort: ["timestamptz", "l.since"], filter: days },
  },
  firstSort: { key: "price", direction: "asc" },
  search: searchIn("l.words", "Maker"),
  sql: {
    table: "lamps",
    alias: "l",
    where: "not l.is_deleted",
    key: { column: "l.shade", values: ({ shade }) => shade ?? shades },
    select: "l.maker, l.price",
  },
})

/** The same lamps, found by the words of their makers in another table. */
export const makerSearchList = {
  ...list,
  search: {
    label: "Maker",
    conditions: (words: string, addParameter: AddParameter) => [
      `l.maker_id in (select id from makers where words like ${addParameter(containing(words))})`,
      ...(words.startsWith("no. ") ? [`l.number::text = ${addParameter(words.slice(4))}`] : []),
    ],
    matches: (words: string, addParameter: AddParameter) =>
      `l.maker_id in (select id from makers where words like ${addParameter(containing(words))})`,
  },
}

export type Lamp = {
  id: string
  maker: string
  price: number
  lit_on: string
  shade: string
  since: string
  is_deleted: boolean
}

export type Shown = Pick<Lamp, "maker" | "price">

const makers = ["Asha 100%", "asha_b", "Bela", "Çelik", "De\\lft", "İzmir", "zubin"]

export async function createLamps({ db }: Pick<TestPlatform, "db">): Promise<void> {
  await db.execute(`create table lamps (id uuid primary key, maker text not null, price bigint not null,
    lit_on date not null, shade text not null, since timestamptz not null, is_deleted boolean not null,
    words text not null generated always as (lower(maker)) stored, maker_id uuid, number bigint);
    create table makers (id uuid primary key default gen_random_uuid(), words text not null)`)
  // Few different values, so that every page ends between rows of equal value.
  await db.execute(
    `insert into lamps (id, maker, price, lit_on, shade, since, is_deleted) select gen_random_uuid(), ($1::text[])[1 + n % 7], n % 4, date '2026-01-01' + n % 5,
      case when n % 3 = 0 then 'silk' else 'paper' end, timestamptz '2026-01-01 18:29:59.123456+00' + (n % 6) * interval '1 microsecond',
      n % 11 = 0 from generate_series(1, 137) as n`,
    [makers],
  )
  await db.execute(`insert into makers (words) select distinct words from lamps;
    update lamps l set maker_id = m.id from makers m where m.words = l.words;
    update lamps l set number = n.number from (select id, row_number() over (order by id) as number from lamps) as n
      where n.id = l.id`)
}
