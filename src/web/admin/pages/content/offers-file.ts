import { offerListRules } from "#src/features/content/offers/offer-list.ts"
import { exportOffers } from "#src/features/content/offers/offer-list.service.ts"
import type { ListedOffer } from "#src/features/content/offers/offers.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/offers-file"

const columns: FileColumns<ListedOffer> = [
  ["Name", ({ name }) => name],
  ["Description", ({ description }) => description],
  ["Discount on the room", ({ roomDiscount }) => roomDiscount],
  ["Discount at the table", ({ diningDiscount }) => diningDiscount],
  ["Valid until", ({ validUntil }) => validUntil],
  timeColumn("Published at", ({ publishedAt }) => publishedAt),
]

/** `/admin/offers.csv`: the offers as the list's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { query } = readTable(offerListRules, request)
  return tableFile({
    name: "offers",
    columns,
    rows: exportOffers(context.get(platformContext), actor, query),
  })
}
