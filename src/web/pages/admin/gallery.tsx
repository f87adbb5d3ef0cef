import { data } from "react-router"
import { z } from "zod"
import {
  deleteGalleryItem,
  listGalleryForStaff,
  restoreGalleryItem,
} from "#src/features/content/edit-gallery.service.ts"
import type { GalleryItem } from "#src/features/content/gallery.ts"
import { galleryReasons } from "#src/features/content/gallery-refusals.ts"
import { moveGalleryItem, orderGallery } from "#src/features/content/order-gallery.service.ts"
import { shownPicturesOf } from "#src/features/content/pictures.service.ts"
import { GalleryTable } from "#src/features/content/ui/gallery-table.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { type Result, refused } from "#src/shared/result.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { DeleteLink, DeleteQuestion } from "#src/web/layouts/admin-layout-deletion.tsx"
import { askedDeletion } from "#src/web/layouts/admin-layout-deletion-answer.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { ToldOnce } from "#src/web/layouts/admin-layout-told.tsx"
import { answerUndoableDeletion } from "#src/web/layouts/admin-layout-undo-answer.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/gallery"

export const meta = () => pageMeta({ title: "Gallery", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const items = await listGalleryForStaff(platform, actor)
  const pictures = await shownPicturesOf(
    platform.db,
    items.map(({ pictureIds }) => pictureIds),
  )
  const asked = items.find(({ id }) => id === askedDeletion(request))
  return {
    rows: items.map((item, index) => ({ item, pictures: pictures[index] ?? [] })),
    asked: asked ? { id: asked.id, name: asked.name } : null,
  }
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

const inWords = async (work: Promise<Result<null, { kind: keyof typeof galleryReasons }>>) => {
  const outcome = await work
  return outcome.ok ? outcome : refused<string>(galleryReasons[outcome.refusal.kind])
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const sent = await request.clone().formData()
  if (sent.has("order") || sent.has("move")) return changeOrder({ platform, actor, sent })
  return answerUndoableDeletion(request, {
    deleted: messages.admin.deletedGallery,
    remove: (id) => inWords(deleteGalleryItem(platform, actor, id)),
    restore: (id) => inWords(restoreGalleryItem(platform, actor, id)),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const deletionOf = ({ id, name }: GalleryItem) => <DeleteLink id={id} name={name} />

const Create = () => (
  <LinkButton to="/admin/create-gallery" size="small">
    Create
  </LinkButton>
)

export default function AdminGallery({ loaderData: { rows, asked }, actionData }: Route.ComponentProps) {
  const answer = actionData ?? undefined
  return (
    <AdminPage title="Gallery" note="in the order of the page" actions={<Create />}>
      <ToldOnce />
      <AdminAnswerView given={answer} />
      {asked && <DeleteQuestion {...asked} />}
      {rows.length === 0 ? (
        <EmptyState title={messages.admin.empty("Gallery")} actions={<Create />}>
          Places with their pictures appear here, and on the website at once.
        </EmptyState>
      ) : (
        <GalleryTable rows={rows} actions={deletionOf} />
      )}
    </AdminPage>
  )
}
