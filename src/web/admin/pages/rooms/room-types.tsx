import { roomTypeList } from "#src/features/rooms/room-types.list.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import { deleteRoomType, restoreRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { roomColumns } from "#src/features/rooms/ui/room-columns.tsx"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList, withRows } from "#src/web/admin/lists/load-admin-list.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { formatNightList } from "#src/shared/format/format-night-list.ts"
import type { Route } from "./+types/room-types"

const title = "Room types"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(platformContext)
  const loaded = await loadList(args, roomTypeList)
  const { rows } = loaded.listing.page
  return withRows(loaded, await withPictures(db, rows, ({ pictureIds }) => pictureIds.slice(0, 1)))
}

const reasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-room": "There is no such room type any more.",
  "name-taken": "Another room type has that name now.",
  "sold-beyond": ({ nights }: { nights: readonly CalendarDate[] }) =>
    `Guests have booked it for ${formatNightList(nights)}. ` +
    "Say that it is not available instead: it then leaves the website, and those stays stay.",
} as const

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, roomTypeList, {
    remove: deleteRoomType,
    restore: restoreRoomType,
    deleted: staffMessages.deletedRoom,
    reasons,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = { title: messages.rooms.empty, reason: staffMessages.empty("Room Types") }

export default function AdminRoomTypes(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      create={props.loaderData.canDelete && { to: "/admin/roomcart/create" }}
      columns={roomColumns}
    />
  )
}
