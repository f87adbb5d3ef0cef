import { redirect, useNavigation } from "react-router"
import { everyPicture } from "#src/features/content/pictures.ts"
import { createRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { RoomForm } from "#src/features/rooms/ui/room-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/use-fault-alert.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { listAfter } from "#src/web/layouts/admin-layout-told.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { answerFieldErrors, answerRoomRefusal, readRoomForm } from "#src/web/room-edits.ts"
import type { Route } from "./+types/create-room-type"

const list = "/admin/roomcart"

export const meta = () => pageMeta({ title: "Create a room type", isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "rooms.change")
  return { pictures: everyPicture() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const read = await readRoomForm(request)
  if (!read.parsed.success) return answerFieldErrors(read)
  const outcome = await createRoomType(context.get(platformContext), actor, read.parsed.data.draft)
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  return answerRoomRefusal(read, outcome.refusal, messages.admin.roomNameExists)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateRoomType({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle"
  useFaultAlert(actionData, messages.admin.roomCreateFailed)
  return (
    <AdminPage title="Create a room type" back={{ to: list, label: "All room types" }}>
      <RoomForm pictures={loaderData.pictures} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}
