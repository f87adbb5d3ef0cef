import { Link } from "react-router"
import type { ListedOffer } from "#src/features/content/offers/offers.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { Badge } from "#src/ui/badge.tsx"
import { firstPicture, LinesCell, type Pictured, Whole } from "#src/ui/data-table/table-cells.tsx"
import type { ColumnLooks } from "#src/ui/data-table/table-model.ts"

export type OfferRow = Pictured<ListedOffer> & {
  readonly isCurrent: boolean
  /** The link to its history, for staff who may see the audit log. */
  readonly historyPath: string | null
}

/** How the list shows an offer (ADM-1). */
export const offerColumns: ColumnLooks<OfferRow> = {
  pic: firstPicture,
  name: {
    below: ({ name, historyPath }) =>
      historyPath && (
        <Link to={historyPath} aria-label={`History of ${name}`}>
          History
        </Link>
      ),
  },
  discounts: {
    render: ({ roomDiscount, diningDiscount }) => (
      <LinesCell>
        <span>{roomDiscount}</span>
        <span>{diningDiscount}</span>
      </LinesCell>
    ),
  },
  valid: {
    render: ({ validUntil, isCurrent }) => (
      <LinesCell>
        <Whole>{formatLongDate(validUntil)}</Whole>
        {isCurrent ? <Badge tone="success">On the home page</Badge> : <Badge>Expired</Badge>}
      </LinesCell>
    ),
  },
}
