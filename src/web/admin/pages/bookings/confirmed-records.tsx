import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import type { ConfirmedRecord } from "#src/features/bookings/list/listed-booking.ts"
import { hasPostingsText } from "#src/features/bookings/cancel/delete-booking.service.ts"
import {
  deleteConfirmedRecord,
  restoreConfirmedRecord,
} from "#src/features/bookings/list/confirmations.service.ts"
import { confirmationColumns } from "#src/features/bookings/list/ui/confirmation-columns.tsx"
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
import type { Route } from "./+types/confirmed-records"

export const meta = () => pageMeta({ title: "Confirmed records", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const canDelete = hasRight(args.context.get(actorContext), "bookings.delete")
  return { ...(await loadList(args, confirmationList)), canDelete }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.delete")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteConfirmedRecord(platform, actor, id),
    restore: (id) => restoreConfirmedRecord(platform, actor, id),
    reasons: { "has-postings": hasPostingsText },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ reference }: ConfirmedRecord): string => reference
const toRow = ({ bookingId }: ConfirmedRecord): string => `/admin/${bookingId}`

const empty = {
  title: messages.admin.empty("Confirmed Records"),
  reason: "A record is made when a booking becomes certain.",
}

export default function ConfirmedRecords({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, asked, canDelete } = loaderData
  return (
    <AdminPage title="Confirmed records" note="deleting one leaves its booking as it is">
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={listing}
        columns={confirmationColumns}
        nameOf={nameOf}
        toRow={toRow}
        asked={asked}
        canDelete={canDelete}
        empty={empty}
      />
    </AdminPage>
  )
}
