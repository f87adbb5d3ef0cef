import type { ReactNode } from "react"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { Badge } from "#src/ui/badge.tsx"
import type { PictureSource } from "#src/ui/picture-sources.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import type { Offer } from "../offers.ts"
import { PictureCell, WordsCell } from "./content-cells.tsx"
import styles from "./content-table.module.css"

export type TableOffer = {
  readonly offer: Offer
  readonly picture: PictureSource | undefined
  readonly isCurrent: boolean
}

const columns: readonly Column<TableOffer>[] = [
  { key: "pic", header: "Pic", render: ({ picture }) => <PictureCell picture={picture} /> },
  { key: "name", header: "Name", render: ({ offer }) => <div className={styles.name}>{offer.name}</div> },
  {
    key: "description",
    header: "Description",
    render: ({ offer }) => <WordsCell label={`Description of ${offer.name}`}>{offer.description}</WordsCell>,
  },
  {
    key: "discounts",
    header: "Discounts",
    render: ({ offer }) => (
      <div className={styles.terms}>
        <span>{offer.roomDiscount}</span>
        <span>{offer.diningDiscount}</span>
      </div>
    ),
  },
  {
    key: "valid",
    header: "Valid until",
    render: ({ offer, isCurrent }) => (
      <div className={styles.until}>
        {formatLongDate(offer.validUntil)}
        {isCurrent ? <Badge tone="success">On the home page</Badge> : <Badge>Expired</Badge>}
      </div>
    ),
  },
]

type OfferTableProps = { offers: readonly TableOffer[]; actions: (offer: Offer) => ReactNode }

/** The offers of the house, past ones among them, for the staff (ADM-1). */
export function OfferTable({ offers, actions }: OfferTableProps) {
  const last: Column<TableOffer> = {
    key: "actions",
    header: "Actions",
    isQuiet: true,
    render: ({ offer }) => actions(offer),
  }
  return (
    <div className={styles.table}>
      <Table
        caption="Offers"
        hideCaption
        columns={[...columns, last]}
        rows={offers}
        rowKey={({ offer }) => offer.id}
      />
    </div>
  )
}
