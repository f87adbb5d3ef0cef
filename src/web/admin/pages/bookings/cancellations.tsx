import { cancellationList } from "#src/features/bookings/cancel/cancellations.list.ts"
import { cancellationColumns } from "#src/features/bookings/cancel/ui/cancellation-columns.tsx"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/cancellations"

const title = "Cancellation requests"

export const meta = () => pageMeta({ title, isPrivate: true })

export const loader = (args: Route.LoaderArgs) => loadList(args, cancellationList)

const empty = {
  title: "No request waits for an answer",
  reason: "Guests send requests from their account; each appears here and by email.",
}

export default function AdminCancellations(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      note="open a booking to answer"
      columns={cancellationColumns}
    />
  )
}
