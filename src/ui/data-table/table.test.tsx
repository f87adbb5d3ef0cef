import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { type Column, Table } from "./table.tsx"

type Row = { readonly time: string; readonly name: string }

const time: Column<Row> = { key: "time", header: "Time", render: (row) => row.time }
const name: Column<Row> = { key: "name", header: "Name", render: (row) => row.name }

const rowHeadersOf = (columns: readonly Column<Row>[]) => {
  const rows = [{ time: "19:30", name: "Ira Sen" }]
  const table = <Table columns={columns} rows={rows} rowKey={(row) => row.name} caption="Reservations" />
  const heads = renderToStaticMarkup(table).matchAll(/<th scope="row".*?<div>(.*?)<\/div><\/th>/g)
  return [...heads].map(([, text]) => text)
}

test("[ADM-9] each row is named by its first column, or by the one that says so", () => {
  expect(rowHeadersOf([time, name])).toEqual(["19:30"])
  expect(rowHeadersOf([time, { ...name, namesRow: true }])).toEqual(["Ira Sen"])
})
