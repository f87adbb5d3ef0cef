import { isCurrent, type Offer } from "#src/features/content/offers.ts"
import { deleteOffer, listOffers, restoreOffer } from "#src/features/content/offers.service.ts"
import { shownPicturesOf } from "#src/features/content/pictures.service.ts"
import { OfferTable } from "#src/features/content/ui/offer-table.tsx"
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
import type { Route } from "./+types/offers"

export const meta = () => pageMeta({ title: "Offers", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  const { db, clock } = context.get(platformContext)
  const offers = await listOffers(db)
  const pictures = await shownPicturesOf(
    db,
    offers.map(({ pictureId }) => [pictureId]),
  )
  const asked = offers.find(({ id }) => id === askedDeletion(request))
  return {
    offers: offers.map((offer, place) => ({
      offer,
      picture: pictures[place]?.[0],
      isCurrent: isCurrent(offer, clock.today()),
    })),
    asked: asked ? { id: asked.id, name: asked.name } : null,
  }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  return answerUndoableDeletion(request, {
    deleted: messages.admin.deletedOffer,
    remove: async (id) => inWords(await deleteOffer(platform, actor, id)),
    restore: async (id) => inWords(await restoreOffer(platform, actor, id)),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const deletionOf = ({ id, name }: Offer) => <DeleteLink id={id} name={name} />

const Create = () => (
  <LinkButton to="/admin/create-offers" size="small">
    Create
  </LinkButton>
)

export default function AdminOffers({ loaderData, actionData }: Route.ComponentProps) {
  const { offers, asked } = loaderData
  return (
    <AdminPage title="Offers" note="newest first" actions={<Create />}>
      <ToldOnce />
      <AdminAnswerView given={actionData} />
      {asked && <DeleteQuestion {...asked} />}
      {offers.length === 0 ? (
        <EmptyState title={messages.admin.empty("Offers")} actions={<Create />}>
          An offer stands on the home page until its last day is over.
        </EmptyState>
      ) : (
        <OfferTable offers={offers} actions={deletionOf} />
      )}
    </AdminPage>
  )
}
