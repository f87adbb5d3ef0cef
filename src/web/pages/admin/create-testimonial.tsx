import { redirect, useNavigation } from "react-router"
import { testimonialFields } from "#src/features/content/content-fields.ts"
import { everyPicture } from "#src/features/content/pictures.ts"
import { testimonialInput } from "#src/features/content/testimonials.schema.ts"
import { createTestimonial } from "#src/features/content/testimonials.service.ts"
import { TestimonialForm } from "#src/features/content/ui/testimonial-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/use-fault-alert.ts"
import { readContentForm, refuseFields, refuseForm } from "#src/web/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { listAfter } from "#src/web/layouts/admin-layout-told.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/create-testimonial"

const list = "/admin/testimonial"

export const meta = () => pageMeta({ title: "Create a testimonial", isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  return { pictures: everyPicture() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const { typed, values } = await readContentForm(request, Object.keys(testimonialFields))
  const parsed = testimonialInput.safeParse(typed)
  if (!parsed.success) return refuseFields(values, parsed.error)
  const outcome = await createTestimonial(context.get(platformContext), actor, parsed.data.draft)
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  if (outcome.refusal.kind === "forbidden") return refuseForm(403, { values })
  return refuseForm(409, { values, errors: { name: messages.admin.nameExists } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle"
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title="Create a testimonial" back={{ to: list, label: "All testimonials" }}>
      <TestimonialForm pictures={loaderData.pictures} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}
