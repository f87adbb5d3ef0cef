import { Picture } from "#src/ui/pictures/picture.tsx"
import type { FieldPicture } from "./field-picture.ts"
import styles from "./picture-library.module.css"

type PictureLibraryProps = {
  pictures: readonly FieldPicture[]
  /** Those that the field shows already. */
  chosenIds: readonly string[]
  onChoose: (picture: FieldPicture) => void
}

/** The pictures that the hotel has already, to choose from. */
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
