import { Picture } from "#src/ui/pictures/picture.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import styles from "./picture-strip.module.css"

type PictureStripProps = { pictures: readonly PictureSource[]; most?: number }

/** The first pictures of a record as thumbnails, and the number of others. */
export function PictureStrip({ pictures, most = 4 }: PictureStripProps) {
  const more = pictures.length - most
  return (
    <ul className={styles.strip}>
      {pictures.slice(0, most).map((picture) => (
        <li key={picture.id} className={styles.picture}>
          <Picture picture={picture} shape="landscape" sizes="6rem" />
        </li>
      ))}
      {more > 0 && <li className={styles.more}>and {more} more</li>}
    </ul>
  )
}
