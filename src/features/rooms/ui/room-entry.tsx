import { useState } from "react"
import { Badge } from "#src/ui/badge.tsx"
import { buttonClass } from "#src/ui/button.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { FromPrice } from "#src/ui/price/from-price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { isSellable, type RoomType } from "../room-type.ts"
import { Amenities } from "./amenities.tsx"
import styles from "./room-entry.module.css"
import { RoomFacts } from "./room-facts.tsx"
import { RoomGallery } from "./room-gallery.tsx"
import { RoomPicture } from "./room-picture.tsx"

type ListedRoom = { readonly room: RoomType; readonly pictures: readonly PictureSource[] }

type RoomEntryProps = ListedRoom & {
  /** Its place in the list, from 1. */
  position: number
  /** The page that shows its pictures without script, and whether this is that page. */
  view: { to: string; isOpen: boolean }
  bookTo: string
}

// Every third picture is as wide as the window.
const sizesAt = (position: number): string =>
  position % 3 === 0 ? "100vw" : "(min-width: 62rem) 60vw, 100vw"

/** One room type in the list of rooms, with its description and a large picture (LIST-1 to LIST-3). */
export function RoomEntry({ room, pictures, position, view, bookTo }: RoomEntryProps) {
  const t = useText()
  const { name } = room
  const [isViewed, setViewed] = useState(false)
  return (
    <li className={styles.entry} id={room.slug}>
      <div className={styles.picture}>
        <RoomPicture picture={pictures[0]} sizes={sizesAt(position)} priority={position === 1} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.numeral} aria-hidden="true">
            {String(position).padStart(2, "0")}
          </p>
          <h2 className={styles.name}>{name}</h2>
          <RoomFacts room={room} />
        </div>
        {room.message && <p className={styles.message}>{room.message}</p>}
        <Amenities />
        <div className={styles.price}>
          <FromPrice amount={room.finalPrice} was={room.price} />
        </div>
        <div className={styles.actions}>
          {isSellable(room) ? (
            <LinkButton to={bookTo} aria-label={t("BOOK NOW: {name}", { name })}>
              BOOK NOW
            </LinkButton>
          ) : (
            <Badge tone="danger">Out of Stock</Badge>
          )}
          <a
            href={view.to}
            className={buttonClass({ variant: "secondary" })}
            aria-label={t("VIEW: pictures and amenities of the {name}", { name })}
            onClick={(event) => {
              event.preventDefault()
              setViewed(true)
            }}
          >
            {t("VIEW")}
          </a>
        </div>
      </div>
      {view.isOpen && (
        <div className={styles.opened}>
          <RoomGallery name={name} pictures={pictures} />
        </div>
      )}
      <Dialog open={isViewed} onClose={() => setViewed(false)} title={name} size="wide" sheet>
        <RoomGallery name={name} pictures={pictures} />
      </Dialog>
    </li>
  )
}
