import { data, isRouteErrorResponse, redirect, useNavigation } from "react-router"
import { testimonialFields } from "#src/features/content/content-fields.ts"
import { everyPicture } from "#src/features/content/pictures.ts"
import { testimonialFormValues, testimonialInput } from "#src/features/content/testimonials.schema.ts"
import { findTestimonial, updateTestimonial } from "#src/features/content/testimonials.service.ts"
import { TestimonialForm } from "#src/features/content/ui/testimonial-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useFaultAlert } from "#src/ui/use-fault-alert.ts"
import { readContentForm, refuseFields, refuseForm } from "#src/web/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerMeanwhile } from "#src/web/edit-answers.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { listAfter } from "#src/web/layouts/admin-layout-told.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/update-testimonial"

const list = "/admin/testimonial"
const back = { to: list, label: "All testimonials" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  const testimonial = await findTestimonial(context.get(platformContext).db, params.id)
  if (!testimonial) throw data(null, { status: 404 })
  const { id, name, version } = testimonial
  return {
    id,
    name,
    record: { version, values: testimonialFormValues(testimonial) },
    pictures: everyPicture(),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const { typed, values } = await readContentForm(request, Object.keys(testimonialFields))
  const parsed = testimonialInput.safeParse(typed)
  if (!parsed.success) return refuseFields(values, parsed.error)
  const outcome = await updateTestimonial(context.get(platformContext), actor, { id, ...parsed.data })
  if (outcome.ok) throw redirect(listAfter(list, "updated"), 303)
  switch (outcome.refusal.kind) {
    case "unknown":
      throw data(null, { status: 404 })
    case "forbidden":
      return refuseForm(403, { values })
    case "name-taken":
      return refuseForm(409, { values, errors: { name: messages.admin.testimonialNameExists } })
    case "changed-meanwhile": {
      const { current } = outcome.refusal
      const theirs = testimonialFormValues(current)
      return answerMeanwhile({ opened: typed["opened"], yours: values, theirs, version: current.version })
    }
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function UpdateTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, record, pictures } = loaderData
  const isPending = useNavigation().state !== "idle"
  useFaultAlert(actionData, messages.admin.testimonialUpdateFailed)
  return (
    <AdminPage title={name} back={back}>
      <TestimonialForm
        key={id}
        record={record}
        pictures={pictures}
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
      <EmptyState
        title={messages.notFound.title}
        actions={<LinkButton to={list}>All testimonials</LinkButton>}
      >
        No testimonial has this address. It may have been deleted.
      </EmptyState>
    </AdminPage>
  )
}
