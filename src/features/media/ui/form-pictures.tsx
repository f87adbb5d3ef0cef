import { type ReactNode, useState } from "react"
import { Picture } from "#src/ui/pictures/picture.tsx"
import type { FieldPicture } from "./field-picture.ts"
import styles from "./form-pictures.module.css"

/** The ids in the pictures value of a form. */
const idsOf = (value: string): string[] => value.split(" ").filter((id) => id !== "")

/**
 * The pictures of a form with edit conflicts: the initial ones, how a value is displayed, and how it is put into the
 * field, which is reset then.
 */
export function useFormPictures(value: string, known: readonly FieldPicture[]) {
  const [put, setPut] = useState<{ readonly count: number; readonly value: string | null }>({
    count: 0,
    value: null,
  })
  const find = (text: string): FieldPicture[] =>
    idsOf(text).flatMap((id) => known.find((picture) => picture.id === id) ?? [])
  const show = (text: string): ReactNode => (
    <span className={styles.pictures}>
      {find(text).map((picture) => (
        <span key={picture.id} className={styles.picture}>
          <Picture picture={picture} shape="landscape" sizes="8rem" />
        </span>
      ))}
    </span>
  )
  return {
    key: `pictures-${put.count}`,
    pictures: find(put.value ?? value),
    show,
    put: (text: string) => setPut(({ count }) => ({ count: count + 1, value: text })),
  }
}
