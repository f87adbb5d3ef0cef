import { Picture } from "#src/ui/pictures/picture.tsx"
import type { FieldPicture } from "./field-picture.ts"
import styles from "./picture-library.module.css"

type PictureLibraryProps = {
  pictures: readonly FieldPicture[]
  /** The pictures that the field already shows. */
  chosenIds: readonly string[]
  onChoose: (picture: FieldPicture) => void
}

/** Lets staff choose from the stored pictures. */
export function PictureLibrary({ pictures, chosenIds, onChoose }: PictureLibraryProps) {
  const open = pictures.filter(({ id }) => !chosenIds.includes(id))
  if (open.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>Choose from the pictures of the hotel</summary>
      <ul className={styles.pictures}>
        {open.map((picture) => (
          <li key={picture.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(picture)}>
              <Picture picture={picture} shape="landscape" sizes="9rem" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
