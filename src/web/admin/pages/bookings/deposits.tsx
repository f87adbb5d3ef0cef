import { Link } from "react-router"
import type { UnpaidDeposit } from "#src/features/bookings/deposits/deposit.ts"
import { listUnpaidDeposits } from "#src/features/bookings/deposits/deposits.service.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/deposits"

const maxListed = 200
const title = "Unpaid deposits"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const listed = await listUnpaidDeposits(context.get(platformContext), actor, {
    onlyOverdue: false,
    limit: maxListed,
  })
  return { count: listed?.count ?? 0, deposits: listed?.first ?? [] }
}

const columns: Column<UnpaidDeposit>[] = [
  {
    key: "booking",
    header: "Booking",
    render: ({ bookingId, bookingReference }) => <Link to={`/admin/${bookingId}`}>{bookingReference}</Link>,
  },
  { key: "guest", header: "Guest", render: ({ guestName }) => guestName },
  { key: "due", header: "To pay", align: "end", render: ({ due }) => formatMoney(due) },
  { key: "dueOn", header: "Due date", render: ({ dueOn }) => formatLongDate(dueOn) },
  {
    key: "state",
    header: "State",
    render: ({ isOverdue }) =>
      isOverdue ? <Badge tone="danger">Overdue</Badge> : <Badge tone="info">Due</Badge>,
  },
]

/** Deposits with something left to pay, the oldest due date first. */
export default function UnpaidDepositsPage({ loaderData: { count, deposits } }: Route.ComponentProps) {
  return (
    <AdminPage title={title} back={{ to: "/admin", label: "Front desk" }}>
      {count > deposits.length && (
        <Notice title={`The first ${deposits.length} of ${count} are shown`}>
          The oldest due dates come first.
        </Notice>
      )}
      {deposits.length === 0 ? (
        <EmptyState title="No deposit is unpaid">
          A deposit that the front desk requests on a booking is listed here until it is paid.
        </EmptyState>
      ) : (
        <Table columns={columns} rows={deposits} rowKey={({ id }) => id} caption={title} hideCaption />
      )}
    </AdminPage>
  )
}
