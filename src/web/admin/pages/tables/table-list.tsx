import { tableReservationList } from "#src/features/table-reservations/tables.list.ts"
import { tableReservationColumns } from "#src/features/table-reservations/ui/table-columns.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/table-list"

const title = "Table reservations"

export const meta = () => pageMeta({ title, isPrivate: true })

export const loader = (args: Route.LoaderArgs) => loadList(args, tableReservationList)

const empty = {
  title: staffMessages.empty(title),
  reason: "Guests reserve a table on the page of the restaurants; the staff reserve for callers.",
}

export default function TableReservations(props: Route.ComponentProps) {
  return <AdminListPage {...props} {...{ title, empty }} columns={tableReservationColumns} />
}
