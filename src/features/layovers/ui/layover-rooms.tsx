import { formatRoomsLeft } from "#src/features/availability/ui/scarcity-text.ts"
import { type ListedRoom, RoomRows } from "#src/features/rooms/ui/room-rows.tsx"
import { messages } from "#src/shared/messages.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./layover-rooms.module.css"

export type LayoverRoom = ListedRoom & {
  readonly total: Money
  readonly left: number
  /** The confirm page, with the arrival filled in; null when nothing is free. */
  readonly bookTo: string | null
}

type LayoverRoomsProps = {
  readonly rooms: readonly LayoverRoom[]
  /** The hours of a day room; null for a night. */
  readonly hours: number | null
}

function Answer({ room, total, left, bookTo, hours }: LayoverRoom & Pick<LayoverRoomsProps, "hours">) {
  const t = useText()
  const length = hours === null ? t("A night, taxes included") : t("{hours} hours, taxes included", { hours })
  if (bookTo === null) return <p className={styles.full}>{t(messages.availability.notAvailable)}</p>
  const scarcity = formatRoomsLeft(left)
  return (
    <>
      <Price amount={total} per={length} size="large" />
      {scarcity !== null && <p className={styles.left}>{t(scarcity)}</p>}
      <LinkButton
        to={bookTo}
        aria-label={t("BOOK NOW: {room}, {total}", { room: t(room.name), total: formatMoney(total) })}
      >
        BOOK NOW
      </LinkButton>
    </>
  )
}

/** The room types with their price for the hours of a layover. */
export const LayoverRooms = ({ rooms, hours }: LayoverRoomsProps) => (
  <RoomRows rooms={rooms} renderPriceAndAction={(room) => <Answer {...room} hours={hours} />} />
)
