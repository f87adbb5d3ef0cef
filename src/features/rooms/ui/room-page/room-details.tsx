import { formatRoomSize, type RoomType } from "../../room-type.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./room-details.module.css"

type RoomDetailsProps = {
  room: Pick<RoomType, "sizeSqft" | "bed" | "view">
  /** The most guests of one room: '2 adults, 2 children'. */
  maxGuests: string
}

/** The stored facts of a room type. */
export function RoomDetails({ room, maxGuests }: RoomDetailsProps) {
  const t = useText()
  const { sizeSqft, bed, view } = room
  const facts = [
    { term: "Size", description: sizeSqft === null ? "" : formatRoomSize(sizeSqft) },
    { term: "Bed", description: bed },
    { term: "View", description: view },
    { term: "Guests", description: t("Up to {guests}", { guests: t(maxGuests) }) },
    { term: "Check-in", description: t("From {time}", { time: t(formatTime(hotel.checkInTime)) }) },
    { term: "Check-out", description: t("By {time}", { time: t(formatTime(hotel.checkOutTime)) }) },
  ]
  return (
    <div className={styles.details}>
      <h2 className={styles.title}>{t("The room at a glance")}</h2>
      <DefinitionList items={facts.filter(({ description }) => description !== "")} />
    </div>
  )
}
