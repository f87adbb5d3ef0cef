import { data, isRouteErrorResponse, redirect } from "react-router"
import { offerFormValues } from "#src/features/content/offers/offers.schema.ts"
import { findOffer, updateOffer } from "#src/features/content/offers/offers.service.ts"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { OfferForm } from "#src/features/content/ui/offer-form.tsx"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import {
  answerContentRefusal,
  answerUnreadableContent,
  offerForm,
  readContentForm,
} from "#src/web/admin/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { editConflictAnswer } from "#src/web/admin/edit-answers.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { picturesOf } from "#src/web/forms/picture-answers.ts"
import { refusePictureForm } from "#src/web/forms/picture-forms.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/update-offer"

const list = "/admin/offers"
const back = { to: list, label: "All offers" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { db, clock } = context.get(platformContext)
  const offer = await findOffer(db, params.id)
  if (!offer) throw data(null, { status: 404 })
  const { id, name, version } = offer
  const [pictures, rooms] = await Promise.all([listShownPictures(db, [offer.pictureId]), listRooms(db)])
  return {
    id,
    name,
    record: { version, values: offerFormValues(offer) },
    pictures,
    roomNames: rooms.map((room) => room.name),
    today: clock.today(),
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const read = await readContentForm(platform, actor, { request, ...offerForm })
  if (!read.parsed.success || read.form.fault) return answerUnreadableContent(platform, read)
  const change = { id, ...read.parsed.data, pictures: read.form.pictures }
  const outcome = await updateOffer(platform, actor, change)
  if (outcome.ok) throw redirect(listAfter(list, "updated"), 303)
  const { refusal } = outcome
  if (refusal.kind === "unknown") throw data(null, { status: 404 })
  const nameTaken = messages.admin.nameExists
  if (refusal.kind !== "changed-conflict")
    return answerContentRefusal(platform, { ...read, nameTaken }, refusal)
  const { current } = refusal
  const theirs = offerFormValues(current)
  const opened = read.form.fields["opened"]
  const edited = { id, opened, yours: read.values, theirs, version: current.version }
  const answer = await editConflictAnswer(platform, actor, edited)
  return refusePictureForm(platform, { status: 409, values: read.values }, answer)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function UpdateOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, pictures, canSeeHistory, ...form } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title={name} back={back} actions={canSeeHistory && <HistoryLink id={id} />}>
      <OfferForm
        key={id}
        {...form}
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
      <EmptyState title={messages.notFound.title} actions={<LinkButton to={list}>All offers</LinkButton>}>
        No offer has this address. It may have been deleted.
      </EmptyState>
    </AdminPage>
  )
}
