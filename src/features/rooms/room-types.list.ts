import { choicesOf, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import { toRupees } from "#src/shared/money.ts"
import { activeNames, stockNames } from "./room-fields.ts"
import type { RoomType } from "./room-type.ts"
import { roomColumns } from "./rooms.store.ts"

/** All room types, including hidden ones (ADM-9). */
export const roomTypeList = defineList<RoomType>({
  name: "room-types",
  path: "/admin/roomcart",
  things: "room types",
  right: "rates.see",
  removeRight: "rooms.change",
  rowName: "name",
  rowPath: "/admin/roomcart/update/:id",
  openRight: "rooms.change",
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name", cell: ["name", "name"] },
    message: { label: "Message", cell: ["message", "message"] },
    price: { label: "Final price", sort: "price", align: "end" },
    stock: { label: "Stock", sort: "stock" },
    active: { label: "Available" },
  },
  sorts: {
    position: { label: "Order of the rooms", sql: "r.position", type: "bigint" },
    name: { label: "Name", sql: `lower(r.name) collate "C"`, type: "text" },
    price: { label: "Final price", sql: "r.final_price_paise", type: "bigint" },
    stock: { label: "Rooms", sql: "r.stock_quantity", type: "bigint" },
  },
  firstSort: { key: "position", direction: "asc" },
  filters: {
    stock: {
      kind: "choice",
      label: "Stock",
      choices: choicesOf(["in", "out"], { in: stockNames.true, out: stockNames.false }),
      where: (values, place) =>
        `case when r.is_in_stock and r.stock_quantity > 0 then 'in' else 'out' end = any (${place(values)}::text[])`,
    },
    available: {
      kind: "choice",
      label: "Available",
      choices: choicesOf(["yes", "no"], { yes: activeNames.true, no: activeNames.false }),
      where: (values, place) =>
        `case when r.is_active then 'yes' else 'no' end = any (${place(values)}::text[])`,
    },
  },
  search: searchIn("r.search_text", "Name, bed, view or words"),
  sql: { table: "room_types", alias: "r", where: "r.deleted_at is null", select: roomColumns },
  csv: [
    ["Name", ({ name }) => name],
    ["Type", ({ kind }) => kind],
    ["Size in sq ft", ({ sizeSqft }) => sizeSqft],
    ["Bed", ({ bed }) => bed],
    ["View", ({ view }) => view],
    ["Message", ({ message }) => message],
    ["Price (INR)", ({ price }) => toRupees(price)],
    ["Discount (%)", ({ discountPercent }) => discountPercent],
    ["Final price (INR)", ({ finalPrice }) => toRupees(finalPrice)],
    ["Stock", ({ isInStock }) => stockNames[isInStock ? "true" : "false"]],
    ["Rooms", ({ stockQuantity }) => stockQuantity],
    ["Available", ({ isActive }) => activeNames[isActive ? "true" : "false"]],
  ],
})
