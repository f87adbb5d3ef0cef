import { Link } from "#src/ui/navigation/link.tsx"
import type { RoomType } from "../../room-type.ts"
import { RoomFacts } from "../room-facts.tsx"
import { RoomPicture } from "../room-picture.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Price } from "#src/ui/price/price.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./other-rooms.module.css"

type OtherRoom = {
  readonly room: Pick<RoomType, "name" | "kind" | "sizeSqft" | "bed" | "view" | "finalPrice">
  readonly picture: PictureSource | undefined
  readonly to: string
}

/** The neighbouring room types. */
export function OtherRooms({ others }: { others: readonly OtherRoom[] }) {
  const t = useText()
  return (
    <Section width="wide" labelledBy="other-rooms">
      <div className={styles.othersHead}>
        <h2 id="other-rooms">{t("Other rooms")}</h2>
        <LinkButton to="/rooms" variant="quiet">
          All rooms and suites
        </LinkButton>
      </div>
      <ul className={styles.others}>
        {others.map(({ room, picture, to }) => (
          <li key={to} className={styles.other}>
            <RoomPicture picture={picture} sizes="(min-width: 48rem) 46vw, 100vw" shape="wide" />
            <h3 className={styles.otherName}>
              <Link to={to} viewTransition>
                {room.name}
              </Link>
            </h3>
            <RoomFacts room={room} />
            <p>
              <Price amount={room.finalPrice} per="a night, taxes included" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
