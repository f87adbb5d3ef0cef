import {
  removeEntry,
  type RemoveEntryRefusal,
  restoreEntry,
} from "#src/features/bookings/waitlist/answer-offer.service.ts"
import { waitlistColumns } from "#src/features/bookings/waitlist/ui/waitlist-columns.tsx"
import { waitlistList } from "#src/features/bookings/waitlist/waitlist.list.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction, type Reasons } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/waitlist"

const title = "Waitlist"

export const meta = () => pageMeta({ title, isPrivate: true })

const listOf = ({ context }: Pick<Route.LoaderArgs, "context">) =>
  waitlistList(context.get(platformContext).clock.today())

export const shouldRevalidate = revalidateAfterConflict

export const loader = (args: Route.LoaderArgs) => loadList(args, listOf(args))

const reasons: Reasons<RemoveEntryRefusal> = { ended: "This waitlist entry has ended already." }

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, listOf(args), {
    remove: removeEntry,
    restore: restoreEntry,
    deleted: staffMessages.deletedRecord,
    reasons,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty("Guests"),
  reason: "Guests who wait for a stay that is full appear here.",
}

/** The waitlist: guests, stays and the state of their offers. */
export default function AdminWaitlist(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      note="rooms that become free are held for the first guest on the waitlist; deleting an entry frees what is held for it"
      columns={waitlistColumns}
    />
  )
}
