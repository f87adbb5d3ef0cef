import { redirect } from "react-router"
import { createGalleryItem } from "#src/features/content/gallery/edit-gallery.service.ts"
import { GalleryForm } from "#src/features/content/ui/gallery-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { answerGalleryRefusal, galleryLibrary, readGalleryForm } from "#src/web/admin/gallery-edits.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/create-gallery"

const list = "/admin/gallery"
const title = "Create a gallery"

export const meta = () => pageMeta({ title, isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  return { library: galleryLibrary() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const { answer, sent, change } = await readGalleryForm(platform, actor, request)
  if (answer) return answer
  const outcome = await createGalleryItem(platform, actor, change)
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  return answerGalleryRefusal({ platform, actor, sent }, outcome.refusal)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateGallery({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title={title} back={{ to: list, label: "The whole gallery" }}>
      <GalleryForm pictures={[]} library={loaderData.library} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}
