import { shownPicturesOf } from "#src/features/content/pictures.service.ts"
import {
  deleteTestimonial,
  listTestimonials,
  restoreTestimonial,
} from "#src/features/content/testimonials.service.ts"
import type { Testimonial } from "#src/features/content/testimonials.ts"
import { TestimonialTable } from "#src/features/content/ui/testimonial-table.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { inWords } from "#src/web/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { DeleteLink, DeleteQuestion } from "#src/web/layouts/admin-layout-deletion.tsx"
import { askedDeletion } from "#src/web/layouts/admin-layout-deletion-answer.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { ToldOnce } from "#src/web/layouts/admin-layout-told.tsx"
import { answerUndoableDeletion } from "#src/web/layouts/admin-layout-undo-answer.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/testimonials"

export const meta = () => pageMeta({ title: "Testimonials", isPrivate: true })

const { deleteTestimonialPrompt, deletedTestimonial } = messages.admin

export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  const { db } = context.get(platformContext)
  const testimonials = await listTestimonials(db)
  const pictures = await shownPicturesOf(
    db,
    testimonials.map(({ pictureId }) => [pictureId]),
  )
  const asked = testimonials.find(({ id }) => id === askedDeletion(request))
  return {
    testimonials: testimonials.map((testimonial, place) => ({
      testimonial,
      picture: pictures[place]?.[0],
    })),
    asked: asked ? { id: asked.id, name: asked.name } : null,
  }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  return answerUndoableDeletion(request, {
    deleted: deletedTestimonial,
    remove: async (id) => inWords(await deleteTestimonial(platform, actor, id)),
    restore: async (id) => inWords(await restoreTestimonial(platform, actor, id)),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const deletionOf = ({ id, name }: Testimonial) => (
  <DeleteLink id={id} name={name} prompt={deleteTestimonialPrompt} />
)

const Create = () => (
  <LinkButton to="/admin/create-testimonial" size="small">
    Create
  </LinkButton>
)

export default function AdminTestimonials({ loaderData, actionData }: Route.ComponentProps) {
  const { testimonials, asked } = loaderData
  return (
    <AdminPage title="Testimonials" note="newest first" actions={<Create />}>
      <ToldOnce />
      <AdminAnswerView given={actionData} />
      {asked && <DeleteQuestion {...asked} prompt={deleteTestimonialPrompt} />}
      {testimonials.length === 0 ? (
        <EmptyState title={messages.testimonials.empty} actions={<Create />}>
          {messages.admin.empty("Testimonials")}
        </EmptyState>
      ) : (
        <TestimonialTable testimonials={testimonials} actions={deletionOf} />
      )}
    </AdminPage>
  )
}
