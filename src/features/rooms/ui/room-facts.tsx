import { useText } from "#src/ui/use-text.tsx"
import { listRoomFacts, type RoomType } from "../room-type.ts"
import styles from "./room-facts.module.css"

type RoomFactsProps = { room: Pick<RoomType, "kind" | "sizeSqft" | "bed" | "view"> }

/** Type, size, bed and view, in a line. */
export function RoomFacts({ room }: RoomFactsProps) {
  const t = useText()
  return (
    <ul className={styles.facts} aria-label={t("About the room")}>
      {listRoomFacts(room).map((fact) => (
        <li key={fact}>{t(fact)}</li>
      ))}
    </ul>
  )
}
