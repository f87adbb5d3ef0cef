import { Link } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { Badge } from "#src/ui/badge.tsx"
import {
  LinesCell,
  Moment,
  NameCell,
  PictureCell,
  type Pictured,
  Whole,
  WordsCell,
} from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { ListedOffer, OfferColumn } from "#src/features/content/offers/offers.ts"

const pathOfOffer = ({ id }: Pick<ListedOffer, "id">): string => `/admin/update-offers/${id}`

export type OfferRow = Pictured<ListedOffer> & {
  readonly isCurrent: boolean
  /** The link to its history, for staff who may see the audit log. */
  readonly historyPath: string | null
}

const History = ({ name, path }: { name: string; path: string }) => (
  <Link to={path} aria-label={`History of ${name}`}>
    History
  </Link>
)

/** How the list shows an offer (ADM-1). */
export const offerColumns: Readonly<Record<OfferColumn, DataColumn<OfferRow>>> = {
  pic: { render: ({ pictures }) => <PictureCell picture={pictures[0]} /> },
  name: {
    render: (offer) => {
      const { name, historyPath } = offer
      return (
        <NameCell below={historyPath && <History name={name} path={historyPath} />}>
          <Link to={pathOfOffer(offer)}>{name}</Link>
        </NameCell>
      )
    },
  },
  description: {
    render: ({ name, description }) => <WordsCell label={`Description of ${name}`}>{description}</WordsCell>,
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
  published: { render: ({ publishedAt }) => <Moment at={publishedAt} /> },
}
