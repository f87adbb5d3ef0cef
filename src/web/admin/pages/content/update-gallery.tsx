import { data, isRouteErrorResponse, redirect } from "react-router"
import {
  findGalleryForStaff,
  updateGalleryPlace,
} from "#src/features/content/gallery/edit-gallery.service.ts"
import { galleryFormValues } from "#src/features/content/gallery/gallery.schema.ts"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { GalleryForm } from "#src/features/content/ui/gallery-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { answerGalleryRefusal, galleryLibrary, readGalleryForm } from "#src/web/admin/gallery-edits.ts"
import { requireRight } from "#src/web/guards.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/update-gallery"

const list = "/admin/gallery"
const back = { to: list, label: "The whole gallery" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const item = await findGalleryForStaff(platform, actor, params.id)
  if (!item) throw data(null, { status: 404 })
  const { id, name, version, pictureIds } = item
  const pictures = await listShownPictures(platform.db, pictureIds)
  return {
    id,
    name,
    record: { version, values: galleryFormValues(item) },
    pictures,
    library: galleryLibrary(),
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const { answer, sent, change } = await readGalleryForm(platform, actor, request)
  if (answer) return answer
  const outcome = await updateGalleryPlace(platform, actor, { ...change, id })
  if (outcome.ok) throw redirect(listAfter(list, "updated"), 303)
  if (outcome.refusal.kind === "unknown-item") throw data(null, { status: 404 })
  return answerGalleryRefusal({ platform, actor, sent }, outcome.refusal)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function UpdateGallery({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, canSeeHistory, ...form } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title={name} back={back} actions={canSeeHistory && <HistoryLink id={id} />}>
      <GalleryForm key={id} {...form} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <AdminPage title={messages.notFound.code} back={back}>
      <EmptyState
        title={messages.notFound.title}
        actions={<LinkButton to={list}>The whole gallery</LinkButton>}
      >
        No place of the gallery has this address. It may have been deleted.
      </EmptyState>
    </AdminPage>
  )
}
