import { UploadSimpleIcon } from "@phosphor-icons/react/dist/icons/UploadSimple"
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { classes } from "#src/ui/classes.ts"
import { FieldError, fieldWiring } from "#src/ui/field.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { useEnhanced } from "#src/ui/use-enhanced.ts"
import { useSortable } from "#src/ui/use-sortable.ts"
import { pictureParts } from "../picture-form.ts"
import type { FieldPicture } from "./field-picture.ts"
import { PictureCard } from "./picture-card.tsx"
import styles from "./picture-field.module.css"
import { PlainPictures } from "./plain-pictures.tsx"
import { usePictureEntries } from "./use-picture-entries.ts"

const accept = "image/jpeg,image/png,image/webp,image/gif"

type PictureFieldProps = {
  label: ReactNode
  /** What the record shows already. */
  pictures: readonly FieldPicture[]
  several?: boolean
  error?: string | undefined
  hint?: ReactNode
}

type LivePicturesProps = Pick<PictureFieldProps, "pictures" | "error"> & { isSeveral: boolean; id: string }

/** Nothing is lost by sending a form too early: it waits until every file has arrived. */
function useHeldBack(isSending: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    const form = field.current?.closest("form")
    if (!form || !isSending) return undefined
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setTold(true)
    }
    form.addEventListener("submit", hold)
    return () => form.removeEventListener("submit", hold)
  }, [isSending])
  return { field, isTold: isTold && isSending }
}

function LivePictures({ pictures, error, isSeveral, id }: LivePicturesProps) {
  const { entries, change, add, isSending } = usePictureEntries(pictures, isSeveral)
  const { field, isTold } = useHeldBack(isSending)
  const [isOver, setOver] = useState(false)
  const onMove = (from: number, to: number) => change({ kind: "moved", from, to })
  const { list, handleOf } = useSortable<HTMLOListElement>({ count: entries.length, onMove })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    currentTarget.value = ""
  }
  const setOverOf = (isNow: boolean) => () => setOver(isNow)
  return (
    <div ref={field} className={styles.live}>
      {entries.length > 0 && (
        <ol ref={list} className={styles.cards}>
          {entries.map((entry, place) => (
            <PictureCard
              key={entry.key}
              entry={entry}
              place={place}
              count={entries.length}
              handle={handleOf(place)}
              isAltMissing={error !== undefined}
              onMove={(to) => onMove(place, to)}
              onRemove={() => change({ kind: "removed", key: entry.key })}
              onAim={(focal) => change({ kind: "aimed", key: entry.key, focal })}
            />
          ))}
        </ol>
      )}
      <label className={classes(styles.drop, isOver && styles.over)}>
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={isSeveral}
          onChange={choose}
          onDragEnter={setOverOf(true)}
          onDragLeave={setOverOf(false)}
          onDrop={setOverOf(false)}
        />
        <Icon of={UploadSimpleIcon} />
        <span>
          <span className={styles.choose}>{wordsOfChoice(isSeveral, entries.length)}</span> or drop{" "}
          {isSeveral ? "them" : "it"} here
        </span>
      </label>
      {isTold && (
        <FieldError id={`${id}-held`}>The pictures are still on their way. Please wait a moment.</FieldError>
      )}
    </div>
  )
}

function wordsOfChoice(isSeveral: boolean, count: number): string {
  if (isSeveral) return count > 0 ? "Add pictures" : "Choose pictures"
  return count > 0 ? "Choose another picture" : "Choose a picture"
}

/**
 * The pictures of a record, for a form of `multipart/form-data`: sent as soon as they are chosen, described, aimed,
 * sorted and dropped in one list; without script they go with the form.
 */
export function PictureField({ label, pictures, several = false, error, hint }: PictureFieldProps) {
  const isLive = useEnhanced()
  const { id, hintId, errorId, described } = fieldWiring({ name: pictureParts.file, label, hint, error })
  return (
    <fieldset className={styles.field} aria-describedby={described}>
      <legend className={styles.legend}>{label}</legend>
      {isLive ? (
        <LivePictures pictures={pictures} error={error} isSeveral={several} id={id} />
      ) : (
        <PlainPictures pictures={pictures} isSeveral={several} accept={accept} id={id} />
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
