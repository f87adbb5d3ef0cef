import { defineChoice, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import { activeNames, stockNames } from "./room-fields.ts"
import { hasStock, type RoomType } from "./room-type.ts"
import { roomColumns } from "./rooms.store.ts"

type ListedRoomType = RoomType & { readonly position: number }

/** All room types, including hidden ones (ADM-9). */
export const roomTypeList = defineList<ListedRoomType>({
  name: "room-types",
  path: "/admin/roomcart",
  pluralName: "room types",
  right: "rates.see",
  removeRight: "rooms.change",
  rowName: "name",
  rowPath: "/admin/roomcart/update/:id",
  openRight: "rooms.change",
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", cell: ["name", "name"], sort: ["text", `lower(r.name) collate "C"`] },
    kind: { label: "Type", isExtra: true, cell: ["text", "kind"] },
    size: { label: "Size in sq ft", isExtra: true, align: "end", cell: ["text", "sizeSqft"] },
    bed: { label: "Bed", isExtra: true, cell: ["text", "bed"] },
    view: { label: "View", isExtra: true, cell: ["text", "view"] },
    message: { label: "Message", cell: ["message", "message"] },
    base: { label: "Price", isExtra: true, align: "end", cell: ["money", "price"] },
    discount: { label: "Discount (%)", isExtra: true, align: "end", cell: ["text", "discountPercent"] },
    price: {
      label: "Final price",
      align: "end",
      cell: ["money", "finalPrice"],
      sort: ["bigint", "r.final_price_paise"],
    },
    stock: {
      label: "Stock",
      csv: (room) => stockNames[hasStock(room) ? "true" : "false"],
      sort: ["bigint", "r.stock_quantity"],
      filter: defineChoice(
        ["in", "out"],
        { in: stockNames.true, out: stockNames.false },
        "case when r.is_in_stock and r.stock_quantity > 0 then 'in' else 'out' end",
      ),
    },
    rooms: { label: "Rooms", isExtra: true, align: "end", cell: ["text", "stockQuantity"] },
    available: {
      label: "Available",
      csv: ({ isActive }) => activeNames[isActive ? "true" : "false"],
      filter: defineChoice(
        ["yes", "no"],
        { yes: activeNames.true, no: activeNames.false },
        "case when r.is_active then 'yes' else 'no' end",
      ),
    },
    position: { label: "Order", isExtra: true, cell: ["text", "position"], sort: ["bigint", "r.position"] },
  },
  firstSort: { key: "position", direction: "asc" },
  search: searchIn("r.search_text", "Name, bed, view or words"),
  sql: {
    table: "room_types",
    alias: "r",
    where: "r.deleted_at is null",
    select: `${roomColumns}, r.position`,
  },
})
