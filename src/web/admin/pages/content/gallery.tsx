import { galleryList } from "#src/features/content/gallery/gallery.list.ts"
import { data } from "react-router"
import { z } from "zod"
import { deleteGalleryItem, restoreGalleryItem } from "#src/features/content/gallery/edit-gallery.service.ts"
import { galleryReasons } from "#src/features/content/gallery/gallery-refusals.ts"
import { moveGalleryItem, orderGallery } from "#src/features/content/gallery/order-gallery.service.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import { galleryColumns } from "#src/features/content/ui/editing/gallery-columns.tsx"
import { GalleryOrder, useGalleryOrder } from "#src/features/content/ui/editing/gallery-order.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList, withRows } from "#src/web/admin/lists/load-admin-list.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/gallery"

const title = "Gallery"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(platformContext)
  const loaded = await loadList(args, galleryList)
  return withRows(loaded, await withPictures(db, loaded.listing.page.rows, ({ pictureIds }) => pictureIds))
}

const moveInput = z
  .string()
  .regex(/^[0-9a-f-]{36} (?:1|-1)$/)
  .transform((text) => {
    const [id = "", steps] = text.split(" ")
    return { id, steps: steps === "1" ? (1 as const) : (-1 as const) }
  })

const orderInput = z.object({ order: z.string().max(40_000) }).or(z.object({ move: moveInput }))

type Ordering = { readonly platform: Platform; readonly actor: Actor; readonly sent: FormData }

async function changeOrder({ platform, actor, sent }: Ordering) {
  const parsed = orderInput.safeParse(Object.fromEntries(sent))
  if (!parsed.success) return data(null, { status: 400 })
  const { data: change } = parsed
  const outcome =
    "order" in change
      ? await orderGallery(platform, actor, change.order.split(" "))
      : await moveGalleryItem(platform, actor, change.move)
  if (outcome.ok) return null
  const answer = { tone: "error", text: staffMessages.wentWrong, reason: galleryReasons[outcome.refusal] }
  return data<AdminAnswer>(answer as AdminAnswer, { status: 409 })
}

export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args
  const sent = await request.clone().formData()
  if (sent.has("order") || sent.has("move")) {
    const actor = requireRight(context, url, "content.change")
    return changeOrder({ platform: context.get(platformContext), actor, sent })
  }
  return answerListAction(args, galleryList, {
    remove: deleteGalleryItem,
    restore: restoreGalleryItem,
    deleted: staffMessages.deletedGallery,
    reasons: galleryReasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty(title),
  reason: "Places with their pictures appear here, and on the website at once.",
}

export default function AdminGallery({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, list, positionOf } = useGalleryOrder(loaderData.listing)
  return (
    <GalleryOrder value={positionOf}>
      <AdminListPage
        {...{ title, empty, actionData }}
        loaderData={{ ...loaderData, listing }}
        create={{ to: "/admin/create-gallery" }}
        columns={galleryColumns}
        body={list}
      />
    </GalleryOrder>
  )
}
