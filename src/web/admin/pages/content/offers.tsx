import { offerList } from "#src/features/content/offers/offers.list.ts"
import { deleteOffer, restoreOffer } from "#src/features/content/offers/offers.service.ts"
import { withPictures } from "#src/features/content/pictures.service.ts"
import { offerColumns } from "#src/features/content/ui/editing/offer-columns.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { historyPath } from "#src/web/admin/admin-history-link.tsx"
import { deletionRefusalTexts } from "#src/web/admin/edits/record-edits.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList, withRows } from "#src/web/admin/lists/load-admin-list.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/offers"

const title = "Offers"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { clock, db } = args.context.get(platformContext)
  const loaded = await loadList(args, offerList(clock.today()))
  const canSeeHistory = hasRight(args.context.get(actorContext), "audit.see")
  const offers = await withPictures(db, loaded.listing.page.rows, ({ pictureId }) => [pictureId])
  const rows = offers.map((offer) => ({
    ...offer,
    historyPath: canSeeHistory ? historyPath(offer.id) : null,
  }))
  return withRows(loaded, rows)
}

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, offerList(args.context.get(platformContext).clock.today()), {
    remove: deleteOffer,
    restore: restoreOffer,
    deleted: staffMessages.deletedOffer,
    reasons: deletionRefusalTexts,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty(title),
  reason: "An offer stands on the home page until its last day is over.",
}

export default function AdminOffers(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      create={{ to: "/admin/create-offers" }}
      columns={offerColumns}
    />
  )
}
