import { CarProfileIcon } from "@phosphor-icons/react/dist/icons/CarProfile"
import { CoffeeIcon } from "@phosphor-icons/react/dist/icons/Coffee"
import { SwimmingPoolIcon } from "@phosphor-icons/react/dist/icons/SwimmingPool"
import { transferNote } from "#src/features/content/texts/room-perks.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Money } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Carousel } from "#src/ui/pictures/carousel.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { FromPrice } from "#src/ui/price/from-price.tsx"
import { ImageView } from "./image-view.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { RoomIndex } from "./room-index.tsx"
import styles from "./room-showcase.module.css"

export type ShownRoom = {
  readonly slug: string
  readonly name: string
  readonly message: string
  readonly facts: readonly string[]
  readonly images: readonly ContentImage[]
  readonly price: Money
  readonly finalPrice: Money
  readonly isSellable: boolean
}

type RoomShowcaseProps = { rooms: readonly ShownRoom[]; moreAmenities: readonly string[] }

const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]

/**
 * The room types in order (ROOMS-2). Desktop: chapters with an index beside them. Phone: a row of names as an index,
 * then a card for each room, picture first (ROOMS-3).
 */
export function RoomShowcase({ rooms, moreAmenities }: RoomShowcaseProps) {
  const t = useText()
  return (
    <div className={styles.showcase}>
      <RoomIndex rooms={rooms} />
      <div className={styles.rooms}>
        {rooms.map((room, place) => (
          <RoomChapter
            key={room.slug}
            room={room}
            numeral={numerals[place] ?? ""}
            moreAmenities={moreAmenities}
          />
        ))}
        <p className={styles.note}>{t(transferNote)}</p>
      </div>
    </div>
  )
}

type RoomChapterProps = { room: ShownRoom; numeral: string; moreAmenities: readonly string[] }

function RoomChapter({ room, numeral, moreAmenities }: RoomChapterProps) {
  const t = useText()
  const { name } = room
  const slides = room.images.map((image) => ({
    key: image.id,
    content: (
      <ImageView
        image={image}
        sizes="(min-width: 62rem) 74vw, 100vw"
        shape="landscape"
        className={styles.image}
      />
    ),
  }))
  return (
    <article id={room.slug} className={styles.room} aria-labelledby={`${room.slug}-name`}>
      <div className={styles.head}>
        <p className={styles.numeral} aria-hidden="true">
          {numeral}
        </p>
        <h2 id={`${room.slug}-name`} className={styles.name}>
          {name}
        </h2>
        <ul className={styles.facts} aria-label={t("About the room")}>
          {room.facts.map((fact) => (
            <li key={fact}>{t(fact)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.pictures}>
        <Carousel label={t("Pictures of the {name}", { name })} slides={slides} />
      </div>
      {room.message && <p className={styles.message}>{room.message}</p>}
      <Perks moreAmenities={moreAmenities} />
      <div className={styles.price}>
        <FromPrice amount={room.finalPrice} was={room.price} />
        {!room.isSellable && <Badge tone="danger">Out of Stock</Badge>}
      </div>
      <div className={styles.actions}>
        {room.isSellable && (
          <LinkButton to={`/related-room#${room.slug}`} aria-label={t("BOOK NOW: {name}", { name })}>
            BOOK NOW
          </LinkButton>
        )}
        <LinkButton
          href={hotel.reservations.href}
          variant="secondary"
          aria-label={t("Call Now about the {name}: {phone}", { name, phone: hotel.reservations.phone })}
        >
          Call Now
        </LinkButton>
        <LinkButton
          to={`/rooms/${room.slug}`}
          variant="quiet"
          aria-label={t("See the room: {name}", { name })}
        >
          See the room
        </LinkButton>
      </div>
    </article>
  )
}

function Perks({ moreAmenities }: { moreAmenities: readonly string[] }) {
  const t = useText()
  return (
    <div className={styles.perks}>
      <ul className={styles.perkList} aria-label={t("With every stay")}>
        <li>
          <Icon of={CoffeeIcon} />
          {t("Breakfast & tea")}
        </li>
        <li>
          <Icon of={SwimmingPoolIcon} />
          {t("Swimming Pool")}
        </li>
        <li>
          <Icon of={CarProfileIcon} />
          {t("Pick & Drop*")}
        </li>
      </ul>
      <details className={styles.more}>
        <summary>{t("{count} more amenities", { count: moreAmenities.length })}</summary>
        <ul className={styles.moreList}>
          {moreAmenities.map((amenity) => (
            <li key={amenity}>{t(amenity)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
