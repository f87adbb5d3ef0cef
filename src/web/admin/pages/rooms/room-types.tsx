import { roomTypeList } from "#src/features/rooms/room-types.list.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import { deleteRoomType, restoreRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { pathOfRoom, roomColumns } from "#src/features/rooms/ui/room-columns.tsx"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { formatNightList } from "#src/web/admin/night-list.ts"
import type { Route } from "./+types/room-types"

export const meta = () => pageMeta({ title: "Room types", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const { listing, asked } = await loadList(args, roomTypeList)
  const { db } = args.context.get(platformContext)
  const page = await withPictures(db, listing.page, ({ pictureIds }) => pictureIds.slice(0, 1))
  const canChange = hasRight(args.context.get(actorContext), "rooms.change")
  const rows = page.rows.map((room) => ({ ...room, canChange }))
  return { listing: { ...listing, page: { ...page, rows } }, asked, canChange }
}

const reasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-room": "There is no such room type any more.",
  "name-taken": "Another room type has that name now.",
  "sold-beyond": ({ nights }: { nights: readonly CalendarDate[] }) =>
    `Guests have booked it for ${formatNightList(nights)}. ` +
    "Say that it is not available instead: it then leaves the website, and those stays stay.",
} as const

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteRoomType(platform, actor, id),
    restore: (id) => restoreRoomType(platform, actor, id),
    deleted: messages.admin.deletedRoom,
    reasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ name }: RoomType): string => name

const Create = () => (
  <LinkButton to="/admin/roomcart/create" size="small">
    Create
  </LinkButton>
)

const empty = {
  title: messages.rooms.empty,
  reason: messages.admin.empty("Room Types"),
}

export default function AdminRoomTypes({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, asked, canChange } = loaderData
  return (
    <AdminPage title="Room types" actions={canChange && <Create />}>
      <ToastAfterRedirect />
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={listing}
        asked={asked}
        columns={roomColumns}
        nameOf={nameOf}
        toRow={canChange ? pathOfRoom : undefined}
        canDelete={canChange}
        empty={canChange ? { ...empty, actions: <Create /> } : empty}
      />
    </AdminPage>
  )
}
