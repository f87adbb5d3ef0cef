import { Link } from "react-router"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import type { CallerOfferStatus } from "#src/features/bookings/place/caller-offer.ts"
import styles from "./caller-offers.module.css"

export type CallerOffer = {
  readonly roomId: string
  readonly roomName: string
  readonly total: Money
  readonly left: number
  readonly answer: CallerOfferStatus
  /** Where it is booked, if it can be. */
  readonly bookTo: string
}

const columns: readonly Column<CallerOffer>[] = [
  {
    key: "room",
    header: "Room",
    render: ({ roomName, answer: { restriction } }) => (
      <>
        {roomName}
        {restriction && <span className={styles.restriction}>{restriction}</span>}
      </>
    ),
  },
  { key: "left", header: "Left", align: "end", render: ({ left }) => left },
  { key: "total", header: "Whole stay", align: "end", render: ({ total }) => formatMoney(total) },
  {
    key: "book",
    header: "Book",
    isQuiet: true,
    render: ({ roomName, answer, bookTo }) => (
      <span className={styles.book}>
        {answer.canBook ? (
          <Link to={bookTo} aria-label={`Book: ${roomName}`}>
            Book
          </Link>
        ) : (
          answer.instead
        )}
      </span>
    ),
  },
]

/** Every type for the caller's stay, to be told on the telephone. */
export const CallerOffers = ({ offers }: { offers: readonly CallerOffer[] }) => (
  <Table
    caption="Rooms for this stay"
    hideCaption
    columns={columns}
    rows={offers}
    rowKey={({ roomId }) => roomId}
    narrow="scroll"
  />
)
