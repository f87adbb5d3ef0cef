import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import { hasPostingsText } from "#src/features/bookings/cancel/delete-booking.service.ts"
import {
  deleteConfirmedRecord,
  restoreConfirmedRecord,
} from "#src/features/bookings/list/confirmations.service.ts"
import { confirmationColumns } from "#src/features/bookings/list/ui/confirmation-columns.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/confirmed-records"

const title = "Confirmed records"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export const loader = (args: Route.LoaderArgs) => loadList(args, confirmationList)

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, confirmationList, {
    remove: deleteConfirmedRecord,
    restore: restoreConfirmedRecord,
    reasons: { "has-postings": hasPostingsText },
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty("Confirmed Records"),
  reason: "A record is made when a booking is confirmed.",
}

export default function ConfirmedRecords(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      note="deleting one leaves its booking as it is"
      columns={confirmationColumns}
    />
  )
}
