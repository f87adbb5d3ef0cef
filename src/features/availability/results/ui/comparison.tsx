import type { ReactNode } from "react"
import { formatRoomSize } from "#src/features/rooms/room-type.ts"
import { RoomPicture } from "#src/features/rooms/ui/room-picture.tsx"
import { Link } from "#src/ui/navigation/link.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { ResultPrice, type StayResult } from "../../ui/stay-results.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import styles from "./comparison.module.css"

const unbroken = (text: string): string => text.replace(" m²", "\u00a0m²")

/** Two or three room types side by side. The name of a fact is above its values, so that three fit on a phone. */
export function Comparison({ results }: { results: readonly StayResult[] }) {
  const t = useText()
  const rooms = results.map(({ room }) => room)
  const facts: { name: string; values: ReactNode[] }[] = [
    {
      name: results.some(({ stay }) => stay) ? "Your stay" : "Price",
      values: results.map((result) => <ResultPrice key={result.room.id} {...result} />),
    },
    {
      name: "Size",
      values: rooms.map(({ sizeSqft }) => sizeSqft !== null && unbroken(t(formatRoomSize(sizeSqft)))),
    },
    { name: "Bed", values: rooms.map(({ bed }) => t(bed)) },
    { name: "View", values: rooms.map(({ view }) => t(view)) },
  ]
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t("Rooms side by side")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {results.map(({ room, picture, roomTo }) => (
              <th key={room.id} scope="col" className={styles.room}>
                {/* Screen readers read this head with every cell: the name is enough. */}
                <RoomPicture
                  picture={picture && { ...picture, alt: "" }}
                  sizes="(min-width: 62rem) 30vw, 33vw"
                  priority
                />
                <Link to={roomTo} viewTransition className={styles.name}>
                  {t(room.name)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {facts.map(({ name, values }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={results.length} className={styles.fact}>
                {t(name)}
              </th>
            </tr>
            <tr>
              {rooms.map(({ id }, place) => (
                <td key={id} className={styles.value}>
                  <div className={styles.cell}>{values[place] || "–"}</div>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
