import { data } from "react-router"
import {
  createGalleryItem,
  findGalleryForStaff,
  updateGalleryPlace,
} from "#src/features/content/gallery/edit-gallery.service.ts"
import { galleryFormValues } from "#src/features/content/gallery/gallery.schema.ts"
import { receiveGallery } from "#src/features/content/gallery/receive-gallery.service.ts"
import { wideViews } from "#src/features/content/pictures.ts"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { GalleryForm } from "#src/features/content/ui/editing/gallery-form.tsx"
import { formatFormError } from "#src/features/media/receive-form.service.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { answerRecordSave, openRecord } from "#src/web/admin/edits/record-edits.ts"
import { RecordNotFound, RecordPage, recordMeta } from "#src/web/admin/record-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readAnsweredPictures } from "#src/web/forms/picture-answers.ts"
import { refusePictureForm } from "#src/web/forms/picture-forms.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/edit-gallery"

const list = "/admin/gallery"
const back = { to: list, label: "The whole gallery" }
const newTitle = "Create a gallery"

export const meta = ({ loaderData }: Route.MetaArgs) => recordMeta(loaderData, newTitle)

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const library = wideViews()
  if (id === undefined) return { library, record: null, pictures: [] }
  const item = await findGalleryForStaff(platform, actor, id)
  if (!item) throw data(null, { status: 404 })
  return {
    library,
    record: openRecord(actor, item, galleryFormValues(item)),
    pictures: await listShownPictures(platform.db, item.pictureIds),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const received = await receiveGallery(platform, actor, request)
  if (!received.ok) {
    const { status, reason } = formatFormError(received.refusal)
    return refusePictureForm(platform, { status, values: {} }, { errors: { pic: reason } })
  }
  const { change, choices, errors, typed: values, opened } = received.value
  if (!change) return refusePictureForm(platform, { status: 422, values }, { errors })
  const item = { ...change, choices, mustDescribe: true }
  const outcome = await (id === undefined
    ? createGalleryItem(platform, actor, item)
    : updateGalleryPlace(platform, actor, { ...item, id }))
  const kind = id === undefined ? "created" : "updated"
  const sent = { values, opened }
  return answerRecordSave(platform, actor, { outcome, sent, list, kind, valuesOf: galleryFormValues })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function EditGallery({ loaderData, actionData }: Route.ComponentProps) {
  const { record, pictures, library } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, staffMessages.saveFailed)
  return (
    <RecordPage record={record} newTitle={newTitle} back={back}>
      <GalleryForm
        key={record?.id ?? "new"}
        record={record}
        pictures={[...pictures, ...readAnsweredPictures(actionData)]}
        library={library}
        answer={actionData}
        isPending={isPending}
      />
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    No place of the gallery has this address. It may have been deleted.
  </RecordNotFound>
)
