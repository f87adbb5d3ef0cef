import { galleryList } from "#src/features/content/gallery/gallery.list.ts"
import { data } from "react-router"
import { z } from "zod"
import { deleteGalleryItem, restoreGalleryItem } from "#src/features/content/gallery/edit-gallery.service.ts"
import type { GalleryItem } from "#src/features/content/gallery/gallery.ts"
import { galleryReasons } from "#src/features/content/gallery/gallery-refusals.ts"
import { moveGalleryItem, orderGallery } from "#src/features/content/gallery/order-gallery.service.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import { galleryColumns, pathOfPlace } from "#src/features/content/ui/gallery-columns.tsx"
import { GalleryOrder, useGalleryOrder } from "#src/features/content/ui/gallery-order.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/gallery"

export const meta = () => pageMeta({ title: "Gallery", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const { listing, asked } = await loadList(args, galleryList)
  const { db } = args.context.get(platformContext)
  const page = await withPictures(db, listing.page, ({ pictureIds }) => pictureIds)
  return { listing: { ...listing, page }, asked }
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
  const { data: wish } = parsed
  const outcome =
    "order" in wish
      ? await orderGallery(platform, actor, wish.order.split(" "))
      : await moveGalleryItem(platform, actor, wish.move)
  if (outcome.ok) return null
  const answer = { tone: "error", text: messages.admin.wentWrong, reason: galleryReasons[outcome.refusal] }
  return data<AdminAnswer>(answer as AdminAnswer, { status: 409 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const sent = await request.clone().formData()
  if (sent.has("order") || sent.has("move")) return changeOrder({ platform, actor, sent })
  return answerTableAction(request, {
    remove: (id) => deleteGalleryItem(platform, actor, id),
    restore: (id) => restoreGalleryItem(platform, actor, id),
    deleted: messages.admin.deletedGallery,
    reasons: galleryReasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ name }: GalleryItem): string => name

const Create = () => (
  <LinkButton to="/admin/create-gallery" size="small">
    Create
  </LinkButton>
)

const empty = {
  title: messages.admin.empty("Gallery"),
  reason: "Places with their pictures appear here, and on the website at once.",
  actions: <Create />,
}

export default function AdminGallery({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, list, standingOf } = useGalleryOrder(loaderData.listing)
  return (
    <AdminPage title="Gallery" actions={<Create />}>
      <ToastAfterRedirect />
      <AdminAnswerView given={actionData ?? undefined} />
      <GalleryOrder value={standingOf}>
        <AdminTable
          listing={listing}
          asked={loaderData.asked}
          columns={galleryColumns}
          body={list}
          nameOf={nameOf}
          toRow={pathOfPlace}
          canDelete
          empty={empty}
        />
      </GalleryOrder>
    </AdminPage>
  )
}
