import { Link } from "react-router"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-rooms.module.css"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

type HomeRoomsProps = {
  rooms: readonly { name: string; line: string; to: string }[]
  image: ContentImage
  other: ContentImage
}

/** The six kinds of room, as an index beside two pictures. */
export function HomeRooms({ rooms, image, other }: HomeRoomsProps) {
  const t = useText()
  return (
    <section className={styles.rooms} aria-labelledby="rooms">
      <div className={styles.roomsText}>
        <Eyebrow>Rooms and suites</Eyebrow>
        <h2 id="rooms">{t("Six ways to sleep well")}</h2>
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
        {rooms.map(({ name, line, to }) => (
          <li key={name}>
            <Link to={to} className={styles.row} viewTransition>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.rowLine}>{line}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
