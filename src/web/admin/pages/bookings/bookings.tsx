import { findBookingList } from "#src/web/admin/tables/admin-lists.ts"
import type { ListedBooking } from "#src/features/bookings/list/listed-booking.ts"
import { deleteBooking, hasPostingsText } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { bookingColumns } from "#src/features/bookings/list/ui/booking-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/bookings"

export const meta = () => pageMeta({ title: "Bookings", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const list = await findBookingList(args.context.get(platformContext))
  const canDelete = hasRight(args.context.get(actorContext), "bookings.delete")
  return { ...(await loadList(args, list)), canDelete }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.delete")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteBooking(platform, actor, id),
    restore: (id) => restoreBooking(platform, actor, id),
    reasons: {
      "has-postings": hasPostingsText,
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
