import { UploadSimpleIcon } from "@phosphor-icons/react/dist/icons/UploadSimple"
import { type ChangeEvent, useEffect, useRef, useState } from "react"
import { classes } from "#src/ui/classes.ts"
import { useLostFiles } from "#src/ui/forms/drafts/use-lost-files.ts"
import { FieldError, fieldWiring } from "#src/ui/forms/field.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useSortable } from "#src/ui/browser/use-sortable.ts"
import { pictureParts } from "../picture-form.ts"
import { picturesReasons } from "../picture-refusals.ts"
import type { FieldEntry, FieldPicture } from "./field-picture.ts"
import { PictureCard } from "./picture-card.tsx"
import styles from "./picture-field.module.css"
import { PictureLibrary } from "./picture-library.tsx"
import { PlainPictures } from "./plain-pictures.tsx"
import { usePictureEntries } from "./use-picture-entries.ts"

const accept = "image/jpeg,image/png,image/webp,image/gif"

type PictureFieldProps = {
  label: string
  /** The record's present pictures. */
  pictures: readonly FieldPicture[]
  several?: boolean
  /** Stored pictures to choose from. */
  library?: readonly FieldPicture[]
  error?: string | undefined
  hint?: string
}

type LivePicturesProps = Pick<PictureFieldProps, "error"> & {
  pictures: ReturnType<typeof usePictureEntries>
  isSeveral: boolean
  library: readonly FieldPicture[]
  id: string
}

/** Delays the submission until every file is uploaded or removed. */
function useHeldBack(why: string | null) {
  const field = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const form = field.current?.closest("form")
    if (!form || why === null) return undefined
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setShown(true)
    }
    form.addEventListener("submit", hold)
    return () => form.removeEventListener("submit", hold)
  }, [why])
  return { field, held: isShown ? why : null }
}

function reasonToWait(isSending: boolean, entries: readonly FieldEntry[]): string | null {
  if (isSending) return "The pictures are still on their way. Please wait a moment."
  return entries.some(({ reason }) => reason !== null) ? "Take out the files that were refused." : null
}

function LivePictures({ pictures, error, isSeveral, library, id }: LivePicturesProps) {
  const { entries, change, add, isSending } = pictures
  const { field, held } = useHeldBack(reasonToWait(isSending, entries))
  const [isOver, setOver] = useState(false)
  // Dispatches the event of a typed change, so that the form notices that it has unsaved changes.
  const edit = (edited: Parameters<typeof change>[0]) => {
    change(edited)
    field.current?.dispatchEvent(new Event("input", { bubbles: true }))
  }
  const onMove = (from: number, to: number) => edit({ kind: "moved", from, to })
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
              isAltMissing={error === picturesReasons["alt-missing"]}
              onMove={(to) => onMove(place, to)}
              onRemove={() => edit({ kind: "removed", key: entry.key })}
              onAim={(focal) => edit({ kind: "aimed", key: entry.key, focal })}
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
          <span className={styles.choose}>{formatChoice(isSeveral, entries.length)}</span> or drop{" "}
          {isSeveral ? "them" : "it"} here
        </span>
      </label>
      <PictureLibrary
        pictures={library}
        chosenIds={entries.map(({ key, picture }) => picture?.id ?? key)}
        onChoose={(picture) => edit({ kind: "chosen", picture, replaces: !isSeveral })}
      />
      {held !== null && <FieldError id={`${id}-held`}>{held}</FieldError>}
    </div>
  )
}

function formatChoice(isSeveral: boolean, count: number): string {
  if (isSeveral) return count > 0 ? "Add pictures" : "Choose pictures"
  return count > 0 ? "Choose another picture" : "Choose a picture"
}

/** What can be uploaded (VAL-5), after the hint of the form. */
const formatHint = (hint: string | undefined, isSeveral: boolean): string => {
  const limits = isSeveral
    ? "JPEG, PNG, WebP or GIF. One of at most 4 MB, or several of at most 3 MB each."
    : "JPEG, PNG, WebP or GIF, at most 4 MB."
  return hint === undefined ? limits : `${hint}. ${limits}`
}

const chooseAgain = "Choose the picture again."

/**
 * The pictures of a record in a `multipart/form-data` form: uploaded when chosen, described, focused, sorted and
 * removed in one list. Without script they are sent with the form.
 */
export function PictureField({
  label,
  pictures,
  several = false,
  library = [],
  error,
  hint,
}: PictureFieldProps) {
  const text = useScreenText()
  const isLive = useEnhanced()
  const entries = usePictureEntries(pictures, several)
  const { isLost, field } = useLostFiles<HTMLFieldSetElement>(entries.isChosen)
  const shown = error ?? (isLost ? chooseAgain : undefined)
  const { id, hintId, errorId, described } = fieldWiring({
    name: pictureParts.file,
    label,
    hint: formatHint(hint, several),
    error: shown,
  })
  return (
    <fieldset className={styles.field} aria-describedby={described} {...field}>
      <legend className={styles.legend}>{text(label)}</legend>
      {isLive ? (
        <LivePictures pictures={entries} error={error} isSeveral={several} library={library} id={id} />
      ) : (
        <PlainPictures pictures={pictures} isSeveral={several} accept={accept} id={id} />
      )}
      {shown !== undefined && <FieldError id={errorId}>{shown}</FieldError>}
      <p id={hintId} className={styles.hint}>
        {formatHint(hint, several)}
      </p>
    </fieldset>
  )
}
