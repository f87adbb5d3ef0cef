import { redirect } from "react-router"
import { createRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { RoomForm } from "#src/features/rooms/ui/room-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { answerUnreadableContent, readContentForm } from "#src/web/admin/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { picturesOf } from "#src/web/forms/picture-answers.ts"
import { answerRoomRefusal, roomForm } from "#src/web/admin/room-edits.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/create-room-type"

const list = "/admin/roomcart"

export const meta = () => pageMeta({ title: "Create a room type", isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "rooms.change")
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const platform = context.get(platformContext)
  const read = await readContentForm(platform, actor, { request, ...roomForm })
  if (!read.parsed.success || read.form.fault) return answerUnreadableContent(platform, read)
  const { draft } = read.parsed.data
  const outcome = await createRoomType(platform, actor, { draft, pictures: read.form.pictures })
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  return answerRoomRefusal(
    platform,
    { ...read, actor, nameTaken: messages.admin.roomNameExists },
    outcome.refusal,
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateRoomType({ actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.roomCreateFailed)
  return (
    <AdminPage title="Create a room type" back={{ to: list, label: "All room types" }}>
      <RoomForm pictures={picturesOf(actionData)} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}
