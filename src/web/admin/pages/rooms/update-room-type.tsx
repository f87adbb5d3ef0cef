import { data, isRouteErrorResponse, redirect } from "react-router"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { updateRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { findRoom } from "#src/features/rooms/rooms.service.ts"
import { roomFormValues } from "#src/features/rooms/rooms.schema.ts"
import { RoomForm } from "#src/features/rooms/ui/room-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { answerUnreadableContent, readContentForm } from "#src/web/admin/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { picturesOf } from "#src/web/forms/picture-answers.ts"
import { answerRoomRefusal, roomForm } from "#src/web/admin/room-edits.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/update-room-type"

const list = "/admin/roomcart"
const back = { to: list, label: "All room types" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const { db } = context.get(platformContext)
  const room = await findRoom(db, params.id)
  if (!room) throw data(null, { status: 404 })
  const { id, name, version } = room
  const pictures = await listShownPictures(db, room.pictureIds)
  return {
    id,
    name,
    record: { version, values: roomFormValues(room) },
    pictures,
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const platform = context.get(platformContext)
  const read = await readContentForm(platform, actor, { request, ...roomForm })
  if (!read.parsed.success || read.form.fault) return answerUnreadableContent(platform, read)
  const change = { id, ...read.parsed.data, pictures: read.form.pictures }
  const outcome = await updateRoomType(platform, actor, change)
  if (outcome.ok) throw redirect(listAfter(list, "updated"), 303)
  if (outcome.refusal.kind === "unknown-room") throw data(null, { status: 404 })
  return answerRoomRefusal(
    platform,
    { ...read, actor, nameTaken: messages.admin.nameExists },
    outcome.refusal,
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function UpdateRoomType({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, record, pictures, canSeeHistory } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title={name} back={back} actions={canSeeHistory && <HistoryLink id={id} />}>
      <RoomForm
        key={id}
        record={record}
        pictures={[...pictures, ...picturesOf(actionData)]}
        answer={actionData}
        isPending={isPending}
      />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <AdminPage title={messages.notFound.code} back={back}>
      <EmptyState title={messages.notFound.title} actions={<LinkButton to={list}>All room types</LinkButton>}>
        No room type has this address. It may have been deleted.
      </EmptyState>
    </AdminPage>
  )
}
