import { useEffect } from "react"
import { redirect } from "react-router"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { testimonialFormValues } from "#src/features/content/testimonials/testimonials.schema.ts"
import {
  findTestimonial,
  updateTestimonial,
} from "#src/features/content/testimonials/testimonials.service.ts"
import { TestimonialForm } from "#src/features/content/ui/testimonial-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import {
  answerContentRefusal,
  answerUnreadableContent,
  contentReasons,
  readContentForm,
  testimonialForm,
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
import { useLoadFailed } from "#src/web/frame/use-load-failed.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/update-testimonial"

const list = "/admin/testimonial"
const back = { to: list, label: "All testimonials" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData && "name" in loaderData ? loaderData.name : "Testimonial", isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { db } = context.get(platformContext)
  const testimonial = await findTestimonial(db, params.id)
  if (!testimonial) throw redirect("/my-account")
  const { id, name, version } = testimonial
  const pictures = await listShownPictures(db, [testimonial.pictureId])
  return {
    id,
    name,
    record: { version, values: testimonialFormValues(testimonial) },
    pictures,
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => answerOrFault(() => serverLoader())

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const read = await readContentForm(platform, actor, { request, ...testimonialForm })
  if (!read.parsed.success || read.form.fault) return answerUnreadableContent(platform, read)
  const change = { id, ...read.parsed.data, pictures: read.form.pictures }
  const outcome = await updateTestimonial(platform, actor, change)
  if (outcome.ok) throw redirect(listAfter(list, "updated"), 303)
  const { refusal } = outcome
  if (refusal.kind === "unknown") {
    const { unknown: reason } = contentReasons
    return refusePictureForm(platform, { status: 404, values: read.values }, { reason })
  }
  const nameTaken = messages.admin.testimonialNameExists
  if (refusal.kind !== "changed-conflict")
    return answerContentRefusal(platform, { ...read, nameTaken }, refusal)
  const { current } = refusal
  const theirs = testimonialFormValues(current)
  const opened = read.form.fields["opened"]
  const edited = { id, opened, yours: read.values, theirs, version: current.version }
  const answer = await editConflictAnswer(platform, actor, edited)
  return refusePictureForm(platform, { status: 409, values: read.values }, answer)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Says in a dialog that the testimonial was not saved, where no field is at fault. */
function useNotSavedAlert(answer: FormAnswer | undefined): void {
  const alert = useAlert()
  useEffect(() => {
    if (answer?.isFault || answer?.reason) void alert(messages.admin.testimonialUpdateFailed)
  }, [alert, answer])
}

type Loaded = Extract<Route.ComponentProps["loaderData"], { id: string }>

function Edit({ loaded, answer }: { loaded: Loaded; answer: Route.ComponentProps["actionData"] }) {
  const { id, name, record, pictures, canSeeHistory } = loaded
  const isPending = useSending()
  useNotSavedAlert(answer)
  return (
    <AdminPage title={name} back={back} actions={canSeeHistory && <HistoryLink id={id} />}>
      <TestimonialForm
        key={id}
        record={record}
        pictures={[...pictures, ...picturesOf(answer)]}
        answer={answer}
        isPending={isPending}
      />
    </AdminPage>
  )
}

export default function UpdateTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const loaded = "id" in loaderData ? loaderData : null
  useLoadFailed(loaded === null)
  return loaded && <Edit loaded={loaded} answer={actionData} />
}
