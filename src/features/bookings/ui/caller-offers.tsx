import { Link } from "react-router"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { type Column, Table } from "#src/ui/table.tsx"

export type CallerOffer = {
  readonly roomId: string
  readonly roomName: string
  readonly total: Money
  readonly left: number
  /** Where it is booked; null when too few are left. */
  readonly bookTo: string | null
}

const columns: readonly Column<CallerOffer>[] = [
  { key: "room", header: "Room", render: ({ roomName }) => roomName },
  { key: "left", header: "Left", align: "end", render: ({ left }) => left },
  { key: "total", header: "Whole stay", align: "end", render: ({ total }) => formatMoney(total) },
  {
    key: "book",
    header: "Book",
    isQuiet: true,
    render: ({ roomName, bookTo }) =>
      bookTo ? (
        <Link to={bookTo} aria-label={`Book: ${roomName}`}>
          Book
        </Link>
      ) : (
        "Full"
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
