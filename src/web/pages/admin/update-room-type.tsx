import { data, isRouteErrorResponse, redirect, useNavigation } from "react-router"
import { everyPicture } from "#src/features/content/pictures.ts"
import { updateRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { findRoom } from "#src/features/rooms/rooms.service.ts"
import { roomFormValues } from "#src/features/rooms/rooms.schema.ts"
import { RoomForm } from "#src/features/rooms/ui/room-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useFaultAlert } from "#src/ui/use-fault-alert.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { listAfter } from "#src/web/layouts/admin-layout-told.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { answerFieldErrors, answerRoomRefusal, readRoomForm } from "#src/web/room-edits.ts"
import type { Route } from "./+types/update-room-type"

const list = "/admin/roomcart"
const back = { to: list, label: "All room types" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireRight(context, url, "rooms.change")
  const room = await findRoom(context.get(platformContext).db, params.id)
  if (!room) throw data(null, { status: 404 })
  const { id, name, version } = room
  return { id, name, record: { version, values: roomFormValues(room) }, pictures: everyPicture() }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const read = await readRoomForm(request)
  if (!read.parsed.success) return answerFieldErrors(read)
  const outcome = await updateRoomType(context.get(platformContext), actor, { id, ...read.parsed.data })
  if (outcome.ok) throw redirect(listAfter(list, "updated"), 303)
  if (outcome.refusal.kind === "unknown-room") throw data(null, { status: 404 })
  return answerRoomRefusal(read, outcome.refusal, messages.admin.nameExists)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function UpdateRoomType({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, record, pictures } = loaderData
  const isPending = useNavigation().state !== "idle"
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title={name} back={back}>
      <RoomForm key={id} record={record} pictures={pictures} answer={actionData} isPending={isPending} />
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
