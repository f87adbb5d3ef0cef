import { shownPicturesOf } from "#src/features/content/pictures.service.ts"
import { deleteRoomType, listRoomsForStaff, restoreRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { RoomTable } from "#src/features/rooms/ui/room-table.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { DeleteLink, DeleteQuestion } from "#src/web/layouts/admin-layout-deletion.tsx"
import { askedDeletion } from "#src/web/layouts/admin-layout-deletion-answer.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { ToldOnce } from "#src/web/layouts/admin-layout-told.tsx"
import { answerUndoableDeletion } from "#src/web/layouts/admin-layout-undo-answer.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { wordsOfNights } from "#src/web/room-edits.ts"
import { refused } from "#src/shared/result.ts"
import type { Route } from "./+types/room-types"

export const meta = () => pageMeta({ title: "Room types", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rates.see")
  const platform = context.get(platformContext)
  const rooms = await listRoomsForStaff(platform, actor)
  const firsts = rooms.map(({ pictureIds }) => pictureIds.slice(0, 1))
  const pictures = await shownPicturesOf(platform.db, firsts)
  const asked = rooms.find(({ id }) => id === askedDeletion(request))
  return {
    rooms: rooms.map((room, place) => ({ room, picture: pictures[place]?.[0] })),
    asked: asked ? { id: asked.id, name: asked.name } : null,
    canChange: hasRight(actor, "rooms.change"),
  }
}

const reasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-room": "There is no such room type any more.",
  "name-taken": "Another room type has that name now.",
} as const

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const platform = context.get(platformContext)
  return answerUndoableDeletion(request, {
    deleted: messages.admin.deletedRoom,
    remove: async (id) => {
      const outcome = await deleteRoomType(platform, actor, id)
      if (outcome.ok) return outcome
      const { refusal } = outcome
      if (refusal.kind !== "sold-beyond") return refused(reasons[refusal.kind])
      return refused(
        `Guests have booked it for ${wordsOfNights(refusal.nights)}. ` +
          "Say that it is not available instead: it then leaves the website, and those stays stay.",
      )
    },
    restore: async (id) => {
      const outcome = await restoreRoomType(platform, actor, id)
      return outcome.ok ? outcome : refused(reasons[outcome.refusal.kind])
    },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const deletionOf = ({ id, name }: RoomType) => <DeleteLink id={id} name={name} />

const Create = () => (
  <LinkButton to="/admin/roomcart/create" size="small">
    Create
  </LinkButton>
)

export default function AdminRoomTypes({ loaderData, actionData }: Route.ComponentProps) {
  const { rooms, asked, canChange } = loaderData
  return (
    <AdminPage title="Room types" note="in the order of the house" actions={canChange && <Create />}>
      <ToldOnce />
      <AdminAnswerView given={actionData} />
      {asked && canChange && <DeleteQuestion {...asked} />}
      {rooms.length === 0 ? (
        <EmptyState title={messages.admin.empty("Room Types")} actions={canChange && <Create />}>
          What the hotel sells appears here, and on the website as soon as it is available.
        </EmptyState>
      ) : (
        <RoomTable rooms={rooms} {...(canChange && { actions: deletionOf })} />
      )}
    </AdminPage>
  )
}
