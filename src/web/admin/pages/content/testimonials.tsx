import { testimonialList } from "#src/features/content/testimonials/testimonials.list.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import {
  deleteTestimonial,
  restoreTestimonial,
} from "#src/features/content/testimonials/testimonials.service.ts"
import type { ListedTestimonial } from "#src/features/content/testimonials/testimonials.ts"
import { pathOfTestimonial, testimonialColumns } from "#src/features/content/ui/testimonial-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { recordReasons } from "#src/web/admin/record-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/testimonials"

export const meta = () => pageMeta({ title: "Testimonials", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const { listing, asked } = await loadList(args, testimonialList)
  const { db } = args.context.get(platformContext)
  const page = await withPictures(db, listing.page, ({ pictureId }) => [pictureId])
  return { listing: { ...listing, page }, asked }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteTestimonial(platform, actor, id),
    restore: (id) => restoreTestimonial(platform, actor, id),
    deleted: messages.admin.deletedTestimonial,
    reasons: recordReasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ name }: ListedTestimonial): string => name

const Create = () => (
  <LinkButton to="/admin/create-testimonial" size="small">
    Create
  </LinkButton>
)

const empty = {
  title: messages.testimonials.empty,
  reason: messages.admin.empty("Testimonials"),
  actions: <Create />,
}

export default function AdminTestimonials({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title="Testimonials" actions={<Create />}>
      <ToastAfterRedirect />
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={loaderData.listing}
        asked={loaderData.asked}
        columns={testimonialColumns}
        nameOf={nameOf}
        toRow={pathOfTestimonial}
        prompt={messages.admin.deleteTestimonialPrompt}
        canDelete
        empty={empty}
      />
    </AdminPage>
  )
}
