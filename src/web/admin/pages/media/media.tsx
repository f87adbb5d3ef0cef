import { pictureList } from "#src/features/media/pictures.list.ts"
import type { LibraryPicture } from "#src/features/media/picture.ts"
import { retrySizes } from "#src/features/media/picture-library.service.ts"
import { formatPictureUses } from "#src/features/media/picture-uses.ts"
import { removePicture, restorePicture } from "#src/features/media/remove-picture.service.ts"
import { libraryColumns } from "#src/features/media/ui/library-columns.tsx"
import { retrySizesField } from "#src/features/media/ui/picture-state.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList, withRows } from "#src/web/admin/lists/load-admin-list.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { answerSizeRetry, uploadId } from "#src/web/admin/edits/media-edits.ts"
import type { Route } from "./+types/media"

const title = "Media"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadList(args, pictureList)
  const mayOpenRooms = hasRight(args.context.get(actorContext), "rooms.change")
  return withRows(
    loaded,
    loaded.listing.page.rows.map((picture) => ({ ...picture, mayOpenRooms })),
  )
}

const reasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-picture": "This picture no longer exists.",
  "in-use": ({ uses }: { uses: LibraryPicture["uses"] }) => formatPictureUses(uses),
} as const

export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args
  const retried = uploadId.safeParse((await request.clone().formData()).get(retrySizesField))
  if (retried.success) {
    const actor = requireRight(context, url, "content.change")
    return answerSizeRetry(await retrySizes(context.get(platformContext), actor, retried.data))
  }
  return answerListAction(args, pictureList, {
    remove: removePicture,
    restore: restorePicture,
    idShape: uploadId,
    reasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty("Pictures"),
  reason:
    "Pictures that are uploaded here, or for a room type, an offer, a testimonial or the gallery appear here.",
}

export default function AdminMedia(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      create={{ to: "/admin/media/add", label: "Add pictures" }}
      columns={libraryColumns}
    />
  )
}
