import { offerList } from "#src/features/content/offers/offers.list.ts"
import { isCurrent, type ListedOffer } from "#src/features/content/offers/offers.ts"
import { deleteOffer, restoreOffer } from "#src/features/content/offers/offers.service.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import { offerColumns } from "#src/features/content/ui/offer-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { recordReasons } from "#src/web/admin/record-edits.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { historyPath } from "#src/web/admin/admin-history-link.tsx"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/offers"

export const meta = () => pageMeta({ title: "Offers", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const platform = args.context.get(platformContext)
  const today = platform.clock.today()
  const { listing, asked } = await loadList(args, offerList(today))
  const page = await withPictures(platform.db, listing.page, ({ pictureId }) => [pictureId])
  const canSeeHistory = hasRight(args.context.get(actorContext), "audit.see")
  const rows = page.rows.map((offer) => ({
    ...offer,
    isCurrent: isCurrent(offer, today),
    historyPath: canSeeHistory ? historyPath(offer.id) : null,
  }))
  return { listing: { ...listing, page: { ...page, rows } }, asked }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => deleteOffer(platform, actor, id),
    restore: (id) => restoreOffer(platform, actor, id),
    deleted: messages.admin.deletedOffer,
    reasons: recordReasons,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ name }: ListedOffer): string => name

const Create = () => (
  <LinkButton to="/admin/create-offers" size="small">
    Create
  </LinkButton>
)

const empty = {
  title: messages.admin.empty("Offers"),
  reason: "An offer stands on the home page until its last day is over.",
  actions: <Create />,
}

export default function AdminOffers({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title="Offers" actions={<Create />}>
      <ToastAfterRedirect />
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={loaderData.listing}
        asked={loaderData.asked}
        columns={offerColumns}
        nameOf={nameOf}
        canDelete
        empty={empty}
      />
    </AdminPage>
  )
}
