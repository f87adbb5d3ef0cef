import { pictureList } from "#src/features/media/pictures.list.ts"
import type { LibraryPicture } from "#src/features/media/picture.ts"
import { retrySizes } from "#src/features/media/picture-library.service.ts"
import { reasonOfUses } from "#src/features/media/picture-uses.ts"
import { removePicture, restorePicture } from "#src/features/media/remove-picture.service.ts"
import { libraryColumns, nameOfPicture, pathOfPicture } from "#src/features/media/ui/library-columns.tsx"
import { againField } from "#src/features/media/ui/picture-state.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { answerAgain, uploadId } from "#src/web/admin/media-edits.ts"
import type { Route } from "./+types/media"

export const meta = () => pageMeta({ title: "Media", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const { listing, asked } = await loadList(args, pictureList)
  const mayOpenRooms = hasRight(args.context.get(actorContext), "rooms.change")
  const rows = listing.page.rows.map((picture) => ({ ...picture, mayOpenRooms }))
  return { listing: { ...listing, page: { ...listing.page, rows } }, asked }
}

const reasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-picture": "It is not there any more.",
  "in-use": ({ uses }: { uses: LibraryPicture["uses"] }) => reasonOfUses(uses),
} as const

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const again = uploadId.safeParse((await request.clone().formData()).get(againField))
  if (again.success) return answerAgain(await retrySizes(platform, actor, again.data))
  return answerTableAction(request, {
    remove: (id) => removePicture(platform, actor, id),
    restore: (id) => restorePicture(platform, actor, id),
    idShape: uploadId,
    reasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const Add = () => (
  <LinkButton to="/admin/media/add" size="small">
    Add pictures
  </LinkButton>
)

const empty = {
  title: messages.admin.empty("Pictures"),
  reason:
    "Pictures that are sent here, or for a room type, an offer, a testimonial or the gallery appear here.",
  actions: <Add />,
}

export default function AdminMedia({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title="Media" actions={<Add />}>
      <ToastAfterRedirect />
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={loaderData.listing}
        asked={loaderData.asked}
        columns={libraryColumns}
        nameOf={nameOfPicture}
        toRow={pathOfPicture}
        canDelete
        empty={empty}
      />
    </AdminPage>
  )
}
