import { expect, test } from "vitest"
import { listSorts } from "#src/shared/table-query.ts"
import { defineChoice, days, defineList } from "./define-list.ts"

type Lamp = { id: string; maker: string; price: number; shade: string; litAt: string | null }

const list = defineList<Lamp>({
  name: "lamps",
  path: "/admin/lamp",
  pluralName: "lamps",
  right: "bookings.see",
  rowName: "maker",
  columns: {
    maker: { label: "Maker", cell: ["name", "maker"], sort: "lit" },
    price: { label: "Price", isExtra: true, cell: ["money", "price"], sort: ["bigint", "l.price"] },
    shade: { label: "Shade", cell: ["choice", "shade"], filter: defineChoice(["silk"], { silk: "Of silk" }) },
    lit: { label: "Lit", cell: ["time", "litAt"], sort: ["timestamptz", "l.lit_at"], filter: days },
    state: { label: "State", csv: ({ litAt }) => (litAt === null ? "dark" : "lit") },
    remove: { label: "Remove" },
  },
  firstSort: { key: "price", direction: "asc" },
  sql: { table: "lamps", alias: "l", where: "true", select: "l.*" },
})

test("[ADM-9] the file of a list has every column that has a value, in units that spreadsheets read", () => {
  expect(list.file.headings).toEqual(["Maker", "Price (INR)", "Shade", "Lit (IST)", "State"])
  const lamp = { id: "1", maker: "Asha", price: 125_050, shade: "silk", litAt: "2026-11-23T20:15:30Z" }
  expect(list.file.cells(lamp)).toEqual(["Asha", 1250.5, "Of silk", "2026-11-24 01:45:30", "lit"])
  const dark = { ...lamp, shade: "paper", litAt: null }
  expect(list.file.cells(dark)).toEqual(["Asha", 1250.5, "paper", null, "dark"])
})

test("[ADM-9] the browser learns labels and choices of a column, and nothing of its SQL", () => {
  const { columns, filters } = list.rules
  expect(columns["maker"]).toEqual({ label: "Maker", cell: ["name", "maker"], sort: "lit" })
  expect(listSorts(list.rules)).toEqual([
    { key: "price", label: "Price" },
    { key: "lit", label: "Lit" },
  ])
  expect(filters["shade"]).toEqual({
    kind: "choice",
    label: "Shade",
    choices: [{ value: "silk", label: "Of silk" }],
  })
  expect(JSON.stringify(list.rules)).not.toContain("l.")
})
