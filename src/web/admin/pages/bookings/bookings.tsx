import { bookingListRules, type ListedBooking } from "#src/features/bookings/list/booking-list.ts"
import { listBookingPage } from "#src/features/bookings/list/booking-list.service.ts"
import { deleteBooking } from "#src/features/bookings/bookings.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { bookingColumns } from "#src/features/bookings/list/ui/booking-columns.tsx"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/bookings"

export const meta = () => pageMeta({ title: "Bookings", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const platform = context.get(platformContext)
  const { rules, query, asked } = readTable(bookingListRules(await listRooms(platform.db)), request)
  const page = await listBookingPage(platform, actor, query)
  return { listing: { rules, query, page }, asked, canDelete: hasRight(actor, "bookings.delete") }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.delete")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteBooking(platform, actor, id),
    restore: (id) => restoreBooking(platform, actor, id),
    reasons: {
      paid: "This booking is paid. Cancel and refund it first.",
      "sold-out": "Its rooms have been sold to others since.",
    },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ reference }: ListedBooking): string => reference
const toRow = ({ id }: ListedBooking): string => `/admin/${id}`

const empty = {
  title: messages.admin.empty("Bookings"),
  reason: "Bookings appear here as soon as guests make them.",
}

export default function AdminBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, asked, canDelete } = loaderData
  return (
    <AdminPage title="Bookings">
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={listing}
        columns={bookingColumns}
        nameOf={nameOf}
        toRow={toRow}
        asked={asked}
        canDelete={canDelete}
        empty={empty}
      />
    </AdminPage>
  )
}
