import { FieldError, type FieldProps, fieldWiring } from "./field.tsx"
import type { PictureSource } from "./picture-sources.ts"
import { Picture } from "./picture.tsx"
import styles from "./picture-choice.module.css"

type PictureChoiceProps = Omit<FieldProps, "optional"> & {
  pictures: readonly PictureSource[]
  chosen: readonly string[]
  /** One of them, or any number. */
  many?: boolean
}

/** Pictures of the hotel to choose from. */
export function PictureChoice({ pictures, chosen, many, ...field }: PictureChoiceProps) {
  const { id, described, errorId, hintId } = fieldWiring(field)
  const isKnown = (pictureId: string) => pictures.some((picture) => picture.id === pictureId)
  // Pictures that have not been made yet stay with the record.
  const unseen = many ? chosen.filter((pictureId) => pictureId !== "" && !isKnown(pictureId)) : []
  return (
    <fieldset className={styles.choice} aria-describedby={described}>
      <legend className={styles.legend}>{field.label}</legend>
      {unseen.map((pictureId) => (
        <input key={pictureId} type="hidden" name={field.name} value={pictureId} />
      ))}
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <label key={picture.id} className={styles.picture}>
            <input
              type={many ? "checkbox" : "radio"}
              id={index === 0 ? id : undefined}
              name={field.name}
              value={picture.id}
              aria-label={picture.alt}
              defaultChecked={chosen.includes(picture.id)}
              className={styles.box}
            />
            <Picture picture={picture} shape="landscape" sizes="10rem" />
          </label>
        ))}
      </div>
      {field.error !== undefined && <FieldError id={errorId}>{field.error}</FieldError>}
      {field.hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
    </fieldset>
  )
}
