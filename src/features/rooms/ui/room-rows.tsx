import type { ReactNode } from "react"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { Link } from "#src/ui/navigation/link.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { useText } from "#src/ui/use-text.tsx"
import { RoomFacts } from "./room-facts.tsx"
import { RoomPicture } from "./room-picture.tsx"
import styles from "./room-rows.module.css"

/** Only what is shown: the data of a page is sent a second time for hydration. */
export type ListedRoom = {
  readonly room: Pick<RoomType, "id" | "name" | "kind" | "sizeSqft" | "bed" | "view">
  readonly picture: PictureSource | undefined
  readonly roomTo: string
}

type RoomRowsProps<Listed> = {
  readonly rooms: readonly Listed[]
  /** The price of a room and its button. */
  readonly renderPriceAndAction: (listed: Listed) => ReactNode
  /** Whether the first picture is visible without scrolling. */
  readonly isFirst?: boolean
}

/** Room types below each other: the picture, the facts, the price and a button. */
export function RoomRows<Listed extends ListedRoom>({
  rooms,
  renderPriceAndAction,
  isFirst,
}: RoomRowsProps<Listed>) {
  const t = useText()
  return (
    <ol className={styles.rooms}>
      {rooms.map((listed, index) => (
        <li key={listed.room.id} className={styles.room}>
          <RoomPicture
            picture={listed.picture}
            sizes="(min-width: 48rem) 24rem, 100vw"
            priority={isFirst === true && index === 0}
          />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link to={listed.roomTo} viewTransition>
                {t(listed.room.name)}
              </Link>
            </h3>
            <RoomFacts room={listed.room} />
          </div>
          <div className={styles.answer}>{renderPriceAndAction(listed)}</div>
        </li>
      ))}
    </ol>
  )
}
