import { formatRoomsLeft } from "#src/features/availability/ui/scarcity-text.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { RoomFacts } from "#src/features/rooms/ui/room-facts.tsx"
import { RoomPicture } from "#src/features/rooms/ui/room-picture.tsx"
import { messages } from "#src/shared/messages.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Link } from "#src/ui/navigation/link.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Price } from "#src/ui/price/price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./layover-rooms.module.css"

/** Only what is shown, because the page carries it a second time for its scripts. */
export type LayoverRoom = {
  readonly room: Pick<RoomType, "id" | "name" | "kind" | "sizeSqft" | "bed" | "view">
  readonly picture: PictureSource | undefined
  readonly roomTo: string
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
        aria-label={t("Book: {room}, {total}", { room: t(room.name), total: formatMoney(total) })}
      >
        Book
      </LinkButton>
    </>
  )
}

/** The room types with their price for the hours of a layover. */
export function LayoverRooms({ rooms, hours }: LayoverRoomsProps) {
  const t = useText()
  return (
    <ol className={styles.rooms}>
      {rooms.map((offer) => (
        <li key={offer.room.id} className={styles.room}>
          <RoomPicture picture={offer.picture} sizes="(min-width: 48rem) 18rem, 100vw" />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link to={offer.roomTo} viewTransition>
                {t(offer.room.name)}
              </Link>
            </h3>
            <RoomFacts room={offer.room} />
          </div>
          <div className={styles.answer}>
            <Answer {...offer} hours={hours} />
          </div>
        </li>
      ))}
    </ol>
  )
}
