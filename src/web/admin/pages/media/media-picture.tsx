import { data } from "react-router"
import { retrySizes, findPictureForStaff } from "#src/features/media/picture-library.service.ts"
import { PictureFile } from "#src/features/media/ui/picture-file.tsx"
import { retrySizesField } from "#src/features/media/ui/picture-state.tsx"
import { PictureTextsForm } from "#src/features/media/ui/picture-texts-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { RecordNotFound } from "#src/web/admin/record-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { answerSizeRetry, savePictureTexts } from "#src/web/admin/edits/media-edits.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/media-picture"

const back = { to: "/admin/media", label: "All pictures" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? loaderData.picture.name : messages.notFound.title,
    isPrivate: true,
  })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const picture = await findPictureForStaff(context.get(platformContext), actor, params.id)
  if (!picture) throw data(null, { status: 404 })
  return {
    picture,
    mayOpenRooms: hasRight(actor, "rooms.change"),
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const typed = Object.fromEntries(await request.formData())
  if (typed[retrySizesField] === id) return answerSizeRetry(await retrySizes(platform, actor, id))
  return savePictureTexts(platform, actor, { id, typed })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function AdminPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, mayOpenRooms, canSeeHistory } = loaderData
  const isPending = useSending()
  const message = actionData && "tone" in actionData ? actionData : undefined
  const refused = actionData && !("tone" in actionData) ? actionData : undefined
  return (
    <AdminPage title={picture.name} back={back} actions={canSeeHistory && <HistoryLink id={picture.id} />}>
      <AdminAnswerView result={refused?.isFault ? refused : message} />
      <PictureFile picture={picture} mayOpenRooms={mayOpenRooms}>
        <UnsavedWarning key={picture.id} answer={actionData}>
          <PictureTextsForm picture={picture} answer={refused} saved={message?.saved} isPending={isPending} />
        </UnsavedWarning>
      </PictureFile>
    </AdminPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    No picture has this address. It may have been deleted.
  </RecordNotFound>
)
