import { Link } from "react-router"
import type { Money } from "#src/shared/money.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { Price } from "#src/ui/price/price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-rooms.module.css"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

export type HomeRoom = {
  readonly name: string
  readonly line: string
  /** The price of a night, less the discount of the room type. */
  readonly price: Money
  readonly to: string
}

type HomeRoomsProps = {
  rooms: readonly HomeRoom[]
  image: ContentImage
  other: ContentImage
}

/** The room types of the hotel, as an index beside two pictures. */
export function HomeRooms({ rooms, image, other }: HomeRoomsProps) {
  const t = useText()
  return (
    <section className={styles.rooms} aria-labelledby="rooms">
      <div className={styles.roomsText}>
        <Eyebrow>Rooms and suites</Eyebrow>
        <h2 id="rooms">{t("Ways to sleep well")}</h2>
        <p>
          {t(
            "Walnut, indigo and brass; a bed made the way you hope for after a long flight. Choose by how much room you want around it.",
          )}
        </p>
      </div>
      <div className={styles.roomsPicture}>
        <ImageView image={image} sizes="(min-width: 62rem) 62vw, 100vw" />
      </div>
      <div className={styles.secondPicture}>
        <ImageView image={other} shape="portrait" sizes="(min-width: 62rem) 50vw, 1px" />
      </div>
      <ol className={styles.index}>
        {rooms.map(({ name, line, price, to }) => (
          <li key={name}>
            <Link to={to} className={styles.row} viewTransition>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.rowFacts}>
                <span className={styles.rowLine}>{line}</span>
                <span className={styles.rowPrice}>
                  {t("From")} <Price amount={price} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
