import { Link } from "react-router"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { messages } from "#src/shared/messages.ts"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import type { CallerRoomStatus } from "#src/features/bookings/place/caller-room.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import styles from "./caller-rooms.module.css"

export type CallerRoom = {
  readonly roomId: string
  readonly roomName: string
  readonly total: Money
  readonly left: number
  readonly status: CallerRoomStatus
  /** The booking page. */
  readonly bookTo: string
}

const columns: readonly Column<CallerRoom>[] = [
  {
    key: "room",
    header: "Room",
    render: ({ roomName, status: { restriction } }) => (
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
    render: ({ roomName, status, bookTo }) => (
      <span className={styles.book}>
        {status.canBook ? (
          <Link to={bookTo} aria-label={`Book: ${roomName}`}>
            Book
          </Link>
        ) : (
          status.unavailableLabel
        )}
      </span>
    ),
  },
]

/** All room types for the caller's stay. */
export const CallerRooms = ({ rooms }: { rooms: readonly CallerRoom[] }) =>
  rooms.length === 0 ? (
    <EmptyState title={messages.rooms.empty}>Room types that are on sale appear here.</EmptyState>
  ) : (
    <Table
      caption="Rooms for this stay"
      hideCaption
      columns={columns}
      rows={rooms}
      rowKey={({ roomId }) => roomId}
      narrow="scroll"
    />
  )
