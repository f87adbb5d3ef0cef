import { Link } from "react-router"
import { offerStateNames } from "#src/features/content/offers/offer-terms.ts"
import { formatDiscount } from "#src/features/content/offers/offer-terms-text.ts"
import type { ListedOffer } from "#src/features/content/offers/offers.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { Badge } from "#src/ui/badge.tsx"
import { firstPicture, LinesCell, type Pictured, NoWrap } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"

type OfferRow = Pictured<ListedOffer> & {
  /** The link to its history, for staff who may see the audit log. */
  readonly historyPath: string | null
}

const audienceNames = { public: "everybody", code: "by code", members: "members" } as const

/** How the list shows an offer (ADM-1). */
export const offerColumns: CellRenderers<OfferRow> = {
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
    render: ({ roomDiscount, diningDiscount, terms }) => (
      <LinesCell>
        <span>
          {terms ? `${formatDiscount(terms.discount)}, ${audienceNames[terms.audience]}` : "A card only"}
        </span>
        {terms?.code && <span>{terms.code}</span>}
        <span>{roomDiscount}</span>
        <span>{diningDiscount}</span>
      </LinesCell>
    ),
  },
  valid: {
    render: ({ validUntil, state }) => (
      <LinesCell>
        <NoWrap>{formatLongDate(validUntil)}</NoWrap>
        <Badge tone={state === "active" ? "success" : "neutral"}>{offerStateNames[state]}</Badge>
      </LinesCell>
    ),
  },
}
