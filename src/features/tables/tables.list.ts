import { choicesOf, defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import { outletName, type TableReservation, tableStatuses, tableStatusNames } from "./table-reservation.ts"
import { timeOfSlot } from "./table-times.ts"
import { tableColumns } from "./tables.store.ts"

/** All table reservations (ADM-9). */
export const tableReservationList = defineList<TableReservation>({
  name: "table-reservations",
  path: "/admin/tables/all",
  things: "reservations",
  right: "tables.manage",
  rowName: "reference",
  columns: {
    reference: { label: "Reference" },
    day: { label: "Day", sort: "day", cell: ["date", "day"] },
    time: { label: "Time" },
    outlet: { label: "Restaurant" },
    guests: { label: "Guests", align: "end", cell: ["text", "guests"] },
    name: { label: "Name", cell: ["text", "name"] },
    phone: { label: "Phone", cell: ["whole", "phone"] },
    email: { label: "Email", isExtra: true, cell: ["mailto", "email"] },
    note: { label: "Note", isExtra: true, cell: ["message", "note"] },
    status: { label: "Status" },
  },
  sorts: { day: { label: "Day", sql: "r.on_day", type: "date" } },
  firstSort: { key: "day", direction: "desc" },
  filters: {
    status: { kind: "choice", label: "Status", choices: choicesOf(tableStatuses, tableStatusNames) },
    day: { kind: "days", label: "Day", column: "r.on_day", type: "date" },
  },
  search: searchIn("r.search_text", "Reference, name, email or phone"),
  sql: {
    table: "table_reservations",
    alias: "r",
    where: "true",
    key: { column: "r.status", values: ({ status }) => status ?? tableStatuses },
    select: tableColumns,
  },
  csv: [
    ["Reference", ({ reference }) => reference],
    ["Day", ({ day }) => day],
    ["Time", ({ slot }) => timeOfSlot(slot)],
    ["Restaurant", ({ outlet }) => outletName(outlet)],
    ["Guests", ({ guests }) => guests],
    ["Name", ({ name }) => name],
    ["Phone", ({ phone }) => phone],
    ["Email", ({ email }) => email],
    ["Note", ({ note }) => note],
    ["Status", ({ status }) => tableStatusNames[status]],
    timeColumn("Reserved at", ({ createdAt }) => createdAt),
  ],
})
