import { Link } from "react-router"
import type { PictureUse } from "../picture.ts"
import { pictureUsePath, formatPictureUse } from "../picture-uses.ts"
import styles from "./picture-uses.module.css"

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Use({ use, mayOpen }: { use: PictureUse; mayOpen: boolean }) {
  const path = mayOpen ? pictureUsePath(use) : null
  const words = capital(formatPictureUse(use))
  return path ? <Link to={path}>{words}</Link> : words
}

type PictureUsesProps = {
  uses: readonly PictureUse[]
  /** Whether the reader may change room types. */
  mayOpenRooms: boolean
  isSaved: boolean
  most?: number
}

/** Links to the uses of a picture; without uses, whether it is kept. */
export function PictureUses({ uses, mayOpenRooms, isSaved, most = uses.length }: PictureUsesProps) {
  const more = uses.length - most
  if (uses.length === 0)
    return (
      <span className={styles.uses}>
        Nothing yet
        <span className={styles.soft}>{isSaved ? "Kept for later." : "Deleted a day after its upload."}</span>
      </span>
    )
  return (
    <ul className={styles.uses}>
      {uses.slice(0, most).map((use) => (
        <li key={`${use.subjectType} ${use.subjectId}`}>
          <Use use={use} mayOpen={mayOpenRooms || use.subjectType !== "room-type"} />
        </li>
      ))}
      {more > 0 && <li className={styles.soft}>and {more} more</li>}
    </ul>
  )
}
