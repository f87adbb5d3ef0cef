import type { TableRules } from "#src/shared/table-query.ts"
import { activeNames, stockNames } from "./room-fields.ts"

/** What the list of room types can be asked (ADM-9). */
export const roomListRules = {
  path: "/admin/roomcart",
  things: "room types",
  searchLabel: "Name, bed, view or words",
  sorts: { position: "Order of the rooms", name: "Name", price: "Final price", stock: "Rooms" },
  firstSort: { key: "position", direction: "asc" },
  filters: {
    stock: {
      kind: "choice",
      label: "Stock",
      choices: [
        { value: "in", label: stockNames.true },
        { value: "out", label: stockNames.false },
      ],
    },
    available: {
      kind: "choice",
      label: "Available",
      choices: [
        { value: "yes", label: activeNames.true },
        { value: "no", label: activeNames.false },
      ],
    },
  },
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name" },
    message: { label: "Message" },
    price: { label: "Final price", sort: "price" },
    stock: { label: "Stock", sort: "stock" },
    active: { label: "Available" },
  },
} as const satisfies TableRules
