import { redirect } from "react-router"
import { createTestimonial } from "#src/features/content/testimonials/testimonials.service.ts"
import { TestimonialForm } from "#src/features/content/ui/testimonial-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import {
  answerContentRefusal,
  answerUnreadableContent,
  readContentForm,
  testimonialForm,
} from "#src/web/admin/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { picturesOf } from "#src/web/forms/picture-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/create-testimonial"

const list = "/admin/testimonial"

export const meta = () => pageMeta({ title: "Create a testimonial", isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const read = await readContentForm(platform, actor, { request, ...testimonialForm })
  if (!read.parsed.success || read.form.fault) return answerUnreadableContent(platform, read)
  const { draft } = read.parsed.data
  const outcome = await createTestimonial(platform, actor, { draft, pictures: read.form.pictures })
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  return answerContentRefusal(platform, { ...read, nameTaken: messages.admin.nameExists }, outcome.refusal)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateTestimonial({ actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title="Create a testimonial" back={{ to: list, label: "All testimonials" }}>
      <TestimonialForm pictures={picturesOf(actionData)} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}
