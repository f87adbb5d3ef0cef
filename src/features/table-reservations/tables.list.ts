import { defineChoice, days, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import { outletName, type TableReservation, tableStatuses, tableStatusNames } from "./table-reservation.ts"
import { timeOfSlot } from "./table-times.ts"
import { tableColumns } from "./tables.store.ts"

/** All table reservations (ADM-9). */
export const tableReservationList = defineList<TableReservation>({
  name: "table-reservations",
  path: "/admin/tables/all",
  pluralName: "reservations",
  right: "tables.manage",
  rowName: "reference",
  columns: {
    reference: { label: "Reference", cell: ["text", "reference"] },
    day: { label: "Day", cell: ["date", "day"], sort: ["date", "r.on_day"], filter: days },
    time: { label: "Time", csv: ({ slot }) => timeOfSlot(slot) },
    outlet: { label: "Restaurant", csv: ({ outlet }) => outletName(outlet) },
    guests: { label: "Guests", align: "end", cell: ["text", "guests"] },
    name: { label: "Name", cell: ["text", "name"] },
    phone: { label: "Phone", cell: ["nowrap", "phone"] },
    email: { label: "Email", isExtra: true, cell: ["mailto", "email"] },
    note: { label: "Note", isExtra: true, cell: ["message", "note"] },
    status: {
      label: "Status",
      cell: ["choice", "status"],
      filter: defineChoice(tableStatuses, tableStatusNames),
    },
    reserved: { label: "Reserved", isExtra: true, cell: ["time", "createdAt"] },
  },
  firstSort: { key: "day", direction: "desc" },
  search: searchIn("r.search_text", "Reference, name, email or phone"),
  sql: {
    table: "table_reservations",
    alias: "r",
    where: "true",
    key: { column: "r.status", values: ({ status }) => status ?? tableStatuses },
    select: tableColumns,
  },
})
