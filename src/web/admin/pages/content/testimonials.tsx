import { withPictures } from "#src/features/content/pictures.service.ts"
import { testimonialList } from "#src/features/content/testimonials/testimonials.list.ts"
import {
  deleteTestimonial,
  restoreTestimonial,
} from "#src/features/content/testimonials/testimonials.service.ts"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { firstPicture } from "#src/ui/data-table/table-cells.tsx"
import { deletionRefusalTexts } from "#src/web/admin/edits/record-edits.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList, withRows } from "#src/web/admin/lists/load-admin-list.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/testimonials"

const title = "Testimonials"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(platformContext)
  const loaded = await loadList(args, testimonialList)
  return withRows(loaded, await withPictures(db, loaded.listing.page.rows, ({ pictureId }) => [pictureId]))
}

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, testimonialList, {
    remove: deleteTestimonial,
    restore: restoreTestimonial,
    deleted: staffMessages.deletedTestimonial,
    reasons: deletionRefusalTexts,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = { title: messages.testimonials.empty, reason: staffMessages.empty(title) }

export default function AdminTestimonials(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      create={{ to: "/admin/create-testimonial" }}
      prompt={staffMessages.deleteTestimonialPrompt}
      columns={{ pic: firstPicture }}
    />
  )
}
