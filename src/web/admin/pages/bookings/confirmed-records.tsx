import { confirmationListRules, type ConfirmedRecord } from "#src/features/bookings/list/confirmation-list.ts"
import {
  deleteConfirmedRecord,
  listConfirmationPage,
  restoreConfirmedRecord,
} from "#src/features/bookings/list/confirmations.service.ts"
import { confirmationColumns } from "#src/features/bookings/list/ui/confirmation-columns.tsx"
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
import type { Route } from "./+types/confirmed-records"

export const meta = () => pageMeta({ title: "Confirmed records", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const { rules, query, asked } = readTable(confirmationListRules, request)
  const page = await listConfirmationPage(context.get(platformContext), actor, query)
  return { listing: { rules, query, page }, asked, canDelete: hasRight(actor, "bookings.delete") }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.delete")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteConfirmedRecord(platform, actor, id),
    restore: (id) => restoreConfirmedRecord(platform, actor, id),
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
