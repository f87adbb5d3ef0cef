import { data } from "react-router"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { createRoomType, updateRoomType } from "#src/features/rooms/edit-rooms.service.ts"
import { roomFields } from "#src/features/rooms/room-fields.ts"
import { roomFormValues, roomTypeInput } from "#src/features/rooms/rooms.schema.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import { RoomForm } from "#src/features/rooms/ui/room-form.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { answerRecordSave, openRecord, readRecordForm } from "#src/web/admin/edits/record-edits.ts"
import { RecordNotFound, RecordPage, recordMeta } from "#src/web/admin/record-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readAnsweredPictures } from "#src/web/forms/picture-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/edit-room-type"

const list = "/admin/roomcart"
const back = { to: list, label: "All room types" }
const newTitle = "Create a room type"

export const meta = ({ loaderData }: Route.MetaArgs) => recordMeta(loaderData, newTitle)

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const { db } = context.get(platformContext)
  if (id === undefined) return { record: null, pictures: [] }
  const room = await findRoomType(db, id)
  if (!room) throw data(null, { status: 404 })
  return {
    record: openRecord(actor, room, roomFormValues(room)),
    pictures: await listShownPictures(db, room.pictureIds),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rooms.change")
  const platform = context.get(platformContext)
  const form = { request, schema: roomTypeInput, names: Object.keys(roomFields), limits: "several" } as const
  const { answer, change, sent } = await readRecordForm(platform, actor, form)
  if (answer) return answer
  const common = { sent, list, valuesOf: roomFormValues }
  if (id === undefined) {
    const outcome = await createRoomType(platform, actor, change)
    const nameTaken = staffMessages.roomNameExists
    return answerRecordSave(platform, actor, { ...common, outcome, nameTaken, kind: "created" })
  }
  const outcome = await updateRoomType(platform, actor, { ...change, id })
  return answerRecordSave(platform, actor, { ...common, outcome, kind: "updated" })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function EditRoomType({ loaderData: { record, pictures }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, record ? staffMessages.saveFailed : staffMessages.roomCreateFailed)
  return (
    <RecordPage record={record} newTitle={newTitle} back={back}>
      <RoomForm
        key={record?.id ?? "new"}
        record={record}
        pictures={[...pictures, ...readAnsweredPictures(actionData)]}
        answer={actionData}
        isPending={isPending}
      />
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    No room type has this address. It may have been deleted.
  </RecordNotFound>
)
