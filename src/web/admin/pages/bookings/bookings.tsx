import { redirect } from "react-router"
import { parseBookingReference } from "#src/features/bookings/booking-reference.ts"
import { deleteBooking, hasPostingsText } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { findBookingList } from "#src/features/bookings/list/bookings.list.ts"
import { bookingColumns } from "#src/features/bookings/list/ui/booking-columns.tsx"
import { searchToday } from "#src/features/front-desk/day.service.ts"
import { DeskBlock } from "#src/features/front-desk/ui/desk-block.tsx"
import { FoundStayRow } from "#src/features/front-desk/ui/stay-row.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/bookings"
import styles from "./bookings.module.css"

const title = "Bookings"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadList(args, await findBookingList(args.context.get(platformContext)))
  const { query, page } = loaded.listing
  const reference = parseBookingReference(query.search)
  const found = page.rows.find((row) => row.reference === reference)
  // A whole reference opens its booking, unless the address asks to delete it.
  if (found && loaded.idsToDelete.length === 0) throw redirect(`/admin/${found.id}`)
  const today = query.cursor ? null : await findToday(args, query.search)
  return { ...loaded, today }
}

const maxOfToday = 6

function findToday({ context, url }: Route.LoaderArgs, words: string) {
  const actor = requireRight(context, url, "bookings.see")
  return searchToday(context.get(platformContext), actor, { words, limit: maxOfToday })
}

export const action = async (args: Route.ActionArgs) =>
  answerListAction(args, await findBookingList(args.context.get(platformContext)), {
    remove: deleteBooking,
    restore: restoreBooking,
    reasons: {
      "has-postings": hasPostingsText,
      "guest-erased": "The details of its guest were erased. Make a new booking.",
      "sold-out": "Its rooms have been sold to others since.",
    },
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty("Bookings"),
  reason: "Bookings appear here as soon as guests make them.",
}

export default function AdminBookings(props: Route.ComponentProps) {
  const { today } = props.loaderData
  return (
    <AdminListPage {...props} {...{ title, empty }} columns={bookingColumns}>
      {today && today.count > 0 && (
        <div className={styles.today}>
          <DeskBlock id="today" title="Today" count={today.count} empty="">
            {today.first.map((stay) => (
              <FoundStayRow key={stay.id} stay={stay} />
            ))}
          </DeskBlock>
        </div>
      )}
    </AdminListPage>
  )
}
