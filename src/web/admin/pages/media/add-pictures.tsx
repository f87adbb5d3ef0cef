import { redirect } from "react-router"
import { addPicturesToLibrary } from "#src/features/media/keep-pictures.service.ts"
import { keptPicturesInput } from "#src/features/media/kept-pictures.schema.ts"
import { picturesReasons } from "#src/features/media/picture-refusals.ts"
import { AddPicturesForm } from "#src/features/media/ui/add-pictures-form.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { readRecordForm, deletionRefusalTexts } from "#src/web/admin/edits/record-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { readAnsweredPictures } from "#src/web/forms/picture-answers.ts"
import { refusePictureForm } from "#src/web/forms/picture-forms.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/add-pictures"

const list = "/admin/media"
const title = "Add pictures"

export const meta = () => pageMeta({ title, isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const form = { request, schema: keptPicturesInput, names: [], limits: "several" } as const
  const { answer, change, sent } = await readRecordForm(platform, actor, form)
  if (answer) return answer
  const outcome = await addPicturesToLibrary(platform, actor, change.pictures.choices)
  if (outcome.ok) throw redirect(pathAfterSave(list, "created"), 303)
  return outcome.refusal === "forbidden"
    ? refusePictureForm(
        platform,
        { status: 403, values: sent.values },
        { reason: deletionRefusalTexts.forbidden },
      )
    : refusePictureForm(
        platform,
        { status: 422, values: sent.values },
        { errors: { pic: picturesReasons[outcome.refusal] } },
      )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function AddPictures({ actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, staffMessages.saveFailed)
  return (
    <AdminPage title={title} back={{ to: list, label: "All pictures" }}>
      <UnsavedWarning>
        <AddPicturesForm
          pictures={readAnsweredPictures(actionData)}
          answer={actionData}
          isPending={isPending}
        />
      </UnsavedWarning>
    </AdminPage>
  )
}
