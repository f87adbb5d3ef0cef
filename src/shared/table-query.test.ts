import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf } from "./calendar-date.ts"
import {
  hasFilters,
  readTableQuery,
  tableAddress,
  type TableQuery,
  type TableRules,
  tableSizes,
  changeTableQuery,
} from "./table-query.ts"

const rules: TableRules = {
  name: "lamps",
  path: "/admin/lamp",
  pluralName: "lamps",
  rowName: "name",
  searchLabel: "Maker",
  firstSort: { key: "newest", direction: "desc" },
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
  },
  columns: {
    name: { label: "Name" },
    price: { label: "Price", sort: "price" },
    watts: { label: "Watts", isExtra: true },
    newest: { label: "Newest", sort: "newest", isExtra: true },
  },
}

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(calendarDateOf("2000-01-01"), days))
const cursor = fc.record({
  side: fc.constantFrom("after" as const, "before" as const),
  id: fc.uuid(),
  value: fc.string({ maxLength: 60 }).filter((text) => !text.includes("\0")),
})

const anyQuery: fc.Arbitrary<TableQuery> = fc.record({
  search: fc.string({ maxLength: 100 }).map((text) => text.replaceAll("\0", "").trim()),
  sort: fc.record({
    key: fc.constantFrom("newest", "price"),
    direction: fc.constantFrom("asc" as const, "desc" as const),
  }),
  choices: fc.constantFrom({}, { shade: ["silk"] }, { shade: ["silk", "paper"] }),
  days: fc
    .option(fc.record({ from: day, to: day }, { requiredKeys: [] }), { nil: {} })
    .map((lit) => (Object.keys(lit).length > 0 ? { lit } : {})),
  size: fc.constantFrom(...tableSizes),
  cursor: fc.option(cursor, { nil: null }),
  columns: fc.constantFrom(["name", "price"], ["name"], ["name", "watts"]),
  density: fc.constantFrom("comfortable" as const, "compact" as const),
})

const read = (address: string) => readTableQuery(rules, new URL(address, "http://vimana.test").searchParams)

describe("the state of a list", () => {
  test("[ADM-9] an address contains the whole state, so that it can be shared and restored", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(tableAddress(rules, query))).toEqual(query)
      }),
    )
  })

  test("[ADM-9] any address is read as a state that the rules allow", () => {
    const name = fc.constantFrom(
      "q",
      "sort",
      "shade",
      "lit-from",
      "lit-to",
      "size",
      "column",
      "after",
      "before",
      "density",
    )
    const odd = fc.oneof(
      fc.string(),
      fc.constantFrom("silk", "-price", "toString", "__proto__", "2026-02-30", "name"),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, odd)), (entries) => {
        const query = readTableQuery(rules, new URLSearchParams(entries))
        expect(["newest", "price"]).toContain(query.sort.key)
        expect(Object.keys(query.choices).every((key) => key === "shade")).toBe(true)
        expect(query.choices["shade"]?.every((value) => ["silk", "paper"].includes(value)) ?? true).toBe(true)
        expect(tableSizes).toContain(query.size)
        expect(query.columns.every((column) => Object.hasOwn(rules.columns, column))).toBe(true)
        expect(read(tableAddress(rules, query))).toEqual(query)
      }),
    )
  })

  test("the default state of a list has an address without parameters", () => {
    expect(tableAddress(rules, read("/admin/lamp"))).toBe("/admin/lamp")
    expect(tableAddress(rules, read("/admin/lamp?sort=-newest&size=50&odd=1"))).toBe("/admin/lamp")
  })

  test("a change begins at the first page again", () => {
    const query = read(`/admin/lamp?q=brass&after=${crypto.randomUUID()}.7`)
    expect(query.cursor?.value).toBe("7")
    expect(tableAddress(rules, changeTableQuery(query, { sort: { key: "price", direction: "asc" } }))).toBe(
      "/admin/lamp?q=brass&sort=price",
    )
  })

  test("extra columns are shown to those who choose them", () => {
    expect(read("/admin/lamp").columns).toEqual(["name", "price"])
    expect(read("/admin/lamp?column=watts&column=name").columns).toEqual(["name", "watts"])
    expect(read("/admin/lamp?column=volts").columns).toEqual(["name", "price"])
  })

  test("[ADM-9] a saved view is the default, and an address may override it", () => {
    const kept: TableRules = { ...rules, savedView: { columns: ["name"], density: "compact", size: 100 } }
    const readKept = (address: string) =>
      readTableQuery(kept, new URL(address, "http://vimana.test").searchParams)
    expect(readKept("/admin/lamp")).toMatchObject({ columns: ["name"], density: "compact", size: 100 })
    const shared = tableAddress(kept, { ...readKept("/admin/lamp"), density: "comfortable", size: 50 })
    expect(shared).toBe("/admin/lamp?size=50&density=comfortable")
    expect(readKept(shared)).toMatchObject({ columns: ["name"], density: "comfortable", size: 50 })
  })

  test("search, choices and days filter a list; its order does not", () => {
    expect(hasFilters(read("/admin/lamp?sort=price&size=25"))).toBe(false)
    for (const query of ["q=x", "shade=silk", "lit-to=2026-01-01"])
      expect(hasFilters(read(`/admin/lamp?${query}`))).toBe(true)
  })
})
