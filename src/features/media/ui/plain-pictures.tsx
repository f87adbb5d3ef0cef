import { parseUploadHash } from "#src/shared/picture-address.ts"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { maxAltLength } from "../picture.ts"
import { formatPartName, pictureParts } from "../picture-form.ts"
import type { FieldPicture } from "./field-picture.ts"
import styles from "./picture-field.module.css"

type PlainPicturesProps = {
  pictures: readonly FieldPicture[]
  isSeveral: boolean
  accept: string
  id: string
}

const Kept = ({
  picture,
  place,
  isSeveral,
}: {
  picture: FieldPicture
  place: number
  isSeveral: boolean
}) => (
  <li className={styles.plainCard}>
    <Picture picture={picture} sizes="20rem" />
    <CheckboxField
      id={`keep-${picture.id}`}
      name={pictureParts.kept}
      value={picture.id}
      label="Keep this picture"
      defaultChecked
    />
    {isSeveral && (
      <TextField
        name={formatPartName("place", picture.id)}
        label="Place"
        kind="number"
        defaultValue={String(place + 1)}
        optional
      />
    )}
    {parseUploadHash(picture.id) !== null && (
      <TextField
        name={formatPartName("alt", picture.id)}
        label="What it shows"
        maxLength={maxAltLength}
        defaultValue={picture.alt}
      />
    )}
  </li>
)

/** The field without script: check boxes keep or remove pictures, new files are sent with the form. */
export function PlainPictures({ pictures, isSeveral, accept, id }: PlainPicturesProps) {
  return (
    <>
      {pictures.length > 0 && (
        <ol className={styles.cards}>
          {pictures.map((picture, place) => (
            <Kept key={picture.id} picture={picture} place={place} isSeveral={isSeveral} />
          ))}
        </ol>
      )}
      <input id={id} type="file" name={pictureParts.file} accept={accept} multiple={isSeveral} />
      <TextField
        name={pictureParts.alt}
        label={isSeveral ? "What the new pictures show" : "What the new picture shows"}
        maxLength={maxAltLength}
        optional={pictures.length > 0}
      />
    </>
  )
}
