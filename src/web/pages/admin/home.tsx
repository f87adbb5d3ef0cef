import { listBookings } from "#src/features/bookings/bookings.service.ts"
import { BookingTable } from "#src/features/bookings/ui/booking-table.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireStaff } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/home"

export const meta = () => pageMeta({ title: "Administration", isPrivate: true })

const newestShown = 8

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireStaff(context, url)
  const page = { limit: newestShown, withUnpaid: false }
  return { newest: await listBookings(context.get(platformContext), actor, page) }
}

export default function AdminHome({ loaderData: { newest } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Front desk"
      note="the newest bookings"
      actions={
        <LinkButton to="/admin/booking" variant="secondary" size="small">
          All bookings
        </LinkButton>
      }
    >
      {newest.length === 0 ? (
        <EmptyState title={messages.admin.empty("Bookings")} />
      ) : (
        <BookingTable bookings={newest} caption="The newest bookings" />
      )}
    </AdminPage>
  )
}
