import { formatRoomSize, type RoomType } from "../../room-type.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import styles from "./room-details.module.css"

type RoomDetailsProps = {
  room: Pick<RoomType, "sizeSqft" | "bed" | "view">
  /** The most guests of one room: '2 adults, 2 children'. */
  mostGuests: string
}

/** The stored facts of a room type. */
export function RoomDetails({ room, mostGuests }: RoomDetailsProps) {
  const { sizeSqft, bed, view } = room
  const facts = [
    { term: "Size", description: sizeSqft === null ? "" : formatRoomSize(sizeSqft) },
    { term: "Bed", description: bed },
    { term: "View", description: view },
    { term: "Guests", description: `Up to ${mostGuests}` },
    { term: "Check-in", description: `From ${formatTime(hotel.checkInTime)}` },
    { term: "Check-out", description: `By ${formatTime(hotel.checkOutTime)}` },
  ]
  return (
    <div className={styles.details}>
      <h2 className={styles.title}>The room at a glance</h2>
      <DefinitionList items={facts.filter(({ description }) => description !== "")} />
    </div>
  )
}
