import { Link } from "react-router"
import { OneLine } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { outletName, type TableReservation } from "../table-reservation.ts"
import { formatSlot } from "../table-times.ts"
import { TableStatusBadge } from "./table-status-badge.tsx"

/** How the list of the staff shows a table reservation. */
export const tableReservationColumns: CellRenderers<TableReservation> = {
  // A reservation is changed on the page of its day.
  reference: {
    render: ({ reference, day }) => (
      <OneLine>
        <Link to={`/admin/tables?day=${day}`}>{reference}</Link>
      </OneLine>
    ),
  },
  time: { render: ({ slot }) => <OneLine>{formatSlot(slot)}</OneLine> },
  outlet: { render: ({ outlet }) => <OneLine>{outletName(outlet)}</OneLine> },
  status: { render: ({ status }) => <TableStatusBadge status={status} /> },
}
